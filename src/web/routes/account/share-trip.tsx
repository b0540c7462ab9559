import { Form, Link, redirect } from 'react-router'
import { siteTimeZone } from '#domains/shared/dates.ts'
import { isLocale, languageOf, locales } from '#i18n/locale.ts'
import { useLanguage } from '#i18n/react.tsx'
import { bookingErrorResponse, requireBookingAccess } from '#web/features/bookings/opened/booking-access.ts'
import { errorMessages, textOf, formFailure } from '#web/lib/forms.ts'
import { formRequest, requestContext } from '#web/lib/loaders.ts'
import { NarrowPage, PageIntro, titleOf } from '#web/ui/layout/Page.tsx'
import { documentLinks, tripLinks } from '#links/booking.ts'
import { Alert } from '#web/ui/feedback/Alert.tsx'
import { Button, SubmitButton } from '#web/ui/actions/Button.tsx'
import { Card } from '#web/ui/layout/Card.tsx'
import { CheckboxGroup } from '#web/ui/form/CheckboxGroup.tsx'
import { CopyText } from '#web/ui/actions/CopyText.tsx'
import { FormErrors, Select, TextInput } from '#web/ui/form/Inputs.tsx'
import { useHydrated } from '#web/ui/hydrated.ts'
import type { Route } from './+types/share-trip'

export const meta: Route.MetaFunction = (args) => titleOf(args, 'trip.shareTitle')

export async function loader({ url, context }: Route.LoaderArgs) {
  const pageContext = context.get(requestContext)
  const { api, locale } = pageContext
  const query = url.searchParams
  const reference = query.get('reference') ?? ''
  const here = tripLinks.share(locale, reference)
  requireBookingAccess(pageContext, here)
  const answer = await api.fetch_trip_links({ reference })
  if (!answer.ok) throw bookingErrorResponse(pageContext, answer.error, here)
  return { ...answer.data, reference, revoked: query.get('revoked') === 'yes' }
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const { api, locale, origin, form } = await formRequest(request, context)
  const reference = url.searchParams.get('reference') ?? ''
  const revoked = textOf(form, 'revoke')
  if (revoked) {
    const answer = await api.revoke_trip_link({ id: revoked })
    // A link that has been revoked already is not found.
    if (!answer.ok && answer.error.code !== 'not_found') return formFailure(answer.error, form)
    throw redirect(tripLinks.share(locale, reference, { revoked: 'yes' }))
  }
  const references = form.getAll('references').filter((one) => typeof one === 'string')
  const language = textOf(form, 'language')
  const created = await api.create_trip_link({ references, name: textOf(form, 'name').trim() })
  return created.ok
    ? { created: origin + tripLinks.trip(isLocale(language) ? language : locale, created.data.token) }
    : formFailure(created.error, form)
}

export default function ShareTrip({ loaderData, actionData }: Route.ComponentProps) {
  const { bookings, links: shared, reference, revoked } = loaderData
  const { t, locale, format } = useLanguage()
  const failure = actionData && 'error' in actionData ? actionData : undefined
  const created = actionData && 'created' in actionData ? actionData.created : null
  const shares = useHydrated() && 'share' in navigator
  const messages = errorMessages(t, failure?.error, { references: t('trip.which'), name: t('trip.forWhom') })
  return (
    <NarrowPage rem={44}>
      <PageIntro title={t('trip.shareTitle')} text={t('trip.shareText')} />
      {created && (
        <Alert tone="success" title={t('trip.createdTitle')} announce>
          <p>{t('trip.createdText')}</p>
          <div className="min-w-0 break-all">
            <CopyText text={created} label={t('trip.copy')} />
          </div>
          <p className="mt-3 flex flex-wrap gap-3">
            <a
              href={`https://wa.me/?text=${encodeURIComponent(created)}`}
              className="button button-secondary"
              rel="noreferrer"
              target="_blank"
            >
              {t('trip.whatsapp')}
            </a>
            {shares && (
              <Button
                variant="secondary"
                icon="share"
                onClick={() => void navigator.share({ url: created }).catch(() => {})}
              >
                {t('trip.send')}
              </Button>
            )}
          </p>
        </Alert>
      )}
      {revoked && !actionData && <Alert tone="success" title={t('trip.revoked')} announce />}
      <FormErrors messages={messages} />
      <Card padded>
        <Form method="post" className="grid gap-5" noValidate key={created ?? 'form'}>
          <CheckboxGroup
            legend={t('trip.which')}
            name="references"
            options={bookings.map((one) => ({
              value: one.reference,
              label: t('trip.whichDates', { name: one.name, dates: format.stayRange(one.first_day, one.last_day) }),
            }))}
            defaultValues={bookings.map((one) => one.reference)}
            error={messages.ofField('references')}
          />
          <TextInput
            {...messages.field('name')}
            hint={t('trip.forWhomHint')}
            maxLength={60}
            autoComplete="off"
            defaultValue={failure?.values.name}
          />
          <Select
            label={t('trip.language')}
            name="language"
            defaultValue={failure?.values.language ?? locale}
            options={locales.map((one) => ({ value: one, label: languageOf(one).name }))}
          />
          <SubmitButton className="justify-self-start">{t('trip.create')}</SubmitButton>
        </Form>
      </Card>
      <section className="grid gap-3" aria-labelledby="trip-links">
        <h2 id="trip-links" className="text-title">
          {t('trip.linksTitle')}
        </h2>
        {shared.length === 0 && <p className="text-muted">{t('trip.none')}</p>}
        <ul className="grid gap-3">
          {shared.map((link) => (
            <li key={link.id} className="card flex flex-wrap items-center justify-between gap-3 p-4">
              <div className="min-w-0">
                <p className="font-medium break-words">
                  <bdi>{link.name}</bdi>
                </p>
                <p className="text-muted text-note">
                  {t('trip.linkFacts', {
                    count: link.bookings.length,
                    created: format.instant(link.created_at, siteTimeZone, 'medium'),
                    until: format.stayDate(link.valid_until),
                  })}
                </p>
              </div>
              <Form method="post">
                <Button
                  type="submit"
                  name="revoke"
                  value={String(link.id)}
                  variant="secondary"
                  aria-label={t('trip.revokeNamed', { name: link.name })}
                >
                  {t('trip.revoke')}
                </Button>
              </Form>
            </li>
          ))}
        </ul>
      </section>
      <Link to={documentLinks.booking(locale, reference)} className="link justify-self-start">
        {t('trip.back')}
      </Link>
    </NarrowPage>
  )
}
