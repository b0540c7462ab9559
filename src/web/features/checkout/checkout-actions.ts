import { data, redirect, redirectDocument } from 'react-router'
import { errorStatus, type ApiError } from '#api/errors.ts'
import type { BookingCard } from '#domains/bookings/contract/bookings.ts'
import type { CartChanged, CartLineGone } from '#domains/bookings/contract/orders.ts'
import { readSelection } from '#domains/cart/cart-form.ts'
import type { PaymentType } from '#domains/shared/shapes.ts'
import { readGuestsForm } from '#web/features/checkout/checkout-form.ts'
import { typedForm } from '#web/features/checkout/draft/typed-form.ts'
import {
  findCheckoutCart,
  isAgain,
  requestedProduct,
  type RequestedProduct,
} from '#web/features/cart/requested-product.ts'
import { addressOfStep, onlyPayment } from '#web/features/checkout/steps.ts'
import { enterCode, isCode } from '#web/features/promotions/enter-code.ts'
import { documentLinks } from '#links/booking.ts'
import { submittedValues, textOf, type FormError } from '#web/lib/forms.ts'
import type { RequestContext } from '#web/lib/loaders.ts'

/**
 * Error of a booking with the changes of what is booked: previous prices by line, the name of a line that is sold out,
 * or the open booking of a line.
 */
export type CheckoutError = FormError & { before?: CartChanged['before']; gone?: string; duplicate?: BookingCard }

const maxLines = 40

export async function actOnCheckout(context: RequestContext, form: FormData, url: URL) {
  const { api, signedIn } = context
  const intent = textOf(form, 'intent')
  if (intent === 'release') {
    // If it was paid or has ended meanwhile, the page shows that.
    await api.release_booking({ reference: textOf(form, 'reference') })
    throw redirect(url.pathname + url.search, 303)
  }
  const failure = (error: ApiError, more: Partial<CheckoutError> = {}) =>
    data<CheckoutError>({ error, values: submittedValues(form), ...more }, { status: errorStatus[error.code] })
  // Stored before anything can fail: an ended session, which leaves a browser without a cart; a changed price; a room
  // that is sold out.
  const formName = textOf(form, 'about')
  if (formName) await api.store_checkout({ typed: typedForm(form, formName) })
  const requested = requestedProduct(url.searchParams)
  if (isCode(form)) return failure(await enterCode(api, form, url, requested !== null))
  if (!signedIn) return failure({ code: 'unauthenticated' })
  switch (intent) {
    case 'more': {
      const values: Record<string, string> = submittedValues(form)
      return { error: undefined, values: { ...values, count: String(Number(values.count) + 1) } as typeof values }
    }
    case 'guests': {
      const { cart } = await findCheckoutCart(context, requested, url.searchParams)
      const { parts, errors } = readGuestsForm(form, cart)
      const draft = await api.fetch_checkout()
      // Input for other products, such as the lines of the cart while one product is booked, stays.
      const others = draft.ok
        ? (draft.data.lines ?? []).filter(({ line_id }) => !cart.lines.some(({ id }) => id === line_id))
        : []
      const only = onlyPayment(cart)
      const stored = await api.store_checkout({
        ...parts,
        lines: [...parts.lines, ...others].slice(0, maxLines),
        ...(only && { payment_type: only }),
      })
      if (stored.ok && errors.length === 0) throw redirect(addressOfStep(url, only ? 'review' : 'payment'))
      if (stored.ok) return failure({ code: 'invalid_input', errors })
      return failure({ ...stored.error, errors: [...errors, ...(stored.error.errors ?? [])] })
    }
    case 'payment': {
      const payment_type = textOf(form, 'payment_type') as PaymentType
      const stored = await api.store_checkout({ payment_type })
      if (stored.ok) throw redirect(addressOfStep(url, 'review'))
      return failure(stored.error)
    }
    case 'add': {
      const stored = await api.store_cart(readSelection(form))
      if (!stored.ok) return failure(stored.error)
      throw redirect(addressOfStep(url, 'review'))
    }
    case 'remove': {
      await api.delete_cart({ line_id: Number(textOf(form, 'line')) })
      throw redirect(addressOfStep(url, 'review'))
    }
    default: {
      if (textOf(form, 'accept') !== 'yes') {
        return failure({ code: 'invalid_input', errors: [{ path: 'accept', code: 'must_accept' }] })
      }
      const submitted = { form, again: isAgain(url.searchParams) }
      if (requested) return bookProduct(context, submitted, requested.kind, failure)
      const { cart } = await findCheckoutCart(context, requested, url.searchParams)
      if (cart.lines.length === 0) await toOrdered(context)
      return sendOrder(context, submitted, failure)
    }
  }
}

type Submitted = { form: FormData; again: boolean }
type Failure = (error: ApiError, more?: Partial<CheckoutError>) => ReturnType<typeof data<CheckoutError>>

/** Books the requested product with the token of its quote, as the review has shown it. */
async function bookProduct(
  { api, locale }: RequestContext,
  { form, again }: Submitted,
  kind: RequestedProduct['kind'],
  failure: Failure,
) {
  const draft = await findDraft(api)
  if (!draft.ok) return failure(draft.error)
  const { guests, contact, payment_type, lines } = draft.data
  const lineId = Number(textOf(form, 'line'))
  const input = {
    quote_token: textOf(form, 'token'),
    guests: form.getAll('lead').flatMap((at) => guests[Number(at)] ?? []),
    contact,
    payment_type,
    special_request: lines.find(({ line_id }) => line_id === lineId)?.special_request ?? '',
    ...giftCardOf(form),
    ...acceptedTerms(form),
    allow_duplicate: again,
  }
  const key = { idempotencyKey: textOf(form, 'key') }
  const books = {
    stay: textOf(form, 'on_request') === 'yes' ? api.book_hotel_portal : api.book_hotel,
    package: api.store_booking,
    service: api.store_booking,
  }
  const booked = await books[kind](input, key)
  if (booked.ok) {
    const { reference, status } = booked.data
    return toPayment({ api }, status === 'pending' ? reference : null, documentLinks.booking(locale, reference))
  }
  const { error } = booked
  if (error.code === 'duplicate_booking') return failure(error, { duplicate: error.data as BookingCard })
  if (error.code !== 'price_changed') return failure(error)
  const seen = { minor: Number(textOf(form, 'seen_total')), currency: textOf(form, 'seen_currency') }
  return failure(error, { before: [{ line_id: lineId, total: seen }] })
}

async function sendOrder({ api, locale }: RequestContext, { form, again }: Submitted, failure: Failure) {
  const draft = await findDraft(api)
  if (!draft.ok) return failure(draft.error)
  const ordered = await api.send_cart_to_order(
    {
      cart_token: textOf(form, 'token'),
      ...draft.data,
      ...giftCardOf(form),
      ...acceptedTerms(form),
      allow_duplicate: again,
    },
    { idempotencyKey: textOf(form, 'key') },
  )
  if (ordered.ok) {
    const { reference, bookings, to_pay } = ordered.data
    const first = to_pay ? bookings.find((one) => one.status === 'pending') : undefined
    return toPayment({ api }, first?.reference ?? null, documentLinks.order(locale, reference))
  }
  const { code, data: more } = ordered.error
  if (code === 'price_changed') return failure({ code }, { before: (more as CartChanged).before })
  if (code === 'duplicate_booking') return failure({ code }, { duplicate: more as BookingCard })
  if (code !== 'sold_out') return failure(ordered.error)
  const { cart, line_id } = more as CartLineGone
  const gone = cart.lines.find(({ id }) => id === line_id)?.about?.name
  return failure({ code }, gone ? { gone } : {})
}

/** The amount of the gift card, as the review showed it. */
function giftCardOf(form: FormData) {
  const minor = Number(textOf(form, 'gift_minor'))
  return minor > 0 ? { gift_card: { minor, currency: textOf(form, 'gift_currency') } } : {}
}

/** The version of the terms that the review linked; none if the provider has published no terms. */
function acceptedTerms(form: FormData) {
  const version = Number(textOf(form, 'terms_version'))
  return version > 0 ? { terms_version: version } : {}
}

/**
 * Redirects to what an earlier submission of the cart has booked, whose response did not arrive; the cart is empty
 * since then. Returns if nothing was booked.
 */
async function toOrdered({ api, locale }: RequestContext): Promise<void> {
  const answer = await api.fetch_duplicate_booking({})
  if (!answer.ok || !answer.data.booking) return
  const { order, reference } = answer.data.booking
  throw redirect(order ? documentLinks.order(locale, order) : documentLinks.booking(locale, reference))
}

/** The values of the earlier steps; empty parts are rejected by the API. */
async function findDraft(api: RequestContext['api']) {
  const draft = await api.fetch_checkout()
  if (!draft.ok) return draft
  const {
    guests = [],
    contact = { email: '', phone: '', country: '' },
    payment_type = 'arrival' as const,
    lines = [],
  } = draft.data
  return { ok: true as const, data: { guests, contact, payment_type, lines } }
}

/** Opens the payment page of a booking that is held until paid, otherwise `href`. */
async function toPayment({ api }: Pick<RequestContext, 'api'>, reference: string | null, href: string): Promise<never> {
  const started = reference ? await api.start_payment({ reference }) : null
  if (started?.ok) throw redirectDocument(started.data.page, 303)
  // If the payment page cannot be opened, the booking keeps its hold and can be paid from its own page.
  throw redirect(started ? documentLinks.notOpened(href) : href)
}
