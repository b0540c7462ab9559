import type { CancellationQuote } from '#domains/bookings/cancellation-answers.ts'
import type { BookingCard, BookingDetails } from '#domains/bookings/contract.ts'
import type { BookingRow, ChangingBooking } from '#domains/bookings/read.server.ts'
import { payableNow, scheduleOf } from '#domains/bookings/instalments.ts'
import { bookingCan, statusTable } from '#domains/bookings/rules.ts'
import { houseView } from '#domains/packages/residence-views.server.ts'
import { packageQuoteView } from '#domains/packages/views.server.ts'
import { serviceQuoteView } from '#domains/services/views.server.ts'
import type { PaymentType } from '#domains/stays/shapes.ts'
import { instantOf } from '#domains/stays/nights.ts'
import type { CancellationCost } from '#domains/bookings/shapes.ts'
import { guestsOf } from '#domains/stays/occupancy.ts'
import { cancellationView, pictureView, pricedView } from '#domains/stays/views.server.ts'
import { inLocale, type Locale } from '#text/locale.ts'

export function bookingCardView(row: BookingRow, locale: Locale, now: Date): BookingCard {
  return {
    reference: row.reference,
    order: row.orderReference,
    kind: row.journey?.kind ?? 'stay',
    status: row.status,
    payment_status: row.paymentStatus,
    payment_type: row.paymentType,
    about: aboutView(row, locale),
    check_in: row.checkIn,
    check_out: row.checkOut,
    nights: row.priced.nights,
    ...partyOf(row),
    total: { minor: row.totalMinor, currency: row.currency },
    cancellation: asOf(now, cancellationView(row.priced.cancellation, row.currency)),
    turn: statusTable[row.status].turn,
    deadline_at: row.deadlineAt,
    ...toPay(row, now),
    other_payment: otherPayment(row, now),
    can_cancel: bookingCan.cancel(row.status) && now < arrivalOf(row),
    has_receipt: row.hasReceipt,
    created_at: row.createdAt,
  }
}

/** The terms as they are now: what was free until a moment that has passed is not any more. */
function asOf(now: Date, terms: BookingCard['cancellation']): BookingCard['cancellation'] {
  return terms.free_until && new Date(terms.free_until) <= now ? { ...terms, free_until: null } : terms
}

export function bookingDetailsView(row: BookingRow, locale: Locale, now: Date): BookingDetails {
  const money = (minor: number) => ({ minor, currency: row.currency })
  const card = bookingCardView(row, locale, now)
  const { cancellation } = card
  return {
    ...card,
    priced: row.hotel && { ...pricedView(row.priced, row.hotel, row.roomTypes, locale), cancellation },
    package: row.journey?.kind === 'package' ? { ...packageQuoteView(row.journey, locale), cancellation } : null,
    service: row.journey?.kind === 'service' ? { ...serviceQuoteView(row.journey, locale), cancellation } : null,
    instalments: scheduleOf(row).map(({ due, amount, paid }) => ({ due, amount: money(amount), paid: money(paid) })),
    guest_names: row.guests,
    contact: row.contact,
    special_request: row.specialRequest,
    offer: row.offer && row.hotel && pricedView(row.offer, row.offerHotel ?? row.hotel, row.roomTypes, locale),
    package_offer: row.offerJourney?.kind === 'package' ? packageQuoteView(row.offerJourney, locale) : null,
    service_offer: row.offerJourney?.kind === 'service' ? serviceQuoteView(row.offerJourney, locale) : null,
    residence_offer: row.offerResidence && {
      before: houseView(row.offerResidence.before, locale),
      after: houseView(row.offerResidence.after, locale),
      refund: money(row.captured),
    },
    documents: row.documents.map(({ sentAt, ...same }) => ({ ...same, sent_at: sentAt })),
    reject_reason: row.rejectReason,
    cancelled: row.cancelled && {
      penalty: money(row.cancelled.penalty),
      refund: money(row.cancelled.refund),
      by_hand: money(row.cancelled.byHand ?? 0),
      given_by_hand: money(row.givenByHand),
      due: money(row.cancelled.due),
    },
  }
}

export function cancellationQuoteView(booking: ChangingBooking, cost: CancellationCost, now: Date): CancellationQuote {
  const money = (minor: number) => ({ minor, currency: booking.priced.currency })
  const steps = booking.status === 'confirmed' ? booking.priced.cancellation.steps : []
  return {
    reference: booking.reference,
    penalty: money(cost.penalty),
    refund: money(cost.refund),
    by_hand: money(cost.byHand),
    due: money(cost.due),
    holds_until: steps.find((step) => step.from !== null && Date.parse(step.from) > now.getTime())?.from ?? null,
  }
}

function hasOpenQuestion({ offer, documents }: BookingRow): boolean {
  return offer !== null || documents.some(({ state }) => state === 'asked')
}

function toPay(row: BookingRow, now: Date): Pick<BookingCard, 'to_pay' | 'pay_by'> {
  const payable = payableNow(row, hasOpenQuestion(row), now)
  if (!payable || (row.deadlineAt !== null && Date.parse(row.deadlineAt) <= now.getTime())) {
    return { to_pay: null, pay_by: null }
  }
  return { to_pay: { minor: payable.amount, currency: row.currency }, pay_by: payable.due }
}

function otherPayment(row: BookingRow, now: Date): PaymentType | null {
  const open = bookingCan.cancel(row.status) && now < arrivalOf(row) && !hasOpenQuestion(row)
  const untouched = (row.paymentStatus === 'unpaid' || row.paymentStatus === 'failed') && row.received === 0
  if (!open || !untouched || row.priced.payment !== 'both') return null
  return row.paymentType === 'prepay' ? 'arrival' : 'prepay'
}

/** When check-in or the journey begins, in its place. */
function arrivalOf({ checkIn, hotel, journey }: BookingRow): Date {
  if (hotel) return instantOf(checkIn, hotel.checkInFrom, hotel.timeZone)
  return instantOf(checkIn, journey?.startsAt ?? '00:00', journey?.timeZone ?? 'UTC')
}

function aboutView({ hotel, journey, offered }: BookingRow, locale: Locale): BookingCard['about'] {
  if (hotel) {
    return {
      id: hotel.id,
      slug: hotel.slug,
      name: inLocale(hotel.name, locale),
      city: inLocale(hotel.cityName, locale),
      district: inLocale(hotel.district, locale),
      street: inLocale(hotel.street, locale) || null,
      phone: hotel.phone || null,
      picture: pictureView(hotel.pictures[0], locale),
      time_zone: hotel.timeZone,
      offered,
      point: { lat: hotel.lat, lon: hotel.lon },
    }
  }
  if (!journey) throw new Error('a booking without a hotel is of a package or a service')
  const { id, slug, pictures, timeZone } = journey.row
  const [name, city] =
    journey.kind === 'package'
      ? [journey.row.title, journey.row.departureCity.name]
      : [journey.row.name, journey.row.city.name]
  return {
    id,
    slug,
    name: inLocale(name, locale),
    city: inLocale(city, locale),
    district: null,
    street: null,
    phone: null,
    picture: pictureView(pictures[0], locale),
    time_zone: timeZone,
    offered,
    point: null,
  }
}

function partyOf({ priced, journey }: BookingRow): Pick<BookingCard, 'guests' | 'rooms'> {
  if (journey?.kind === 'service') return { guests: journey.priced.adults + journey.priced.childAges.length, rooms: 0 }
  if (journey) {
    const { rooms } = journey.priced
    const guests = rooms.reduce((sum, room) => sum + room.adults + room.childAges.length + room.infantAges.length, 0)
    return { guests, rooms: rooms.length }
  }
  const { adults, children } = guestsOf(priced.rooms.map((room) => room.occupancy))
  return { guests: adults + children, rooms: priced.rooms.length }
}
