import { Link, redirect } from 'react-router'
import { siteTimeZone } from '#domains/shared/dates.ts'
import type { AdminMessage } from '#domains/admin/message-contract.ts'
import { useLanguage, useText } from '#i18n/react.tsx'
import { adminLinks } from '#links/admin.ts'
import { AdminForm } from '#web/admin/AdminForm.tsx'
import { ContactLink } from '#web/admin/ContactLink.tsx'
import { AnswerState } from '#web/admin/inbox/AnswerState.tsx'
import { textOf, errorMessages } from '#web/lib/forms.ts'
import { Alert } from '#web/ui/feedback/Alert.tsx'
import { KeyValues } from '#web/ui/figures/KeyValues.tsx'
import { PageHeading, titleOf } from '#web/ui/layout/Page.tsx'
import { adminForm, adminRequest, formFailure } from '#web/admin/admin-request.ts'
import type { ApiError } from '#api/errors.ts'
import { maxAnswerLength } from '#domains/admin/message-states.ts'
import { CountedTextArea } from '#web/ui/form/CountedTextArea.tsx'
import type { Route } from './+types/message'

export const meta: Route.MetaFunction = (args) => titleOf(args, 'messages.title')

export { reloadsAfterConflict as shouldRevalidate } from '#web/lib/forms.ts'

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const { api, now, responseTo } = adminRequest(request, context)
  const answer = await api.show_message({ receipt: params.receipt ?? '' })
  if (!answer.ok) {
    const { error } = answer
    throw responseTo(error.code === 'invalid_input' ? { code: 'not_found' } : error)
  }
  return { message: answer.data, now: now.toISOString() }
}

export async function action({ request, context, params }: Route.ActionArgs) {
  const { api, locale, responseTo, form } = await adminForm(request, context)
  const receipt = params.receipt ?? ''
  if (textOf(form, 'intent') === 'mark') {
    const marked = await api.mark_message_answered({ receipt })
    // A message that is already marked is not an error.
    if (marked.ok || marked.error.code === 'not_found')
      throw redirect(adminLinks.messages(locale, { marked: receipt.toUpperCase() }))
    throw responseTo(marked.error)
  }
  const answered = await api.answer_message({ receipt, answer: textOf(form, 'answer') })
  if (answered.ok) throw redirect(adminLinks.messages(locale, { sent: answered.data.receipt }))
  return formFailure(answered.error, form, { locale, request })
}

export default function Message({ loaderData: { message, now }, actionData }: Route.ComponentProps) {
  const { t, locale, format } = useLanguage()
  const { receipt, name, email, phone, topic, created_at, answered_at, answer } = message
  const first = actionData?.error.code === 'conflict' ? (actionData.error.data as AdminMessage | undefined) : undefined
  return (
    <>
      <Link className="link" to={adminLinks.messages(locale)}>
        {t('messages.back')}
      </Link>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <PageHeading>{t('messages.messageTitle', { receipt })}</PageHeading>
        <AnswerState message={message} now={now} />
      </div>
      {first && <Alert tone="warning" announce title={t('messages.tooLate', { name: first.answered_by })} />}
      <div className="admin-columns">
        <section className="admin-card">
          <h2>{t('messages.message')}</h2>
          <p dir="auto" className="whitespace-pre-line">
            {message.message}
          </p>
          {answered_at && (
            <>
              <h2>{t('messages.wasAnswered')}</h2>
              <p dir="auto" className="whitespace-pre-line">
                {answer || t('messages.answeredOtherwise')}
              </p>
            </>
          )}
        </section>
        <section className="admin-card">
          <KeyValues
            items={[
              { label: t('messages.from'), value: <bdi>{name}</bdi> },
              { label: t('messages.email'), value: <ContactLink to={email} /> },
              phone && { label: t('messages.phone'), value: <ContactLink to={phone} /> },
              { label: t('messages.about'), value: t('messages.topic', { topic }) },
              { label: t('messages.wrote'), value: format.instant(created_at, siteTimeZone) },
            ]}
          />
        </section>
      </div>
      {!answered_at && (
        <AnswerForm message={message} error={first ? undefined : actionData?.error} typed={actionData?.values.answer} />
      )}
    </>
  )
}

type AnswerProps = { message: AdminMessage; error: ApiError | undefined; typed: string | undefined }

function AnswerForm({ message, error, typed }: AnswerProps) {
  const t = useText()
  const messages = errorMessages(t, error, { answer: t('messages.answer') })
  const language = t('messages.languageName', { locale: message.locale === 'ar' ? 'ar' : 'other' })
  return (
    <>
      <AdminForm heading={t('messages.answerTitle')} messages={messages} intent="answer" submit={t('messages.send')}>
        <CountedTextArea
          {...messages.field('answer')}
          hint={t('messages.answerHint', { language })}
          rows={8}
          lang={message.locale}
          limit={maxAnswerLength}
          defaultValue={typed ?? ''}
        />
      </AdminForm>
      <AdminForm text={t('messages.markText')} intent="mark" submit={t('messages.mark')} secondary />
    </>
  )
}
