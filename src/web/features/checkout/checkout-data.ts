import { data, redirect, redirectDocument } from 'react-router'
import { errorStatus, type ApiError } from '#api/errors.ts'
import type { BookingCard } from '#domains/bookings/contract/bookings.ts'
import type { CartChanged, CartLineGone } from '#domains/bookings/contract/orders.ts'
import { knownGuest } from '#domains/bookings/model/guests/known-guest.ts'
import { enterPromotion, isPromotion } from '#web/features/promotions/enter-promotion.ts'
import { cartName, typedForm, typedValues } from '#web/features/checkout/draft/typed-form.ts'
import { submittedValues, textOf, type FormError } from '#web/lib/forms.ts'
import { links } from '#web/lib/links.ts'
import { documentLinks } from '#web/lib/document-links.ts'
import { isAgain, releaseHeld } from '#web/features/checkout/product-data.ts'
import { inOwnCurrency } from '#web/features/checkout/display-currency.ts'
import type { codeSentTo } from '#web/features/account/sign-in/code-sign-in.ts'
import { errorResponse } from '#web/lib/error-response.ts'
import type { RequestContext } from '#web/lib/server-context.ts'
import { savedValuesOf, namesNeeded, readGuestsForm } from '#web/features/checkout/checkout-form.ts'
import { stepOf } from '#web/features/checkout/steps.ts'

/** `sent`: the address to which a sign-in code was sent, or null. */
export type CheckoutData = Awaited<ReturnType<typeof loadCheckout>> & { sent: ReturnType<typeof codeSentTo> }

/** Data of a checkout step: the current cart and the values typed before, on any device. */
export async function loadCheckout(context: RequestContext, query: URLSearchParams) {
  const { api, signedIn, newKey } = context
  const [cart, draft, countries, profile] = await Promise.all([
    api.fetch_cart(),
    signedIn ? api.fetch_checkout() : null,
    signedIn ? api.fetch_countries() : null,
    signedIn ? api.fetch_profile() : null,
  ])
  if (!cart.ok) throw errorResponse(cart.error)
  // An ordered cart is empty; its bookings wait for their payment.
  const held =
    signedIn && cart.data.lines.length === 0 ? await api.fetch_my_bookings({ status: 'pending', per_page: 1 }) : null
  const typed = draft?.ok ? draft.data : {}
  const names = namesNeeded(cart.data)
  const countryList = countries?.ok ? countries.data : []
  return {
    cart: cart.data,
    held: held?.ok ? (held.data.find(({ to_pay }) => to_pay) ?? null) : null,
    draft: typed,
    // A saved draft takes precedence over the profile, even if the draft is less complete.
    saved: {
      ...(profile?.ok && !typed.guests && knownGuest(profile.data, countryList)),
      ...savedValuesOf(typed),
      ...typedValues(typed, cartName),
    },
    names,
    step: stepOf(query.get('step'), typed, cart.data, names),
    countries: countryList,
    profile: profile?.ok ? profile.data : null,
    about: await inOwnCurrency(
      context,
      context.currency ?? (profile?.ok ? profile.data.currency : null),
      cart.data.total,
    ),
    key: newKey(),
  }
}

/**
 * Error of an order with the changes of the cart: previous prices by line, the name of a line that is sold out, or the
 * open booking of a line.
 */
export type CheckoutError = FormError & { before?: CartChanged['before']; gone?: string; duplicate?: BookingCard }

export async function actOnCheckout(context: RequestContext, form: FormData, url: URL) {
  const { api, locale, signedIn } = context
  if (textOf(form, 'intent') === 'release') return releaseHeld(context, form, url)
  const failure = (error: ApiError, more: Partial<CheckoutError> = {}) =>
    data<CheckoutError>({ error, values: submittedValues(form), ...more }, { status: errorStatus[error.code] })
  // Stored before anything is checked: an ended session leaves a browser without a cart.
  if (textOf(form, 'count')) await api.store_checkout({ typed: typedForm(form, cartName) })
  if (isPromotion(form)) {
    const error = await enterPromotion(api, form)
    if (!error) throw redirect(url.pathname + url.search, 303)
    return failure(error)
  }
  if (!signedIn) return failure({ code: 'unauthenticated' })
  const cart = await api.fetch_cart()
  if (!cart.ok) throw errorResponse(cart.error)
  switch (textOf(form, 'intent')) {
    case 'more': {
      const values: Record<string, string> = submittedValues(form)
      return { error: undefined, values: { ...values, count: String(Number(values.count) + 1) } as typeof values }
    }
    case 'guests': {
      const { parts, errors } = readGuestsForm(form, cart.data)
      const stored = await api.store_checkout(parts)
      if (stored.ok && errors.length === 0) throw redirect(links.book(locale, { step: 'payment' }))
      if (stored.ok) return failure({ code: 'invalid_input', errors })
      return failure({ ...stored.error, errors: [...errors, ...(stored.error.errors ?? [])] })
    }
    case 'payment': {
      const payment_type = textOf(form, 'payment_type') === 'prepay' ? 'prepay' : 'arrival'
      const stored = await api.store_checkout({ payment_type })
      if (stored.ok) throw redirect(links.book(locale, { step: 'review' }))
      return failure(stored.error)
    }
    case 'remove': {
      await api.delete_cart({ line_id: Number(textOf(form, 'line')) })
      throw redirect(links.book(locale, { step: 'review' }))
    }
    default:
      return sendOrder(context, { form, again: isAgain(url.searchParams) }, failure)
  }
}

async function sendOrder(
  { api, locale }: RequestContext,
  { form, again }: { form: FormData; again: boolean },
  failure: (error: ApiError, more?: Partial<CheckoutError>) => ReturnType<typeof data<CheckoutError>>,
) {
  if (textOf(form, 'accept') !== 'yes') {
    return failure({ code: 'invalid_input', errors: [{ path: 'accept', code: 'must_accept' }] })
  }
  const draft = await api.fetch_checkout()
  if (!draft.ok) return failure(draft.error)
  const {
    guests = [],
    contact = { email: '', phone: '', country: '' },
    payment_type = 'arrival',
    lines = [],
  } = draft.data
  const ordered = await api.send_cart_to_order(
    { cart_token: textOf(form, 'cart_token'), guests, contact, payment_type, lines, allow_duplicate: again },
    { idempotencyKey: textOf(form, 'key') },
  )
  if (ordered.ok) {
    const { reference, bookings, to_pay } = ordered.data
    const first = bookings.find((one) => one.status === 'pending')
    const started = first && to_pay ? await api.start_payment({ reference: first.reference }) : null
    // If the payment page cannot be opened, the order keeps its hold and can be paid from its own page.
    if (started?.ok) throw redirectDocument(started.data.page, 303)
    throw redirect(documentLinks.order(locale, reference))
  }
  const { code, data: more } = ordered.error
  if (code === 'price_changed') return failure({ code }, { before: (more as CartChanged).before })
  if (code === 'duplicate_booking') return failure({ code }, { duplicate: more as BookingCard })
  if (code !== 'sold_out') return failure(ordered.error)
  const { cart, line_id } = more as CartLineGone
  const gone = cart.lines.find(({ id }) => id === line_id)?.about?.name
  return failure({ code }, gone ? { gone } : {})
}
