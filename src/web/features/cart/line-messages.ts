import type { Alternative } from '#domains/alternatives/contract.ts'
import type { CartLine } from '#domains/cart/answers.ts'
import { optionText, vehiclesOf } from '#domains/shared/texts/vehicles.ts'
import { isDated } from '#domains/shared/plan.ts'
import type { PackagePriceBasis } from '#domains/products/shared/room-basis.ts'
import { partyParts } from '#web/features/products/party-parts.ts'
import { paymentLabel } from '#web/features/products/payment-label.ts'
import { cancellationLabel } from '#web/features/products/cancellation-label.ts'
import { errorTitle } from '#i18n/error-text.ts'
import type { Locale } from '#i18n/locale.ts'
import { type Formatter, textAt, type Translator } from '#i18n/translator.ts'
import { links } from '#links/site.ts'

/** Short descriptions of a line, one per row: rooms, guests, extras. */
export function lineDetails(t: Translator, format: Formatter, line: CartLine): string[] {
  if (!line.quote) return []
  switch (line.kind) {
    case 'stay':
      return line.quote.rooms.map((room) =>
        [room.name, t(`stays.board_${room.board}`), ...partyParts(t, format, room.adults, room.child_ages)].join(' · '),
      )
    case 'package': {
      const { rooms, extras } = line.quote
      const roomLines = rooms.map((room) => {
        const infants = room.infant_ages.length
        const words = [...basis(t, room), ...partyParts(t, format, room.adults, room.child_ages)]
        return [...words, ...(infants ? [t('cart.infants', { count: infants })] : [])].join(' · ')
      })
      return [...roomLines, ...extras.map(({ name, quantity }) => t('cart.timesExtra', { name, count: quantity }))]
    }
    case 'service': {
      const { option, time, adults, child_ages: ages, basis: unit, lines } = line.quote
      const { days, units } = line.selection
      const guests = unit === 'day' ? [t('cart.units', { count: units, days })] : partyParts(t, format, adults, ages)
      const words = [optionText(t, option.name, vehiclesOf(lines)), ...(time ? [format.clock(time)] : []), ...guests]
      return [words.join(' · ')]
    }
  }
}

/** The rooms of a line for which a lead guest is named; empty if one guest is named for all. */
export function roomsOfLine(t: Translator, line: CartLine): string[] {
  if (line.kind === 'stay') return line.quote?.rooms.map(({ name }) => name) ?? []
  return line.kind === 'package' && line.quote ? line.quote.rooms.flatMap((room) => basis(t, room)) : []
}

/** The room basis of a room of a package; none for a package with one price per person. */
function basis(t: Translator, { sharing }: { sharing: PackagePriceBasis }): string[] {
  return sharing === 'any' ? [] : [t(`cart.sharing_${sharing}`)]
}

/** The reason why a line can no longer be booked. */
export function whyGone(t: Translator, { kind, refused }: CartLine): string {
  const key = refused === 'invalid_input' ? 'cart.gone_date' : `cart.gone_${kind}_${refused}`
  if (t.has(key)) return textAt(t, key)
  return refused === 'not_found' ? t('cart.gone_not_found') : errorTitle(t, refused ?? 'sold_out')
}

/**
 * URL of the page on which a line can be changed, with its selection filled in; of the list if its product no longer
 * exists.
 */
export function placeOfLine(locale: Locale, line: CartLine): string {
  const slug = line.about?.slug
  const isGone = line.refused !== null
  switch (line.kind) {
    case 'stay': {
      const { where, check_in, check_out, rooms } = line.selection
      const dates = { where, check_in, check_out, occupancy: rooms.map((room) => room.split('~')[1] ?? '2') }
      return slug ? links.hotel(locale, slug, { ...dates, line: line.id }) : links.hotels(locale, dates)
    }
    case 'package': {
      const { departure_id, extras: extra, ...guests } = line.selection
      const query = { departure: isGone ? undefined : departure_id, ...guests, extra, line: line.id }
      return slug ? `${links.package(locale, slug, query)}#book` : links.packages(locale)
    }
    case 'service': {
      const { option_id: option, date, time, ...guests } = line.selection
      const query = { option, ...(isGone ? {} : { date, time }), ...guests, line: line.id }
      return slug ? `${links.service(locale, slug, query)}#book` : links.services(locale)
    }
  }
}

/** URL of the page that books a selection. */
export function bookingOfSelection(locale: Locale, selection: Alternative['selection']): string {
  switch (selection.kind) {
    case 'stay': {
      const { hotel_id: hotel, check_in, check_out, rooms: room, where } = selection
      return links.book(locale, { hotel, check_in, check_out, room, where })
    }
    case 'package': {
      const { departure_id: departure, party, sharing, extras: extra } = selection
      return links.book(locale, { departure, party, sharing, extra })
    }
    case 'service': {
      const { option_id: option, date, time, people, days, units } = selection
      return links.book(locale, { option, date, time, people, days, units })
    }
  }
}

/** URL of the page that books one line without the others. */
export function bookingOfLine(locale: Locale, { kind, selection }: CartLine): string {
  return bookingOfSelection(locale, { kind, ...selection } as Alternative['selection'])
}

/** The cancellation terms of a line in a few words; empty without a quote. */
export function cancellationOfLine(t: Translator, format: Formatter, line: CartLine): string {
  return line.quote ? cancellationLabel(line.quote.cancellation, timeZoneOf(line), t, format) : ''
}

function timeZoneOf({ kind, quote }: CartLine): string {
  if (kind === 'stay') return quote?.hotel.time_zone ?? ''
  return (kind === 'package' ? quote?.departure_city.time_zone : quote?.time_zone) ?? ''
}

/** The cancellation terms of a line and its time of payment, to be shown beside its price. */
export function termsOfLine(t: Translator, format: Formatter, line: CartLine): string[] {
  if (!line.quote) return []
  const payment = paymentOfLine(t, format, line)
  return [cancellationOfLine(t, format, line), ...(payment ? [payment] : [])]
}

function paymentOfLine(t: Translator, format: Formatter, { kind, on_request: onRequest, quote }: CartLine) {
  if (!quote) return null
  const { prepay, arrival } = quote.pay
  if (!arrival && !onRequest && prepay?.some(isDated)) return t('cart.paidInParts')
  return paymentLabel(quote, { onRequest, kind }, t, format.amount)
}

/** The dates of a line, and the number of nights of a stay. */
export function datesOfLine(format: Formatter, line: CartLine): string {
  const nights = line.kind === 'stay' && line.quote ? [format.nights(line.quote.nights)] : []
  return [rangeOf(format, line), ...nights].join(' · ')
}

/** The dates of a line; an empty string if they are no longer known. */
export function rangeOf(format: Formatter, { first_date, last_date }: CartLine): string {
  return first_date && last_date ? format.stayRange(first_date, last_date) : ''
}
