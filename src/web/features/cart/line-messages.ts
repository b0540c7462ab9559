import type { Alternative } from '#domains/bookings/contract/bookings.ts'
import type { CartLine } from '#domains/cart/answers.ts'
import { optionText, vehiclesOf } from '#domains/shared/texts/vehicles.ts'
import type { PackagePriceBasis } from '#domains/products/shared/room-basis.ts'
import { paymentLabel } from '#web/features/products/payment-label.ts'
import { cancellationLabel } from '#web/features/products/cancellation-label.ts'
import { errorTitle } from '#i18n/error-text.ts'
import type { Locale } from '#i18n/locale.ts'
import type { Formatter } from '#i18n/formatter.ts'
import type { TextKey, Translator } from '#i18n/translator.ts'
import { links } from '#links/site.ts'

type LineOf<Kind extends CartLine['kind']> = Extract<CartLine, { kind: Kind }>

/** The differences between the lines of the product kinds. */
type LineKind<Line extends CartLine> = {
  /** Short descriptions, one per row: rooms, guests, extras. */
  details: (t: Translator, format: Formatter, quote: NonNullable<Line['quote']>, line: Line) => string[]
  /** The rooms for which a lead guest is named; empty if one guest is named for all. */
  rooms: (t: Translator, quote: NonNullable<Line['quote']>) => string[]
  /** Added to the dates. */
  length: (format: Formatter, quote: NonNullable<Line['quote']>) => string[]
  timeZone: (quote: NonNullable<Line['quote']>) => string
  /** URL of the page on which the line can be changed; of the list if its product no longer exists. */
  place: (locale: Locale, line: Line) => string
  /** URL of the page that books the line without the others. */
  booking: (locale: Locale, selection: Line['selection']) => string
}

const lineKinds: { [Kind in CartLine['kind']]: LineKind<LineOf<Kind>> } = {
  stay: {
    details: (t, format, { rooms }) =>
      rooms.map((room) =>
        [room.name, t(`stays.board_${room.board}`), party(format, room.adults, room.child_ages.length)].join(' · '),
      ),
    rooms: (_, { rooms }) => rooms.map(({ name }) => name),
    length: (format, { nights }) => [format.nights(nights)],
    timeZone: ({ hotel }) => hotel.time_zone,
    place(locale, { about, id, selection: { where, check_in, check_out, rooms } }) {
      const dates = { where, check_in, check_out, occupancy: rooms.map((room) => room.split('~')[1] ?? '2') }
      return about ? links.hotel(locale, about.slug, { ...dates, line: id }) : links.hotels(locale, dates)
    },
    booking: (locale, { hotel_id, check_in, check_out, rooms, where }) =>
      links.book(locale, { hotel: hotel_id, check_in, check_out, room: rooms, where }),
  },
  package: {
    details(t, format, { rooms, extras }) {
      const roomLines = rooms.map((room) => {
        const infants = room.infant_ages.length
        const words = [...basis(t, room), party(format, room.adults, room.child_ages.length)]
        return [...words, ...(infants ? [t('cart.infants', { count: infants })] : [])].join(' · ')
      })
      return [...roomLines, ...extras.map(({ name, quantity }) => t('cart.timesExtra', { name, count: quantity }))]
    },
    rooms: (t, { rooms }) => rooms.flatMap((room) => basis(t, room)),
    length: () => [],
    timeZone: ({ departure_city }) => departure_city.time_zone,
    place(locale, { about, id, refused, selection: { departure_id, party: families, sharing, extras } }) {
      if (!about) return links.packages(locale)
      const departure = refused === null ? departure_id : undefined
      const query = { departure, party: families, sharing, extra: extras, line: id }
      return `${links.package(locale, about.slug, query)}#book`
    },
    booking: (locale, { departure_id, party: families, sharing, extras }) =>
      links.book(locale, { departure: departure_id, party: families, sharing, extra: extras }),
  },
  service: {
    details(t, format, { option, time, adults, child_ages, basis, lines }, { selection: { days, units } }) {
      return [
        [
          optionText(t, option.name, vehiclesOf(lines)),
          ...(time ? [format.clock(time)] : []),
          basis === 'day' ? t('cart.units', { count: units, days }) : party(format, adults, child_ages.length),
        ].join(' · '),
      ]
    },
    rooms: () => [],
    length: () => [],
    timeZone: ({ time_zone }) => time_zone,
    place(locale, { about, id, refused, selection: { option_id, date, time, people, days, units } }) {
      if (!about) return links.services(locale)
      const slot = refused === null ? { date, time } : {}
      return `${links.service(locale, about.slug, { option: option_id, ...slot, people, days, units, line: id })}#book`
    },
    booking: (locale, { option_id, date, time, people, days, units }) =>
      links.book(locale, { option: option_id, date, time, people, days, units }),
  },
}

function kindOf({ kind }: CartLine): LineKind<CartLine> {
  return lineKinds[kind] as LineKind<CartLine>
}

/** The room basis of a room of a package; none for a package with one price per person. */
function basis(t: Translator, { sharing }: { sharing: PackagePriceBasis }): string[] {
  return sharing === 'any' ? [] : [t(`cart.sharing_${sharing}`)]
}

function party(format: Formatter, adults: number, children: number): string {
  return [format.adults(adults), ...(children > 0 ? [format.children(children)] : [])].join(' · ')
}

/** Short descriptions of a line, one per row: rooms, guests, extras. */
export function lineDetails(t: Translator, format: Formatter, line: CartLine): string[] {
  return line.quote ? kindOf(line).details(t, format, line.quote, line) : []
}

/** The rooms of a line for which a lead guest is named. */
export function roomsOfLine(t: Translator, line: CartLine): string[] {
  return line.quote ? kindOf(line).rooms(t, line.quote) : []
}

/** The reason why a line can no longer be booked. */
export function whyGone(t: Translator, { kind, refused }: CartLine): string {
  const key = refused === 'invalid_input' ? 'cart.gone_date' : `cart.gone_${kind}_${refused}`
  if (t.has(key)) return (t as (key: TextKey) => string)(key as TextKey)
  return refused === 'not_found' ? t('cart.gone_not_found') : errorTitle(t, refused ?? 'sold_out')
}

/** URL of the page on which a line can be changed, with its selection filled in. */
export function placeOfLine(locale: Locale, line: CartLine): string {
  return kindOf(line).place(locale, line)
}

/** URL of the page that books a selection. */
export function bookingOfSelection(locale: Locale, { kind, ...selection }: Alternative['selection']): string {
  return (lineKinds[kind] as LineKind<CartLine>).booking(locale, selection as CartLine['selection'])
}

/** URL of the page that books one line without the others. */
export function bookingOfLine(locale: Locale, line: CartLine): string {
  return kindOf(line).booking(locale, line.selection)
}

/** The cancellation terms of a line in a few words; empty without a quote. */
export function cancellationOfLine(t: Translator, format: Formatter, line: CartLine): string {
  const { quote } = line
  return quote ? cancellationLabel(quote.cancellation, kindOf(line).timeZone(quote), t, format) : ''
}

/** The cancellation terms of a line and its time of payment, to be shown beside its price. */
export function termsOfLine(t: Translator, format: Formatter, line: CartLine): string[] {
  if (!line.quote) return []
  const payment = paymentOfLine(t, format, line)
  return [cancellationOfLine(t, format, line), ...(payment ? [payment] : [])]
}

function paymentOfLine(t: Translator, format: Formatter, { kind, total, on_request: onRequest, pay }: CartLine) {
  const { prepay, arrival } = pay
  if (!total) return null
  if (prepay && !arrival && !onRequest && prepay.later.minor > 0) return t('cart.paidInParts')
  return paymentLabel(
    {
      payment: prepay ? (arrival ? 'both' : 'prepay') : arrival && 'arrival',
      total,
      due_at_property: prepay?.on_arrival ?? { ...total, minor: 0 },
    },
    { onRequest, where: kind === 'stay' ? undefined : t('paymentplace.where', { kind }) },
    t,
    ({ minor, currency }) => format.money(minor, currency),
  )
}

/** The dates of a line, and the number of nights of a stay. */
export function datesOfLine(format: Formatter, line: CartLine): string {
  return [rangeOf(format, line), ...(line.quote ? kindOf(line).length(format, line.quote) : [])].join(' · ')
}

/** The dates of a line; an empty string if they are no longer known. */
export function rangeOf(format: Formatter, { first_date, last_date }: CartLine): string {
  return first_date && last_date ? format.stayRange(first_date, last_date) : ''
}
