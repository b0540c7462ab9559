import type { ErrorCode } from '#api/errors.ts'
import type { Alternative } from '#domains/alternatives/contract.ts'
import { knownGuest } from '#domains/bookings/model/guests/known-guest.ts'
import type { codeSentTo } from '#web/features/account/sign-in/sign-in-step.ts'
import { findLineAlternatives, hasAlternatives } from '#web/features/cart/line-alternatives.ts'
import { savedValuesOf, namesNeeded } from '#web/features/checkout/checkout-form.ts'
import { itemOfLine } from '#web/features/bookings/ProductPrice.tsx'
import { withGiftCards } from '#web/features/promotions/gift-card.ts'
import { nightNote } from '#web/features/hotels/search/stay-note.ts'
import { knownContact, proposedCountry } from '#web/features/checkout/known-contact.ts'
import { nameOfForm, typedValues } from '#web/features/checkout/draft/typed-form.ts'
import {
  findCheckoutCart,
  isAgain,
  placeOfProduct,
  requestedProduct,
  type RequestedProduct,
} from '#web/features/cart/requested-product.ts'
import { stepOf } from '#web/features/checkout/steps.ts'
import type { RequestContext } from '#web/lib/loaders.ts'
import { equivalentOf, foreignMoney } from '#domains/content/exchange.ts'
import type { Money } from '#api/shapes.ts'
import { writtenPhone } from '#domains/shared/written-phone.ts'
import { loaderTranslator } from '#web/lib/messages.ts'

/** `sent`: the address to which a sign-in code was sent, or null; `title`: the heading. */
export type CheckoutData = Awaited<ReturnType<typeof loadCheckout>> & {
  sent: ReturnType<typeof codeSentTo>
  title: string
}

/** Data of a checkout step: what is booked at current prices, and the values typed before, on any device. */
export async function loadCheckout(context: RequestContext, query: URLSearchParams) {
  const { api, locale, signedIn, newKey } = context
  const requested = requestedProduct(query)
  const [{ cart: whole, failure }, terms, draft, countries, profile, ofSame] = await Promise.all([
    findCheckoutCart(context, requested, query),
    api.fetch_terms(),
    signedIn ? api.fetch_checkout() : null,
    signedIn ? api.fetch_countries() : null,
    signedIn ? api.fetch_profile() : null,
    signedIn && requested && !isAgain(query) ? api.fetch_duplicate_booking({ selection: requested.selection }) : null,
  ])
  const { cart, gifts } = await withGiftCards(api, whole)
  // An ordered cart is empty: what it became is shown.
  const ordered = signedIn && !requested && cart.lines.length === 0 ? await api.fetch_duplicate_booking({}) : null
  const typed = draft?.ok ? draft.data : {}
  const account = profile?.ok && !typed.guests ? profile.data : null
  const known = account && !typed.contact ? await knownContact(api, account) : null
  const names = namesNeeded(cart)
  const countryList = countries?.ok ? countries.data : []
  const stay = requested?.kind === 'stay' ? requested.selection : null
  const formName = nameOfForm(requested ? cart.lines[0] : undefined)
  return {
    requested,
    cart,
    gifts,
    /** The sentence about the running night, if the stay begins with it. */
    note: stay && nightNote(stay.check_in, context.hotelDay, await loaderTranslator(locale)),
    /** The reason why the requested product cannot be booked. */
    failure,
    alternatives: requested && failure ? await alternativesOf(context, requested, failure) : [],
    /** Alternatives to lines of the cart that are no longer available, by the id of the line. */
    lineAlternatives: requested ? {} : await findLineAlternatives(api, cart.lines),
    /** URL of the page on which something else can be selected instead of the requested product. */
    place: requested && placeOfProduct(locale, requested, cart.lines[0]?.about?.slug),
    /** The open booking of the requested product, or of a cart that was just ordered. */
    duplicate: (ofSame?.ok && ofSame.data.booking) || (ordered?.ok && ordered.data.booking) || null,
    draft: typed,
    /** The phone number of the contact in the groups of its country. */
    phone: typed.contact && writtenPhone(typed.contact.phone),
    // A saved draft takes precedence over the profile, even if the draft is less complete.
    saved: {
      'contact.country': known?.country ?? proposedCountry(context, cart.lines.map(itemOfLine)),
      ...(account && knownGuest({ ...account, phone: known?.phone ?? account.phone }, countryList)),
      ...savedValuesOf(typed, countryList),
      ...typedValues(typed, formName),
    } as Record<string, string>,
    names,
    step: stepOf(query.get('step'), typed, cart, names),
    countries: countryList,
    profile: profile?.ok ? profile.data : null,
    /** Names the form as typed. */
    formName,
    ownCurrency: await inOwnCurrency(
      context,
      context.currency ?? (profile?.ok ? profile.data.currency : null),
      cart.total,
    ),
    key: newKey(),
    /** The version of the terms to accept; undefined if none are published. */
    termsVersion: terms.ok ? terms.data.version : undefined,
  }
}

async function alternativesOf(
  { api }: RequestContext,
  { selection }: RequestedProduct,
  failure: ErrorCode,
): Promise<Alternative[]> {
  if (!hasAlternatives(failure)) return []
  const answer = await api.fetch_alternatives({ selection })
  return answer.ok ? answer.data : []
}

/**
 * A sentence with the approximate amount in the traveller's display currency, the date of the rate and the amount that
 * is charged. Null if no currency is selected or it has no rate. For loaders of personal pages.
 */
async function inOwnCurrency(
  { api, locale }: Pick<RequestContext, 'api' | 'locale'>,
  currency: string | null | undefined,
  amount: Money | null | undefined,
): Promise<string | null> {
  if (!currency || !amount) return null
  const answer = await api.fetch_exchange_rates()
  if (!answer.ok || answer.data.currency !== amount.currency) return null
  const rate = answer.data.rates.find((one) => one.currency === currency)
  if (!rate) return null
  const { t, format } = await loaderTranslator(locale)
  const equivalent = equivalentOf(amount, { currency, perUnit: rate.per_unit })
  return t('exchange.line', {
    amount: foreignMoney(equivalent, rate.name, locale),
    date: format.stayDate(rate.as_of),
    example: rate.example ? 'yes' : 'other',
    charged: format.amount(amount),
  })
}
