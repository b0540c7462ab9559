import { data, redirect, redirectDocument } from 'react-router'
import { errorStatus, type ApiError } from '#api/errors.ts'
import { readBookForm } from '#domains/bookings/create/book-form.ts'
import { knownGuest } from '#domains/bookings/model/guests/known-guest.ts'
import { inOwnCurrency } from '#web/features/checkout/display-currency.ts'
import { priceRequested, type RequestedProduct } from '#web/features/checkout/priced-product.ts'
import { productName, typedForm, typedValues } from '#web/features/checkout/draft/typed-form.ts'
import type { codeSentTo } from '#web/features/account/sign-in/code-sign-in.ts'
import { submittedValues, textOf, type FormError } from '#web/lib/forms.ts'
import { contentLinks } from '#web/features/content/content-links.ts'
import { links } from '#web/lib/links.ts'
import type { RequestContext } from '#web/lib/server-context.ts'

/** `sent`: the address to which a sign-in code was sent, or null. */
export type ProductCheckout = Awaited<ReturnType<typeof loadProduct>> & { sent: ReturnType<typeof codeSentTo> }

/** Data of the form that books one product: its current price, and the account's open booking of the same. */
export async function loadProduct(context: RequestContext, requested: RequestedProduct, query: URLSearchParams) {
  const { api, locale, signedIn, newKey } = context
  const { selection } = requested
  const [priced, draft, countries, profile, duplicate] = await Promise.all([
    priceRequested(api, requested, locale, query.get('promotion')?.trim().slice(0, 40) ?? ''),
    api.fetch_checkout(),
    signedIn ? api.fetch_countries() : null,
    signedIn ? api.fetch_profile() : null,
    signedIn && !isAgain(query) ? api.fetch_duplicate_booking({ selection }) : null,
  ])
  const unavailable = !priced.ok && ['sold_out', 'not_bookable_online', 'invalid_input'].includes(priced.error.code)
  const alternatives = unavailable ? await api.fetch_alternatives({ selection }) : null
  const countryList = countries?.ok ? countries.data : []
  return {
    requested,
    product: priced.ok ? priced.data : null,
    back: requested.kind === 'service' ? links.services(locale) : links.packages(locale),
    failure: priced.ok ? null : (priced.error satisfies ApiError),
    /** Other dates of a package or service that is not available. */
    alternatives: alternatives?.ok ? alternatives.data : [],
    duplicate: duplicate?.ok ? duplicate.data.booking : null,
    countries: countryList,
    profile: profile?.ok ? profile.data : null,
    // What was typed takes precedence over the profile.
    saved: {
      ...(profile?.ok && knownGuest(profile.data, countryList)),
      ...(draft.ok && typedValues(draft.data, productName(requested.selection))),
    } as Record<string, string>,
    about: productName(requested.selection),
    ownCurrency: await inOwnCurrency(
      context,
      context.currency ?? (profile?.ok ? profile.data.currency : null),
      priced.ok ? priced.data.quote.total : null,
    ),
    key: newKey(),
  }
}

/** Books the product as submitted, or releases the booking that is held for it. */
export async function actOnProduct(context: RequestContext, requested: RequestedProduct, form: FormData, url: URL) {
  const { api, locale } = context
  const { kind } = requested
  if (textOf(form, 'intent') === 'release') return releaseHeld(context, form, url)
  // Stored before anything can fail: an ended session, a changed price, a room that is sold out.
  await api.store_checkout({ typed: typedForm(form, productName(requested.selection)) })
  const names = Math.min(40, Math.max(1, Number(textOf(form, 'names')) || 1))
  const { input, errors } = readBookForm((name) => textOf(form, name), names)
  // If the form has errors, an empty quote token is sent: nothing can be booked, and the API validates the remaining
  // fields.
  const quote_token = errors.length > 0 ? '' : input.quote_token
  const sent = { ...input, quote_token, allow_duplicate: isAgain(url.searchParams) }
  const key = { idempotencyKey: textOf(form, 'key') }
  const booked = await (kind !== 'stay'
    ? api.store_booking(sent, key)
    : textOf(form, 'supply') === 'portal'
      ? api.book_hotel_portal(sent, key)
      : api.book_hotel(sent, key))
  if (booked.ok) {
    const { reference, status } = booked.data
    const started = status === 'pending' ? await api.start_payment({ reference }) : null
    // If the payment page cannot be opened, the booking keeps its hold and can be paid from its own page.
    if (started?.ok) throw redirectDocument(started.data.page, 303)
    throw redirect(contentLinks.confirm(locale, reference))
  }
  const { code, data: more } = booked.error
  const error = { code, data: more, errors: [...errors, ...(booked.error.errors ?? [])] }
  return data<FormError>({ error, values: submittedValues(form) }, { status: errorStatus[code] })
}

/** True if the traveller books the same once more on purpose. */
export const isAgain = (query: URLSearchParams) => query.get('again') === 'yes'

/** Releases the booking that is held. If it was paid or has ended meanwhile, the page shows that. */
export async function releaseHeld({ api }: RequestContext, form: FormData, { pathname, search }: URL): Promise<never> {
  await api.release_booking({ reference: textOf(form, 'reference') })
  throw redirect(pathname + search, 303)
}
