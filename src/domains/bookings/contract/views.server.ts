import { changeError, hasBegun } from '#domains/bookings/model/change-rules.ts'
import { factsOfProduct, priceOfProduct, type BookedProduct } from '#domains/bookings/model/products/product.ts'
import type { CancellationQuote } from '#domains/bookings/contract/cancellation-answers.ts'
import type { BookedItem, BookingCard, BookingDetails, ListedBooking } from '#domains/bookings/contract/bookings.ts'
import type { MissingDetails } from '#domains/bookings/model/guests/missing-details.ts'
import type { Booking, RoomTypeOfBooking } from '#domains/bookings/state/queries.server.ts'
import type { BookingOfCard, BookingOfPage } from '#domains/bookings/state/shown-bookings.server.ts'
import { arrivalOf, datesOfBegunStay } from '#domains/bookings/model/guests/arrival-time.ts'
import { refundParts } from '#domains/bookings/account/refund-parts.ts'
import { accountOfBooking, payableNow, scheduleOf } from '#domains/bookings/model/booking-account.ts'
import { unconfirmedOf } from '#domains/bookings/model/cancellation.ts'
import { bookingCan, hasEnded, prepaymentDeadline, statusTable } from '#domains/bookings/model/rules.ts'
import { giftRefund, giftReturned } from '#domains/bookings/account/gift-use.ts'
import { shortAccountOf } from '#domains/bookings/model/short-account.ts'
import { selectionOf } from '#domains/bookings/model/products/selection-of.ts'
import type { ProductSelection } from '#domains/products/shared/selection.ts'
import { packageHotelView } from '#domains/products/packages/catalogue/package-hotel-views.server.ts'
import { packageQuoteView } from '#domains/products/packages/catalogue/views.server.ts'
import { serviceQuoteView } from '#domains/products/services/catalogue/views.server.ts'
import type { PaymentType, Supply } from '#domains/shared/shapes.ts'
import { nightsBetween, todayIn } from '#domains/shared/dates.ts'
import { minorPlan, moneyPlan, unpaidParts } from '#domains/shared/plan.ts'
import type { CancellationCost } from '#domains/bookings/model/shapes.ts'
import { isUnpaid } from '#domains/payments/statuses.ts'
import { cancellationView, payBeforeAnswer, pictureView } from '#domains/products/shared/views.server.ts'
import { pricedView, walkView } from '#domains/products/stays/catalogue/views.server.ts'
import { inLocale, type Locale } from '#i18n/locale.ts'
import { translator } from '#i18n/translator.server.ts'

export function bookingCardView(row: BookingOfCard, locale: Locale, now: Date): BookingCard {
  const { dates, party, item } = factsOfProduct(row.product)
  return {
    reference: row.reference,
    order: row.orderReference,
    kind: row.product.kind,
    status: row.status,
    payment_status: row.paymentStatus,
    payment_type: row.paymentType,
    about: aboutView(row, locale),
    check_in: row.checkIn,
    check_out: row.checkOut,
    last_day: dates.last,
    starts_at: item?.time ?? null,
    nights: nightsBetween(row.checkIn, row.checkOut),
    ...party,
    total: { minor: row.price.total, currency: row.price.currency },
    account: shortAccountOf({ ...row, question: openQuestion(row) }, now),
    cancellation: asOf(now, cancellationView(row.price.cancellation, row.price.currency)),
    turn: statusTable[row.status].turn,
    deadline_at: row.deadlineAt?.toISOString() ?? null,
    question: openQuestion(row),
    ...toPay(row, now),
    other_payment: otherPayment(row, now),
    can_cancel: bookingCan.cancel(row.status) && !row.checkedIn && now < arrivalOf(row),
    can_add_transfer: row.transferMissing && row.checkOut > todayIn(row.timeZone, now),
    has_receipt: row.hasReceipt,
    created_at: row.createdAt,
  }
}

/** A booking in a list, with what is missing of its details by booking id. */
export function listedBookingView(
  row: BookingOfCard,
  missing: ReadonlyMap<number, MissingDetails>,
  locale: Locale,
  now: Date,
): ListedBooking {
  return { ...bookingCardView(row, locale, now), missing_details: missing.get(row.id) ?? null }
}

/** The terms as of now: a free cancellation that has ended is left out. */
function asOf(now: Date, terms: BookingCard['cancellation']): BookingCard['cancellation'] {
  return terms.free_until && new Date(terms.free_until) <= now ? { ...terms, free_until: null } : terms
}

export function bookingDetailsView(row: BookingOfPage, locale: Locale, now: Date): BookingDetails {
  const money = (minor: number) => ({ minor, currency: row.price.currency })
  const card = bookingCardView(row, locale, now)
  const { cancellation } = card
  const { hotel, roomTypes } = row
  const fee = row.product.earlierTerms?.fee ?? 0
  const charge = { name: translator(locale)('bookingchange.line_change_fee'), amount: money(fee) }
  const item = withCharge(bookedItemView(row.product, { hotel, roomTypes, locale }), charge)
  const { product: offered = null, substitution = null, hotel: hotelOfOffer = null } = row.offer ?? {}
  const offer = offered && bookedItemView(offered, { hotel: hotelOfOffer ?? hotel, roomTypes, locale })
  const gift = card.account.gift_cards[0]?.amount.minor ?? 0
  const unconfirmed = unconfirmedOf(card)
  const awaited = unconfirmed === 'provider' || unconfirmed === 'offer' ? 'portal' : 'own'
  return {
    ...card,
    item: { ...withGift(item, gift, awaited), cancellation },
    instalments: scheduleOf(row).map((part) => ({
      due: part.due,
      amount: money(part.amount),
      paid: money(part.paid),
    })),
    guest_names: row.guests,
    selection: requestOf(selectionOf(row.product)),
    checked_in: row.checkedIn,
    checked_out: row.checkedOut,
    can_change: changeError({ ...row, begun: hasBegun(row, now) }, now) === null,
    earliest_check_out: row.product.kind === 'stay' ? earliestCheckOut(row, now) : null,
    change_fee: money(fee),
    change: changeView(row, now),
    last_change: lastChangeView(row, locale, now),
    others_of_order: row.othersOfOrder,
    contact: row.contact,
    special_request: row.specialRequest,
    offer: offer && withGift(offer, gift, awaited),
    offer_accepted: row.offerAccepted,
    offer_declined: row.offerDeclined,
    hotel_substitution: substitution && {
      before: packageHotelView(substitution.before, locale),
      after: packageHotelView(substitution.after, locale),
      refund: money(accountOfBooking(row).refundable),
    },
    documents: row.documents.map(({ sentAt, ...same }) => ({ ...same, sent_at: sentAt })),
    reject_reason: row.rejectReason,
    decline_comment: row.declineComment,
    cancelled: row.cancelled && {
      penalty: money(row.cancelled.penalty),
      ...refundParts(row.price.currency, row.cancelled.refund, giftReturned(row.gift, row.cancelled.refund)),
      by_hand: money(row.cancelled.byHand ?? 0),
      given_by_hand: money(accountOfBooking(row).returnedByHand),
      due: money(row.cancelled.due),
      unpaid: row.cancelled.unpaid ?? false,
    },
  }
}

/** A selection as the API takes it. */
export function requestOf(selection: ProductSelection): BookingDetails['selection'] {
  switch (selection.kind) {
    case 'stay': {
      const { kind, hotelId, checkIn, checkOut, rooms, where } = selection
      return { kind, hotel_id: hotelId, check_in: checkIn, check_out: checkOut, rooms, ...(where && { where }) }
    }
    case 'package': {
      const { kind, departureId, party, sharing, extras } = selection
      return { kind, departure_id: departureId, party, sharing, extras }
    }
    case 'service': {
      const { kind, optionId, date, time, people, days, units } = selection
      return { kind, option_id: optionId, date, ...(time !== null && { time }), people, days, units }
    }
  }
}

/** A price with the charge for changes as a line, which its plan of payments contains. */
function withCharge<Item extends BookedItem>(item: Item, charge: NonNullable<Item['change_charge']>): Item {
  const { minor, currency } = charge.amount
  return minor === 0 ? item : { ...item, change_charge: charge, total: { minor: item.total.minor + minor, currency } }
}

/**
 * A price of which a gift card pays a part: the amounts due are without it, the total is with it. Nothing is paid with a
 * booking that awaits an answer.
 */
function withGift<Item extends BookedItem>(item: Item, gift: number, awaited: Supply): Item {
  const { prepay, arrival } = payBeforeAnswer(item.pay, awaited)
  const left = prepay && moneyPlan(unpaidParts(minorPlan(prepay), gift), item.total.currency)
  return { ...item, pay: { prepay: left, arrival } }
}

function changeView({ change, product, price: { total, currency } }: Booking, now: Date): BookingDetails['change'] {
  if (!change || Date.parse(change.deadlineAt) <= now.getTime()) return null
  const { dates } = factsOfProduct(change.product ?? product)
  const money = (minor: number) => ({ minor, currency })
  return {
    state: change.state,
    check_in: dates.first,
    last_day: dates.last,
    guest_names: change.guests,
    total: money(change.product ? priceOfProduct(change.product).total : total),
    pay_now: money(change.due),
    refund: money(change.refund),
    deadline_at: change.deadlineAt,
  }
}

/** Days for which the page of a booking shows its last change. */
const changeShownDays = 3

function lastChangeView(row: BookingOfPage, locale: Locale, now: Date): BookingDetails['last_change'] {
  const { madeChange, hotel, roomTypes, gift, status } = row
  const { total, currency } = row.price
  if (!madeChange || hasEnded(status)) return null
  const { madeAt, product, guests, penalty, paid, refund, toGiftCard } = madeChange
  if (Date.parse(madeAt) + changeShownDays * 86_400_000 <= now.getTime()) return null
  const money = (minor: number) => ({ minor, currency })
  return {
    made_at: madeAt,
    item: product && bookedItemView(product, { hotel, roomTypes, locale }),
    guest_names: guests,
    total: money(product ? priceOfProduct(product).total : total),
    penalty: money(penalty),
    paid: money(paid),
    ...refundParts(currency, refund, gift && { lastFour: gift.lastFour, amount: toGiftCard }),
  }
}

export function cancellationQuoteView(booking: Booking, cost: CancellationCost, now: Date): CancellationQuote {
  const money = (minor: number) => ({ minor, currency: booking.price.currency })
  const steps = booking.status === 'confirmed' ? booking.price.cancellation.steps : []
  return {
    reference: booking.reference,
    penalty: money(cost.penalty),
    ...refundParts(booking.price.currency, cost.refund, giftRefund(booking, { refund: cost.refund, ends: true })),
    by_hand: money(cost.byHand),
    due: money(cost.due),
    holds_until: steps.find((step) => step.from !== null && Date.parse(step.from) > now.getTime())?.from ?? null,
  }
}

function openQuestion({ question }: Booking): 'offer' | 'document' | null {
  return question === 'substitution' ? 'offer' : question
}

function toPay(row: Booking, now: Date): Pick<BookingCard, 'to_pay' | 'pay_by'> {
  const payable = payableNow(row, row.question !== null, now)
  if (!payable || (row.deadlineAt !== null && row.deadlineAt <= now)) {
    return { to_pay: null, pay_by: null }
  }
  return { to_pay: { minor: payable.amount, currency: row.price.currency }, pay_by: payable.due }
}

function otherPayment(row: Booking, now: Date): PaymentType | null {
  const open = bookingCan.cancel(row.status) && now < arrivalOf(row) && row.question === null
  const { paid, held } = accountOfBooking(row)
  const untouched = isUnpaid(row.paymentStatus) && paid === 0 && held === 0
  if (!open || !untouched || row.price.payment !== 'both') return null
  if (row.paymentType === 'prepay') return 'arrival'
  return row.status === 'confirmed' && !prepaymentDeadline(now, arrivalOf(row), row) ? null : 'prepay'
}

function earliestCheckOut(row: Booking, now: Date): string | null {
  if (row.status !== 'confirmed') return null
  return datesOfBegunStay(row, now)?.earliestCheckOut ?? null
}

function aboutView({ hotel, product, offered, destinations }: BookingOfCard, locale: Locale): BookingCard['about'] {
  if (hotel) {
    return {
      id: hotel.id,
      slug: hotel.slug,
      name: inLocale(hotel.name, locale),
      city: inLocale(hotel.cityName, locale),
      destinations: [],
      district: inLocale(hotel.district, locale),
      street: inLocale(hotel.street, locale) || null,
      phone: hotel.phone || null,
      picture: pictureView(hotel.pictures[0], locale),
      time_zone: hotel.timeZone,
      offered,
      point: { lat: hotel.lat, lon: hotel.lon },
      check_in_from: hotel.checkInFrom.slice(0, 5),
      walk: walkView(hotel, locale),
    }
  }
  const { item, title, city } = factsOfProduct(product)
  if (!item || !title || !city) throw new Error('a booked stay must have a hotel')
  const { id, slug, pictures, timeZone } = item
  return {
    id,
    slug,
    name: inLocale(title, locale),
    city: inLocale(city, locale),
    destinations: (destinations ?? []).map((name) => inLocale(name, locale)),
    district: null,
    street: null,
    phone: null,
    picture: pictureView(pictures[0], locale),
    time_zone: timeZone,
    offered,
    point: null,
    check_in_from: null,
    walk: null,
  }
}

/** What is booked or offered, with its price in detail. */
export function bookedItemView(
  product: BookedProduct,
  {
    hotel,
    roomTypes,
    locale,
  }: { hotel: Parameters<typeof pricedView>[1] | null; roomTypes: RoomTypeOfBooking[]; locale: Locale },
): BookedItem {
  switch (product.kind) {
    case 'stay':
      if (!hotel) throw new Error('a booked stay must have a hotel')
      return { kind: 'stay', ...pricedView(product.priced, hotel, roomTypes, locale) }
    case 'package':
      return { kind: 'package', ...packageQuoteView(product, locale) }
    case 'service':
      return { kind: 'service', ...serviceQuoteView(product, locale) }
  }
}
