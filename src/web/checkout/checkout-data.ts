import { data, redirect, redirectDocument } from 'react-router'
import { errorStatus, type Refusal } from '#contract/errors.ts'
import type { CartChanged, CartLineGone } from '#domains/bookings/order-contract.ts'
import { knownGuest } from '#domains/bookings/known-guest.ts'
import { keptValues, textOf, type FormRefusal } from '#web/form.ts'
import { links } from '#web/links.ts'
import { paperLinks } from '#web/paper-links.ts'
import { inOwnCurrency } from '#web/own-currency.ts'
import { pageRefused } from '#web/refusal.ts'
import type { RequestContext } from '#web/server-context.ts'
import { keptOf, namesNeeded, readGuestsForm } from '#web/checkout/checkout-form.ts'
import { stepOf } from '#web/checkout/steps.ts'

export type CheckoutData = Awaited<ReturnType<typeof loadCheckout>>

/** What a step of the checkout shows: the cart as of now, and what was typed before, on whatever device. */
export async function loadCheckout(context: RequestContext, query: URLSearchParams) {
  const { api, signedIn, newKey } = context
  const [cart, draft, countries, profile] = await Promise.all([
    api.fetch_cart(),
    signedIn ? api.fetch_checkout() : null,
    signedIn ? api.fetch_countries() : null,
    signedIn ? api.fetch_profile() : null,
  ])
  if (!cart.ok) throw pageRefused(cart.error)
  const typed = draft?.ok ? draft.data : {}
  const names = namesNeeded(cart.data)
  const countryList = countries?.ok ? countries.data : []
  return {
    cart: cart.data,
    draft: typed,
    // What was once written, even if less, goes before what is known.
    kept: { ...(profile?.ok && !typed.guests && knownGuest(profile.data, countryList)), ...keptOf(typed) },
    names,
    step: stepOf(query.get('step'), typed, cart.data, names),
    countries: countryList,
    profile: profile?.ok ? profile.data : null,
    about: await inOwnCurrency(context, profile?.ok ? profile.data.currency : null, cart.data.total),
    key: newKey(),
  }
}

/** A refusal of the order with what it says of the cart: prices before by line, and a line that is gone. */
export type CheckoutRefusal = FormRefusal & { before?: CartChanged['before']; gone?: string }

export async function actOnCheckout(context: RequestContext, form: FormData) {
  const { api, locale } = context
  const refused = (refusal: Refusal, more: Partial<CheckoutRefusal> = {}) =>
    data<CheckoutRefusal>({ refusal, values: keptValues(form), ...more }, { status: errorStatus[refusal.code] })
  const cart = await api.fetch_cart()
  if (!cart.ok) throw pageRefused(cart.error)
  switch (textOf(form, 'intent')) {
    case 'more': {
      const values: Record<string, string> = keptValues(form)
      return { refusal: undefined, values: { ...values, count: String(Number(values.count) + 1) } as typeof values }
    }
    case 'guests': {
      const { parts, errors } = readGuestsForm(form, cart.data)
      const stored = await api.store_checkout(parts)
      if (stored.ok && errors.length === 0) throw redirect(links.book(locale, { step: 'payment' }))
      if (stored.ok) return refused({ code: 'invalid_input', errors })
      return refused({ ...stored.error, errors: [...errors, ...(stored.error.errors ?? [])] })
    }
    case 'payment': {
      const payment_type = textOf(form, 'payment_type') === 'prepay' ? 'prepay' : 'arrival'
      const stored = await api.store_checkout({ payment_type })
      if (stored.ok) throw redirect(links.book(locale, { step: 'review' }))
      return refused(stored.error)
    }
    case 'remove': {
      await api.delete_cart({ line_id: Number(textOf(form, 'line')) })
      throw redirect(links.book(locale, { step: 'review' }))
    }
    default:
      return sendOrder(context, form, refused)
  }
}

async function sendOrder(
  { api, locale }: RequestContext,
  form: FormData,
  refused: (refusal: Refusal, more?: Partial<CheckoutRefusal>) => ReturnType<typeof data<CheckoutRefusal>>,
) {
  if (textOf(form, 'accept') !== 'yes') {
    return refused({ code: 'invalid_input', errors: [{ path: 'accept', code: 'must_accept' }] })
  }
  const draft = await api.fetch_checkout()
  if (!draft.ok) return refused(draft.error)
  const {
    guests = [],
    contact = { email: '', phone: '', country: '' },
    payment_type = 'arrival',
    lines = [],
  } = draft.data
  const ordered = await api.send_cart_to_order(
    { cart_token: textOf(form, 'cart_token'), guests, contact, payment_type, lines },
    { idempotencyKey: textOf(form, 'key') },
  )
  if (ordered.ok) {
    const { reference, bookings, to_pay } = ordered.data
    const first = bookings.find((one) => one.status === 'pending')
    const started = first && to_pay ? await api.start_payment({ reference: first.reference }) : null
    // Should its page not open, the order is there with its hold, and can be paid from its own page.
    if (started?.ok) throw redirectDocument(started.data.page, 303)
    throw redirect(paperLinks.order(locale, reference))
  }
  const { code, data: more } = ordered.error
  if (code === 'price_changed') return refused({ code }, { before: (more as CartChanged).before })
  if (code !== 'sold_out') return refused(ordered.error)
  const { cart, line_id } = more as CartLineGone
  const gone = cart.lines.find(({ id }) => id === line_id)?.about?.name
  return refused({ code }, gone ? { gone } : {})
}
