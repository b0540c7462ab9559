import { useState, type FormEvent } from 'react'
import { data, Form, redirect, redirectDocument, useNavigation } from 'react-router'
import { errorStatus, type Refusal } from '#contract/errors.ts'
import { bookFormFields, readBookForm } from '#domains/bookings/book-form.ts'
import { knownGuest } from '#domains/bookings/known-guest.ts'
import { BookFields } from '#domains/bookings/ui/BookFields.tsx'
import { BookSignIn } from '#domains/bookings/ui/BookSignIn.tsx'
import { actOnCheckout, loadCheckout } from '#web/checkout/checkout-data.ts'
import { changedPrice, checkoutPage, keepInCart, otherRooms, staySummary } from '#web/booking-parts.ts'
import { SummaryFold } from '#web/booking/SummaryFold.tsx'
import { errorText, errorTitle } from '#text/error-text.ts'
import { useFormat, useLocale, useText } from '#text/react.tsx'
import { keptValues, refusalWords, textOf, type FormRefusal } from '#web/form.ts'
import { Alert } from '#web/kit/Alert.tsx'
import { Button, ButtonLink } from '#web/kit/Button.tsx'
import { EmptyState } from '#web/kit/EmptyState.tsx'
import { ErrorSummary } from '#web/kit/ErrorSummary.tsx'
import { PageHeading } from '#web/kit/PageHeading.tsx'
import { links } from '#web/links.ts'
import { idOf } from '#web/package-search.ts'
import { inOwnCurrency } from '#web/own-currency.ts'
import { requestContext, type RequestContext } from '#web/server-context.ts'
import { titleOf } from '#web/title.ts'
import type { Route } from './+types/book.ts'
import '#web/kit/steps.css'

export const meta: Route.MetaFunction = (args) => titleOf(args, 'booking.bookTitle')

/** After a refusal too: price, stock and the form's key must be as of now. */
export const shouldRevalidate = () => true

/** With a stay in its address the page books that one; without, everything in the cart. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const query = new URL(request.url).searchParams
  if (!query.has('hotel')) return { checkout: await loadCheckout(context.get(requestContext), query), stay: null }
  const stay = await loadStay(context.get(requestContext), query)
  return data({ checkout: null, stay }, stay.refused?.code === 'not_found' ? 404 : 200)
}

async function loadStay(context: RequestContext, query: URLSearchParams) {
  const { api, signedIn, newKey } = context
  const asked = {
    hotel: query.get('hotel') ?? '',
    check_in: query.get('check_in') ?? '',
    check_out: query.get('check_out') ?? '',
    room: query.getAll('room'),
  }
  const [quote, countries, profile] = await Promise.all([
    api.get_hotel_price({
      hotel_id: Number(asked.hotel),
      check_in: asked.check_in,
      check_out: asked.check_out,
      rooms: asked.room,
    }),
    signedIn ? api.fetch_countries() : null,
    signedIn ? api.fetch_profile() : null,
  ])
  const countryList = countries?.ok ? countries.data : []
  return {
    asked,
    line: idOf(query.get('line')),
    quote: quote.ok ? quote.data : null,
    refused: quote.ok ? null : (quote.error satisfies Refusal),
    countries: countryList,
    profile: profile?.ok ? profile.data : null,
    known: profile?.ok ? knownGuest(profile.data, countryList) : {},
    about: await inOwnCurrency(context, profile?.ok ? profile.data.currency : null, quote.ok ? quote.data.total : null),
    key: newKey(),
  }
}

export async function action({ request, context }: Route.ActionArgs) {
  const { api, locale } = context.get(requestContext)
  const form = await request.formData()
  const query = new URL(request.url).searchParams
  if (!query.has('hotel')) return actOnCheckout(context.get(requestContext), form)
  const rooms = query.getAll('room').length
  const { input, errors } = readBookForm((name) => textOf(form, name), rooms)
  const answer = (refusal: Refusal) =>
    data<FormRefusal>({ refusal, values: keptValues(form) }, { status: errorStatus[refusal.code] })
  // With something wrong here no token is sent: nothing can be booked, and the rest of the form is judged as well.
  const sent = errors.length > 0 ? { ...input, quote_token: '' } : input
  const key = { idempotencyKey: textOf(form, 'key') }
  const booked = await (textOf(form, 'supply') === 'portal'
    ? api.book_hotel_portal(sent, key)
    : api.book_hotel(sent, key))
  if (booked.ok) {
    const { reference, status } = booked.data
    const started = status === 'pending' ? await api.start_payment({ reference }) : null
    // Should its page not open, the booking is there with its hold, and can be paid from its own page.
    if (started?.ok) throw redirectDocument(started.data.page, 303)
    throw redirect(links.confirm(locale, reference))
  }
  const { code, data: more } = booked.error
  return answer({ code, data: more, errors: [...errors, ...(booked.error.errors ?? [])] })
}

export default function Book({ loaderData: { checkout, stay }, actionData }: Route.ComponentProps) {
  return checkout ? (
    <checkoutPage.Later data={checkout} answer={actionData} />
  ) : (
    <BookStay loaded={stay} actionData={actionData} />
  )
}

type LoadedStay = Awaited<ReturnType<typeof loadStay>>

function BookStay({ loaded, actionData }: { loaded: LoadedStay; actionData: Route.ComponentProps['actionData'] }) {
  const t = useText()
  const format = useFormat()
  const locale = useLocale()
  const busy = useNavigation().state !== 'idle'
  const { quote, asked, line, profile } = loaded
  const refusal = actionData?.refusal
  const [chosen, choose] = useState(actionData?.values.payment_type)
  const dates = {
    check_in: asked.check_in,
    check_out: asked.check_out,
    occupancy: asked.room.map((room) => room.split('~')[1] ?? '2'),
  }

  if (!quote) return <NotPossible loaded={loaded} refusal={refusal} dates={dates} />

  // Whether it was booked is not known: the same key and quote must be sent again, so that it is booked once.
  const unclear = refusal && ['idempotency_in_flight', 'unavailable', 'internal'].includes(refusal.code)
  const sent = unclear ? actionData.values : undefined
  const fields = bookFormFields(t, asked.room.length)
  const words = refusalWords(t, refusal, fields)
  const before = Number(actionData?.values.seen_total)
  const onRequest = quote.hotel.supply === 'portal'
  const payment = quote.pay.arrival && chosen !== 'prepay' ? 'arrival' : 'prepay'
  const noteChoice = ({ target }: FormEvent<HTMLFormElement>) => {
    if (target instanceof HTMLInputElement && target.name === 'payment_type') choose(target.value)
  }
  const backToRooms = links.hotel(locale, quote.hotel.slug, { ...dates, line })
  return (
    <div className="page-width grid gap-6 py-8 lg:grid-cols-[minmax(0,1fr)_400px] lg:grid-rows-[auto_1fr] lg:items-start lg:gap-x-8">
      <PageHeading>{t('booking.bookTitleAt', { hotel: quote.hotel.name })}</PageHeading>
      <aside
        aria-label={t('booking.yourStay')}
        className="lg:sticky lg:top-6 lg:col-start-2 lg:row-span-2 lg:row-start-1"
      >
        <SummaryFold
          name={quote.hotel.name}
          when={format.stayRange(quote.check_in, quote.check_out)}
          total={quote.total}
        >
          <staySummary.Later priced={quote} payment={payment} />
        </SummaryFold>
      </aside>
      <div className="grid min-w-0 gap-6">
        <ErrorSummary errors={words.summary} />
        {refusal?.code === 'price_changed' ? (
          <Alert tone="warning" title={t('booking.priceChangedTitle')} announce={refusal}>
            <changedPrice.Later before={{ ...quote.total, minor: before }} now={quote.total} />
            <p>{t('booking.priceChangedText')}</p>
          </Alert>
        ) : (
          words.title && (
            <Alert tone="error" title={words.title} announce={refusal}>
              {words.text && <p>{words.text}</p>}
            </Alert>
          )
        )}
        {onRequest && (
          <Alert tone="info" title={t('life.askTitle')}>
            <p>{t('life.askText')}</p>
          </Alert>
        )}
        {!quote.pay.arrival && !quote.pay.prepay ? (
          <Alert tone="info" title={t('errors.payment_type_not_allowed')}>
            <ButtonLink to={backToRooms} variant="secondary" className="mt-3">
              {t('booking.seeOtherRooms')}
            </ButtonLink>
          </Alert>
        ) : !profile ? (
          <BookSignIn />
        ) : (
          <Form method="post" className="grid gap-6" noValidate onChange={noteChoice}>
            <input type="hidden" name="quote_token" value={sent?.quote_token ?? quote.token} />
            <input type="hidden" name="key" value={sent?.key ?? loaded.key} />
            <input type="hidden" name="supply" value={quote.hotel.supply} />
            <input type="hidden" name="seen_total" value={quote.total.minor} />
            <BookFields
              quote={quote}
              countries={loaded.countries}
              kept={actionData?.values ?? loaded.known}
              email={profile.email}
              errorOf={words.ofField}
            />
            <p className="text-muted">
              {t(onRequest ? 'life.askReview' : 'booking.reviewText', {
                rooms: format.rooms(quote.rooms.length),
                hotel: quote.hotel.name,
                nights: format.nights(quote.nights),
              })}{' '}
              {t('booking.priceHeld', { time: format.instant(quote.expires_at, quote.hotel.time_zone, 'time') })}
              {loaded.about && <span className="block">{loaded.about}</span>}
            </p>
            <Button type="submit" large pending={busy} icon="check">
              {onRequest
                ? t(busy ? 'life.asking' : 'life.askHotel')
                : payment === 'prepay'
                  ? t(busy ? 'pay.goingToPay' : 'pay.bookAndPay')
                  : t(busy ? 'booking.confirming' : 'booking.confirmBooking')}
            </Button>
          </Form>
        )}
        <keepInCart.Later stay={asked} line={line} />
      </div>
    </div>
  )
}

/** What stands there when the stay cannot be had, or no longer. */
function NotPossible({
  loaded: { asked, refused },
  refusal,
  dates,
}: {
  loaded: LoadedStay
  refusal: Refusal | undefined
  dates: { check_in: string; check_out: string; occupancy: string[] }
}) {
  const t = useText()
  const locale = useLocale()
  const code = refused?.code ?? 'not_found'
  return (
    <div className="page-width py-12">
      <PageHeading className="sr-only">{t('booking.notPossible')}</PageHeading>
      <EmptyState
        icon="calendar"
        title={refusal?.code === 'sold_out' ? t('booking.soldOutTitle') : errorTitle(t, code)}
        actions={<ButtonLink to={links.hotels(locale, dates)}>{t('booking.searchAgain')}</ButtonLink>}
      >
        <p className="text-muted">{refusal?.code === 'sold_out' ? t('booking.soldOutText') : errorText(t, code)}</p>
        {refusal?.code === 'sold_out' && <otherRooms.Later asked={asked} refusal={refusal} />}
      </EmptyState>
    </div>
  )
}
