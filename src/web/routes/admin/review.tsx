import type { Translator } from '#i18n/translator.ts'
import { isContentLocale } from '#i18n/locale.ts'
import { Link, redirect } from 'react-router'
import { siteTimeZone } from '#domains/shared/dates.ts'
import type { AdminReviewDetails } from '#domains/reviews/answers.ts'
import { maxAnswer } from '#domains/reviews/rules.ts'
import { hideReasons, type HideReason } from '#domains/reviews/shapes.ts'
import { useLanguage, useText } from '#i18n/react.tsx'
import { adminLinks } from '#links/admin.ts'
import { AdminForm } from '#web/admin/AdminForm.tsx'
import { Parts } from '#web/admin/Parts.tsx'
import { ReviewState } from '#web/admin/inbox/ReviewState.tsx'
import { ReviewStars } from '#web/features/reviews/ReviewStars.tsx'
import { errorMessages, textOf, type FormError } from '#web/lib/forms.ts'
import { reviewLinks } from '#links/booking.ts'
import { SubmitButton } from '#web/ui/actions/Button.tsx'
import { Alert } from '#web/ui/feedback/Alert.tsx'
import { CountedTextArea } from '#web/ui/form/CountedTextArea.tsx'
import { KeyValues } from '#web/ui/figures/KeyValues.tsx'
import { PageHeading, titleOf } from '#web/ui/layout/Page.tsx'
import { Select } from '#web/ui/form/Inputs.tsx'
import { adminForm, adminRequest, formFailure } from '#web/admin/admin-request.ts'
import type { Route } from './+types/review'

export const meta: Route.MetaFunction = (args) => titleOf(args, 'adminreviews.title')

export { reloadsAfterConflict as shouldRevalidate } from '#web/lib/forms.ts'

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const { api, query, responseTo } = adminRequest(request, context)
  const answer = await api.show_review({ id: params.id ?? '' })
  if (!answer.ok) {
    const { error } = answer
    throw responseTo(error.code === 'invalid_input' ? { code: 'not_found' } : error)
  }
  return { review: answer.data, saved: query.get('saved') === 'yes' }
}

export async function action({ request, context, params }: Route.ActionArgs) {
  const { api, locale, responseTo, form } = await adminForm(request, context)
  const id = params.id ?? ''
  const intent = textOf(form, 'intent')
  const changed = await (intent === 'hide'
    ? api.hide_review({
        id,
        reason: hideReasons.find((one) => one === textOf(form, 'reason')) as HideReason,
        note: textOf(form, 'note'),
      })
    : intent === 'publish'
      ? api.publish_review({ id })
      : intent === 'read'
        ? api.mark_review_read({ id })
        : api.answer_review({ id, answer: intent === 'remove' ? '' : textOf(form, 'answer') }))
  if (changed.ok) throw redirect(adminLinks.review(locale, changed.data.id, { saved: 'yes' }))
  if (changed.error.code === 'not_found') throw responseTo(changed.error)
  return formFailure(changed.error, form, { locale, request })
}

export default function Review({ loaderData: { review, saved }, actionData }: Route.ComponentProps) {
  const { t, locale, format } = useLanguage()
  const { id, about, words, answer, hidden } = review
  return (
    <>
      <Link className="link" to={adminLinks.reviews(locale)}>
        {t('adminreviews.back')}
      </Link>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <PageHeading>{t('adminreviews.review', { id: format.number(id) })}</PageHeading>
        <ReviewState review={review} />
      </div>
      {saved && !actionData && <Alert tone="success" title={t('adminreviews.saved')} announce />}
      {actionData?.error.code === 'conflict' && <Alert tone="warning" title={t('adminreviews.conflict')} announce />}
      {hidden && (
        <Alert tone="info" title={t('adminreviews.hiddenBecause', { reason: t(`adminreviews.reason_${hidden}`) })} />
      )}
      <div className="admin-columns">
        <section className="admin-card">
          <h2>
            <Link className="link" to={reviewLinks.all(locale, review.kind, about.slug)} reloadDocument>
              <bdi>{about.name}</bdi>
            </Link>
          </h2>
          <p>
            <ReviewStars stars={review.stars} />
          </p>
          <p dir="auto" className="whitespace-pre-line">
            {words || t('adminreviews.noWords')}
          </p>
          {answer && (
            <div className="border-primary bg-sunk max-w-[44rem] border-s-3 px-4 py-3">
              <p className="whitespace-pre-line" dir="auto">
                {answer.text}
              </p>
            </div>
          )}
        </section>
        <section className="admin-card">
          <Facts review={review} />
        </section>
      </div>
      <Answer review={review} failure={actionData} />
      {hidden ? (
        <AdminForm intent="publish" submit={t('adminreviews.publish')} secondary />
      ) : (
        <Hide failure={actionData} />
      )}
      <History review={review} />
    </>
  )
}

function Facts({ review }: { review: AdminReviewDetails }) {
  const { t, locale, format } = useLanguage()
  const { reference, parts } = review
  const rated = parts.map(({ part, stars }) => `${t(`reviews.part_${part}`)} ${format.number(stars)}`)
  return (
    <KeyValues
      items={[
        {
          label: t('adminreviews.booking'),
          value: reference ? (
            <Link className="link" to={adminLinks.booking(locale, reference)}>
              <bdi dir="ltr">{reference}</bdi>
            </Link>
          ) : (
            t('adminreviews.invented')
          ),
        },
        { label: t('adminreviews.by'), value: <bdi>{review.author || t('reviews.anonymous')}</bdi> },
        { label: t('adminreviews.party'), value: t(`reviews.party_${review.party}`) },
        { label: t('adminreviews.language'), value: languageName(t, review) },
        { label: t('adminreviews.when'), value: format.stayDate(`${review.stayed_in}-01`, 'month') },
        rated.length > 0 && { label: t('adminreviews.parts'), value: format.list(rated) },
        { label: t('adminreviews.written'), value: format.instant(review.written_at, siteTimeZone) },
      ]}
    />
  )
}

function Answer({ review, failure }: { review: AdminReviewDetails; failure: FormError | undefined }) {
  const t = useText()
  const ownFailure = failure && textIn(failure, 'intent') === 'answer' ? failure : undefined
  const messages = errorMessages(t, ownFailure?.error, { answer: t('adminreviews.answer') })
  return (
    <AdminForm key={review.answer?.at} heading={t('adminreviews.answerTitle')} messages={{ summary: messages.summary }}>
      <CountedTextArea
        {...messages.field('answer')}
        hint={t('adminreviews.answerHint', { language: languageName(t, review) })}
        rows={5}
        lang={review.language}
        limit={maxAnswer}
        defaultValue={ownFailure?.values.answer ?? review.answer?.text ?? ''}
      />
      <div className="flex flex-wrap gap-3">
        <SubmitButton intent="answer">{t('adminreviews.answerSave')}</SubmitButton>
        {review.answer && (
          <SubmitButton intent="remove" variant="secondary">
            {t('adminreviews.answerRemove')}
          </SubmitButton>
        )}
        {review.state === 'new' && (
          <SubmitButton intent="read" variant="secondary">
            {t('adminreviews.markRead')}
          </SubmitButton>
        )}
      </div>
    </AdminForm>
  )
}

function Hide({ failure }: { failure: FormError | undefined }) {
  const t = useText()
  const ownFailure = failure && textIn(failure, 'intent') === 'hide' ? failure : undefined
  const messages = errorMessages(t, ownFailure?.error, {
    reason: t('adminreviews.reason'),
    note: t('adminreviews.note'),
  })
  return (
    <AdminForm
      heading={t('adminreviews.hideTitle')}
      text={t('adminreviews.hideText')}
      messages={{ summary: messages.summary }}
      intent="hide"
      submit={t('adminreviews.hide')}
      secondary
    >
      <Select
        {...messages.field('reason')}
        defaultValue={ownFailure?.values.reason ?? ''}
        empty="—"
        options={hideReasons.map((reason) => ({ value: reason, label: t(`adminreviews.reason_${reason}`) }))}
      />
      <CountedTextArea
        {...messages.field('note')}
        rows={2}
        limit={500}
        optional
        defaultValue={ownFailure?.values.note ?? ''}
      />
    </AdminForm>
  )
}

function History({ review: { history } }: { review: AdminReviewDetails }) {
  const { t, format } = useLanguage()
  if (history.length === 0) return null
  return (
    <section className="admin-card">
      <h2>{t('adminreviews.history')}</h2>
      <ul className="grid gap-2">
        {history.map(({ at, by, action, reason, note }) => (
          <li key={`${at} ${action}`}>
            <Parts>
              <span>{format.instant(at, siteTimeZone)}</span>
              <bdi>{by || t('adminreviews.traveller')}</bdi>
              <span>
                {t(`adminreviews.action_${action}`)}
                {reason && `: ${t(`adminreviews.reason_${reason}`)}`}
              </span>
            </Parts>
            {note && (
              <span className="text-muted block" dir="auto">
                {note}
              </span>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

const textIn = ({ values }: FormError, name: string) => values[name]

function languageName(t: Translator, { language }: AdminReviewDetails): string {
  return t('adminreviews.languageName', { language: isContentLocale(language) ? language : 'other' })
}
