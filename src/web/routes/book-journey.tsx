import { data, Form, redirect, redirectDocument, useNavigation } from 'react-router'
import { errorStatus, type Refusal } from '#contract/errors.ts'
import { bookFormFields, readBookForm } from '#domains/bookings/book-form.ts'
import { knownGuest } from '#domains/bookings/known-guest.ts'
import { BookFields } from '#domains/bookings/ui/BookFields.tsx'
import { BookSignIn } from '#domains/bookings/ui/BookSignIn.tsx'
import { SummaryFold } from '#web/booking/SummaryFold.tsx'
import { errorText, errorTitle } from '#text/error-text.ts'
import { useFormat, useText } from '#text/react.tsx'
import { keptValues, refusalWords, textOf, type FormRefusal } from '#web/form.ts'
import { leadGuests, priceAsked, type JourneyAsked } from '#web/journey-booking.ts'
import { Alert } from '#web/kit/Alert.tsx'
import { Button, ButtonLink } from '#web/kit/Button.tsx'
import { EmptyState } from '#web/kit/EmptyState.tsx'
import { ErrorSummary } from '#web/kit/ErrorSummary.tsx'
import { PageHeading } from '#web/kit/PageHeading.tsx'
import { links } from '#web/links.ts'
import { changedPrice, packageSummary, serviceSummary } from '#web/booking-parts.ts'
import { inOwnCurrency } from '#web/own-currency.ts'
import { requestContext } from '#web/server-context.ts'
import { titleOf } from '#web/title.ts'
import type { Route } from './+types/book-journey.ts'

export const meta: Route.MetaFunction = (args) => titleOf(args, 'booking.bookTitle')

/** After a refusal too: price, stock and the form's key must be as of now. */
export const shouldRevalidate = () => true

export async function loader({ request, context }: Route.LoaderArgs) {
  const own = context.get(requestContext)
  const { api, locale, signedIn, newKey } = own
  const query = new URL(request.url).searchParams
  const [asked, countries, profile] = await Promise.all([
    priceAsked(api, query, locale),
    signedIn ? api.fetch_countries() : null,
    signedIn ? api.fetch_profile() : null,
  ])
  const countryList = countries?.ok ? countries.data : []
  return {
    asked: asked.ok ? asked.data : null,
    refused: asked.ok ? null : (asked.error satisfies Refusal),
    guests: leadGuests(query, asked.ok ? asked.data : null),
    overview: query.has('option') ? links.services(locale) : links.packages(locale),
    countries: countryList,
    profile: profile?.ok ? profile.data : null,
    known: profile?.ok ? knownGuest(profile.data, countryList) : {},
    about: await inOwnCurrency(
      own,
      profile?.ok ? profile.data.currency : null,
      asked.ok ? asked.data.quote.total : null,
    ),
    key: newKey(),
  }
}

export async function action({ request, context }: Route.ActionArgs) {
  const { api, locale } = context.get(requestContext)
  const form = await request.formData()
  const rooms = Math.min(40, Math.max(1, Number(textOf(form, 'guests')) || 1))
  const { input, errors } = readBookForm((name) => textOf(form, name), rooms)
  // With something wrong here no token is sent: nothing can be booked, and the rest of the form is judged as well.
  const sent = errors.length > 0 ? { ...input, quote_token: '' } : input
  const booked = await api.store_booking(sent, { idempotencyKey: textOf(form, 'key') })
  if (booked.ok) {
    const { reference, status } = booked.data
    const started = status === 'pending' ? await api.start_payment({ reference }) : null
    // Should its page not open, the booking is there with its hold, and can be paid from its own page.
    if (started?.ok) throw redirectDocument(started.data.page, 303)
    throw redirect(links.confirm(locale, reference))
  }
  const { code } = booked.error
  const refusal = { code, errors: [...errors, ...(booked.error.errors ?? [])] }
  return data<FormRefusal>({ refusal, values: keptValues(form) }, { status: errorStatus[code] })
}

export default function BookJourney({ loaderData, actionData }: Route.ComponentProps) {
  const t = useText()
  const format = useFormat()
  const busy = useNavigation().state !== 'idle'
  const { asked, refused, guests, overview, profile } = loaderData
  const refusal = actionData?.refusal
  const gone = refusal?.code === 'sold_out' || refused?.code === 'sold_out'
  if (!asked) {
    const code = refused?.code ?? 'not_found'
    return (
      <div className="page-width py-12">
        <PageHeading className="sr-only">{t('booking.notPossible')}</PageHeading>
        <EmptyState
          icon="calendar"
          title={gone ? t('life.journeySoldOut') : errorTitle(t, code)}
          actions={<ButtonLink to={overview}>{t('life.backToJourney')}</ButtonLink>}
        >
          <p className="text-muted">{gone ? t('life.journeySoldOutText') : errorText(t, code)}</p>
        </EmptyState>
      </div>
    )
  }

  // Whether it was booked is not known: the same key and quote must be sent again, so that it is booked once.
  const unclear = refusal && ['idempotency_in_flight', 'unavailable', 'internal'].includes(refusal.code)
  const sent = unclear ? actionData?.values : undefined
  const { name, supply, timeZone, days } = factsOf(asked)
  const { quote } = asked
  const words = refusalWords(t, refusal, bookFormFields(t, guests))
  const onRequest = supply === 'portal'
  const rooms = asked.kind === 'package' ? asked.quote.rooms : [null]
  return (
    <div className="page-width grid gap-6 py-8 lg:grid-cols-[minmax(0,1fr)_400px] lg:grid-rows-[auto_1fr] lg:items-start lg:gap-x-8">
      <PageHeading>{t('life.bookJourneyTitle', { name })}</PageHeading>
      <aside aria-label={name} className="lg:sticky lg:top-6 lg:col-start-2 lg:row-span-2 lg:row-start-1">
        <SummaryFold name={name} when={format.stayRange(...days)} total={quote.total}>
          {asked.kind === 'package' ? (
            <packageSummary.Later quote={asked.quote} />
          ) : (
            <serviceSummary.Later quote={asked.quote} />
          )}
        </SummaryFold>
      </aside>
      <div className="grid min-w-0 gap-6">
        <ErrorSummary errors={words.summary} />
        {refusal?.code === 'price_changed' ? (
          <Alert tone="warning" title={t('booking.priceChangedTitle')} announce={refusal}>
            <changedPrice.Later
              before={{ ...quote.total, minor: Number(actionData?.values.seen_total) }}
              now={quote.total}
            />
            <p>{t('booking.priceChangedText')}</p>
          </Alert>
        ) : (
          words.title && (
            <Alert tone="error" title={gone ? t('life.journeySoldOut') : words.title} announce={refusal}>
              <p>{gone ? t('life.journeySoldOutText') : words.text}</p>
            </Alert>
          )
        )}
        {onRequest && (
          <Alert tone="info" title={t('life.journeyAskTitle')}>
            <p>{t('life.journeyAskText')}</p>
          </Alert>
        )}
        {!profile ? (
          <BookSignIn />
        ) : (
          <Form method="post" className="grid gap-6" noValidate>
            <input type="hidden" name="quote_token" value={sent?.quote_token ?? quote.token} />
            <input type="hidden" name="key" value={sent?.key ?? loaderData.key} />
            <input type="hidden" name="guests" value={guests} />
            <input type="hidden" name="seen_total" value={quote.total.minor} />
            <BookFields
              journey
              quote={{
                rooms: rooms.map((room) => ({
                  name: room ? t('booking.packageRoom', { sharing: room.sharing }) : name,
                })),
                hotel: { supply },
                pay: paysOf(asked),
              }}
              countries={loaderData.countries}
              kept={actionData?.values ?? loaderData.known}
              email={profile.email}
              errorOf={words.ofField}
            />
            <p className="text-muted">
              {t(onRequest ? 'life.journeyAskReview' : 'life.journeyReview', { name })}{' '}
              {t('booking.priceHeld', { time: format.instant(quote.expires_at, timeZone, 'time') })}
              {loaderData.about && <span className="block">{loaderData.about}</span>}
            </p>
            <Button type="submit" large pending={busy} icon="check">
              {onRequest
                ? t(busy ? 'life.asking' : 'life.askHotel')
                : t(busy ? 'life.journeyConfirming' : 'booking.confirmBooking')}
            </Button>
          </Form>
        )}
        <p>
          <ButtonLink to={asked.back} variant="quiet">
            {t('life.backToJourney')}
          </ButtonLink>
        </p>
      </div>
    </div>
  )
}

/** A package's later instalments are no part of what is paid with the booking. */
function paysOf(asked: JourneyAsked) {
  if (asked.kind === 'service') return asked.quote.pay
  const { prepay, arrival } = asked.quote.pay
  const none = { minor: 0, currency: asked.quote.total.currency }
  return { arrival, prepay: prepay && { now: prepay.now, on_arrival: none } }
}

function factsOf(asked: JourneyAsked) {
  if (asked.kind === 'package') {
    const { package: journey, departure, departure_city } = asked.quote
    const days = [departure.starts_on, departure.ends_on] as const
    return { name: journey.title, supply: journey.supply, timeZone: departure_city.time_zone, days }
  }
  const { service, time_zone, date, last_date } = asked.quote
  return { name: service.name, supply: service.supply, timeZone: time_zone, days: [date, last_date] as const }
}
