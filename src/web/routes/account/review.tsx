import { data, Form, redirect } from 'react-router'
import { changeDays, reviewDays, maxWords } from '#domains/reviews/rules.ts'
import { parties, type Party } from '#domains/reviews/shapes.ts'
import { useLanguage, useText } from '#i18n/react.tsx'
import { textOf, type FormError, errorMessages, formFailure } from '#web/lib/forms.ts'
import { links } from '#links/site.ts'
import { reviewLinks } from '#links/booking.ts'
import { errorResponse, formRequest, requestContext } from '#web/lib/loaders.ts'
import { Alert } from '#web/ui/feedback/Alert.tsx'
import { ButtonLink, SubmitButton } from '#web/ui/actions/Button.tsx'
import { NarrowPage, PageHeading, titleOf } from '#web/ui/layout/Page.tsx'
import type { OwnReview } from '#domains/reviews/answers.ts'
import { CountedTextArea } from '#web/ui/form/CountedTextArea.tsx'
import { Checkbox, FormErrors } from '#web/ui/form/Inputs.tsx'
import { RadioCards } from '#web/ui/form/RadioCards.tsx'
import { FieldError } from '#web/ui/form/Field.tsx'
import { Icon } from '#web/ui/pictures/Icon.tsx'
import '#web/features/reviews/review-form.css'
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

export default function Review({ loaderData, actionData }: Route.ComponentProps) {
  const { t, locale } = useLanguage()
  if (loaderData.state === 'open') return <OpenReview page={loaderData} failure={actionData} />
  const isDeleted = loaderData.state === 'deleted'
  return (
    <NarrowPage rem={44}>
      <PageHeading>{t(isDeleted ? 'rate.deleted' : 'rate.expiredTitle')}</PageHeading>
      <p>{isDeleted ? t('rate.deletedText') : t('rate.expiredText', { days: reviewDays })}</p>
      <ButtonLink className="justify-self-start" to={links.myBooking(locale, 'past')} variant="secondary" icon="ticket">
        {t('rate.myBookings')}
      </ButtonLink>
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

function ReviewForm({ own, failure }: { own: OwnReview; failure: FormError | undefined }) {
  const t = useText()
  if (!own.can_write) return null
  const { review } = own
  const values = failure?.values
  const messages = errorMessages(t, failure?.error, {
    stars: t('rate.stars'),
    party: t('rate.party'),
    words: t('rate.words'),
  })
  const starsOf = (part: string) => review?.parts.find((one) => one.part === part)?.stars
  return (
    <Form method="post" className="grid gap-8" noValidate>
      <FormErrors messages={messages} announce={failure} />
      <StarField
        legend={t('rate.stars')}
        name="stars"
        hint={t('rate.starsHint')}
        error={messages.ofField('stars')}
        defaultValue={values?.stars ?? (review ? String(review.stars) : undefined)}
        required
      />
      <fieldset className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,17rem),1fr))] gap-x-8 gap-y-2">
        <legend className="field-label mb-2">
          {t('rate.parts')} <span className="text-muted font-normal">{t('rate.partsHint')}</span>
        </legend>
        {own.parts.map((part) => (
          <StarField
            key={part}
            small
            legend={t(`reviews.part_${part}`)}
            name={`part_${part}`}
            defaultValue={values?.[`part_${part}`] ?? starsOf(part)?.toString()}
          />
        ))}
      </fieldset>
      <RadioCards
        legend={t('rate.party')}
        name="party"
        options={parties.map((party) => ({ value: party, label: t(`rate.party_${party}`) }))}
        defaultValue={values?.party ?? review?.party}
        error={messages.ofField('party')}
      />
      <CountedTextArea
        {...messages.field('words')}
        hint={t('rate.wordsHint')}
        rows={7}
        limit={maxWords}
        optional
        defaultValue={values?.words ?? review?.words ?? ''}
      />
      <Checkbox
        name="anonymous"
        value="yes"
        label={t('rate.anonymous', { author: `\u2068${own.author}\u2069` })}
        defaultChecked={values ? values.anonymous === 'yes' : review?.anonymous === true}
      />
      <div className="grid gap-3">
        <p className="text-muted text-note">{t('rate.rules')}</p>
        <SubmitButton className="justify-self-start" large icon="star" busy={t('rate.sending')}>
          {t(review ? 'rate.save' : 'rate.publish')}
        </SubmitButton>
      </div>
    </Form>
  )
}

type StarFieldProps = {
  legend: string
  name: string
  hint?: string
  error?: string | undefined
  defaultValue: string | undefined
  required?: boolean
  /** For the stars of a part. */
  small?: boolean
}

/** An input over the whole of its label. */
const covering = 'absolute inset-0 size-full cursor-pointer opacity-0'

/** One to five stars as radio buttons, in plain HTML and CSS. An optional field can be set back to no answer. */
function StarField({ legend, name, hint, error, defaultValue, required, small }: StarFieldProps) {
  const t = useText()
  const describedBy = [hint && `${name}-hint`, error && `${name}-error`].filter(Boolean).join(' ')
  return (
    <fieldset id={name} className="field" aria-describedby={describedBy || undefined}>
      <legend className="field-label">{legend}</legend>
      {hint && (
        <p id={`${name}-hint`} className="field-hint">
          {hint}
        </p>
      )}
      <div className="star-choices flex flex-wrap items-center">
        {[1, 2, 3, 4, 5].map((stars) => (
          <label key={stars} className={small ? 'min-w-11' : 'min-w-12'} title={t('rate.starLabel', { stars })}>
            <input
              className={covering}
              type="radio"
              name={name}
              value={stars}
              defaultChecked={defaultValue === String(stars)}
              required={required}
            />
            <Icon name="star" className={small ? 'size-6.5' : 'size-8'} />
            <span className="sr-only">{t('rate.starLabel', { stars })}</span>
          </label>
        ))}
        {!required && (
          <label className="star-none text-muted px-3 text-[0.875rem]">
            <input className={covering} type="radio" name={name} value="" defaultChecked={!defaultValue} />
            <span>{t('rate.noStars')}</span>
          </label>
        )}
      </div>
      {error && <FieldError id={`${name}-error`}>{error}</FieldError>}
    </fieldset>
  )
}
