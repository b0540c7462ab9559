import { data, Form, redirect } from 'react-router'
import { changeDays, reviewDays } from '#domains/reviews/rules.ts'
import { parties, type Party } from '#domains/reviews/shapes.ts'
import { useLanguage } from '#i18n/react.tsx'
import { ReviewForm } from '#web/features/reviews/ReviewForm.tsx'
import { errorResponse } from '#web/lib/error-response.ts'
import { textOf, type FormError } from '#web/lib/forms.ts'
import { links } from '#links/site.ts'
import { reviewLinks } from '#links/booking.ts'
import { formRequest, requestContext } from '#web/lib/server-context.ts'
import { titleOf } from '#web/lib/title.ts'
import { formFailure } from '#web/lib/form-failure.ts'
import { Alert } from '#web/ui/feedback/Alert.tsx'
import { ButtonLink, SubmitButton } from '#web/ui/actions/Button.tsx'
import { PageHeading } from '#web/ui/layout/PageHeading.tsx'
import { NarrowPage } from '#web/ui/layout/NarrowPage.tsx'
import type { Route } from './+types/review'

/** The content of the page besides the form: thanks, or the question before the review is deleted. */
type Step = 'saved' | 'delete' | null

export const meta: Route.MetaFunction = (args) => titleOf(args, titleKey(args.loaderData))

function titleKey(page: Route.ComponentProps['loaderData'] | undefined) {
  if (page?.state === 'open') return page.own.review ? 'rate.titleDone' : 'rate.title'
  return page?.state === 'deleted' ? 'rate.deleted' : 'rate.expiredTitle'
}

export async function loader({ url, context }: Route.LoaderArgs) {
  const { api } = context.get(requestContext)
  const query = url.searchParams
  if (query.get('deleted') === 'yes') return data({ state: 'deleted' as const })
  const token = query.get('token') ?? ''
  const answer = await api.show_review_link({ token })
  if (!answer.ok && answer.error.code === 'link_expired') return data({ state: 'expired' as const }, { status: 410 })
  if (!answer.ok) throw errorResponse(answer.error.code === 'invalid_input' ? { code: 'not_found' } : answer.error)
  const step: Step = query.get('saved') === 'yes' ? 'saved' : query.get('delete') === 'yes' ? 'delete' : null
  return data({ state: 'open' as const, token, own: answer.data, step })
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const { api, locale, form } = await formRequest(request, context)
  const token = url.searchParams.get('token') ?? ''
  if (textOf(form, 'intent') === 'delete') {
    const deleted = await api.delete_review({ token })
    if (deleted.ok) throw redirect(reviewLinks.deleted(locale))
    if (deleted.error.code === 'link_expired') throw redirect(reviewLinks.form(locale, token))
    return formFailure(deleted.error, form)
  }
  const answer = await api.show_review_link({ token })
  const parts = (answer.ok ? answer.data.parts : []).flatMap((part) => {
    const stars = Number(textOf(form, `part_${part}`))
    return stars ? [{ part, stars }] : []
  })
  const result = await api.save_review({
    token,
    stars: textOf(form, 'stars') || undefined,
    parts,
    words: textOf(form, 'words'),
    party: parties.find((one) => one === textOf(form, 'party')) as Party,
    anonymous: textOf(form, 'anonymous') === 'yes',
  })
  if (result.ok) throw redirect(reviewLinks.form(locale, token, { saved: 'yes' }))
  if (result.error.code === 'link_expired') throw redirect(reviewLinks.form(locale, token))
  return formFailure(result.error, form)
}

/** The form of a review, opened by the link in the e-mail or from my bookings; it needs no account. */
export default function Review({ loaderData, actionData }: Route.ComponentProps) {
  const { t, locale } = useLanguage()
  if (loaderData.state === 'open') return <OpenReview page={loaderData} failure={actionData} />
  const isDeleted = loaderData.state === 'deleted'
  return (
    <NarrowPage rem={44}>
      <PageHeading>{t(isDeleted ? 'rate.deleted' : 'rate.expiredTitle')}</PageHeading>
      <p>{isDeleted ? t('rate.deletedText') : t('rate.expiredText', { days: reviewDays })}</p>
      <p>
        <ButtonLink to={links.myBooking(locale, 'past')} variant="secondary" icon="ticket">
          {t('rate.myBookings')}
        </ButtonLink>
      </p>
    </NarrowPage>
  )
}

type OpenReviewProps = {
  page: Extract<Route.ComponentProps['loaderData'], { state: 'open' }>
  failure: FormError | undefined
}

function OpenReview({ page: { token, own, step }, failure }: OpenReviewProps) {
  const { t, locale, format } = useLanguage()
  const { about, review } = own
  return (
    <NarrowPage rem={44}>
      <div className="grid gap-1">
        <PageHeading>{t(review ? 'rate.titleDone' : 'rate.title')}</PageHeading>
        <p className="text-lead">
          <bdi>{about.name}</bdi>
        </p>
        <p className="text-muted">
          {about.city} · {format.stayRange(own.check_in, own.last_day)}
        </p>
      </div>
      {step === 'saved' && review && (
        <Alert tone="success" title={t('rate.thanks')} announce>
          <p>{t('rate.thanksText', { until: format.stayDate(review.change_until.slice(0, 10), 'full') })}</p>
        </Alert>
      )}
      {review?.hidden && (
        <Alert tone="warning" title={t('rate.hidden')}>
          <p>{t(`rate.hidden_${review.hidden}`)}</p>
        </Alert>
      )}
      {!own.can_write && !review?.hidden && (
        <Alert tone="info" title={t(review ? 'rate.tooLate' : 'rate.closed')}>
          <p>{review ? t('rate.tooLateText', { days: changeDays }) : t('rate.closedText', { days: reviewDays })}</p>
        </Alert>
      )}
      {step === 'delete' && review ? (
        <DeleteReview token={token} />
      ) : (
        <ReviewForm key={review?.written_at} own={own} failure={failure} />
      )}
      {review?.answer && (
        <section className="grid gap-2">
          <h2 className="text-lead">{t('rate.answer')}</h2>
          <p dir="auto" className="whitespace-pre-line">
            {review.answer}
          </p>
        </section>
      )}
      {review && step !== 'delete' && (
        <p>
          <ButtonLink to={reviewLinks.form(locale, token, { delete: 'yes' })} variant="secondary" icon="close">
            {t('rate.delete')}
          </ButtonLink>
        </p>
      )}
    </NarrowPage>
  )
}

/** Asks once more before the review is deleted. */
function DeleteReview({ token }: { token: string }) {
  const { t, locale } = useLanguage()
  return (
    <Alert tone="warning" title={t('rate.deleteTitle')}>
      <p>{t('rate.deleteText')}</p>
      <Form method="post" className="mt-3 flex flex-wrap gap-3">
        <SubmitButton intent="delete">{t('rate.deleteNow')}</SubmitButton>
        <ButtonLink to={reviewLinks.form(locale, token)} variant="secondary">
          {t('rate.keep')}
        </ButtonLink>
      </Form>
    </Alert>
  )
}
