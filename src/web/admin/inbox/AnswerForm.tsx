import { Form } from 'react-router'
import type { ApiError } from '#api/errors.ts'
import type { AdminMessage } from '#domains/admin/message-contract.ts'
import { maxAnswerLength } from '#domains/admin/message-states.ts'
import { useText } from '#i18n/react.tsx'
import { errorMessages } from '#web/lib/forms.ts'
import { SubmitButton } from '#web/ui/actions/Button.tsx'
import { CountedTextArea } from '#web/ui/form/CountedTextArea.tsx'
import { FormErrors } from '#web/ui/form/FormErrors.tsx'

/** Answers a contact message by e-mail, or marks it as already answered. */
export function AnswerForm({
  message,
  error,
  values,
}: {
  message: AdminMessage
  error: ApiError | undefined
  values: Record<string, string> | undefined
}) {
  const t = useText()
  const messages = errorMessages(t, error, { answer: t('messages.answer') })
  const language = t('messages.languageName', { locale: message.locale === 'ar' ? 'ar' : 'other' })
  return (
    <section className="admin-card">
      <h2>{t('messages.answerTitle')}</h2>
      <FormErrors messages={messages} />
      <Form method="post" className="grid justify-items-start gap-3" noValidate>
        <CountedTextArea
          {...messages.field('answer')}
          className="w-full"
          hint={t('messages.answerHint', { language })}
          rows={8}
          lang={message.locale}
          limit={maxAnswerLength}
          defaultValue={values?.answer ?? ''}
        />
        <SubmitButton intent="answer">{t('messages.send')}</SubmitButton>
      </Form>
      <Form method="post" className="grid justify-items-start gap-3">
        <p className="text-muted">{t('messages.markText')}</p>
        <SubmitButton intent="mark" variant="secondary">
          {t('messages.mark')}
        </SubmitButton>
      </Form>
    </section>
  )
}
