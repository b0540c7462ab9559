import type { CartLine } from '#domains/cart/answers.ts'
import { errorTitle } from '#text/error-text.ts'
import type { Locale } from '#text/locale.ts'
import type { Formatter } from '#text/formatter.ts'
import type { TextKey, Translator } from '#text/translator.ts'
import { links } from '#web/links.ts'

/** What a line is of, in a few words a row: rooms, who comes, what is added. */
export function lineDetails(t: Translator, format: Formatter, line: CartLine): string[] {
  const people = (adults: number, children: number) =>
    [format.adults(adults), ...(children > 0 ? [format.children(children)] : [])].join(' · ')
  if (!line.quote) return []
  if (line.kind === 'stay') {
    return line.quote.rooms.map((room) =>
      [room.name, t(`stays.board_${room.board}`), people(room.adults, room.child_ages.length)].join(' · '),
    )
  }
  if (line.kind === 'package') {
    const rooms = line.quote.rooms.map((room) => {
      const infants = room.infant_ages.length
      const who = people(room.adults, room.child_ages.length)
      return [t(`cart.sharing_${room.sharing}`), who, ...(infants ? [t('cart.infants', { count: infants })] : [])].join(
        ' · ',
      )
    })
    return [...rooms, ...line.quote.extras.map(({ name, quantity }) => t('cart.timesExtra', { name, count: quantity }))]
  }
  const { option, time, adults, child_ages, basis } = line.quote
  const { days, units } = line.selection
  const byDay = basis === 'day' ? [t('cart.units', { count: units, days })] : []
  return [[option.name, ...(time ? [time] : []), ...byDay, people(adults, child_ages.length)].join(' · ')]
}

/** Why a line can no longer be booked. */
export function whyGone(t: Translator, { kind, refused }: CartLine): string {
  const key = refused === 'invalid_input' ? 'cart.gone_date' : `cart.gone_${kind}_${refused}`
  if (t.has(key)) return (t as (key: TextKey) => string)(key as TextKey)
  return refused === 'not_found' ? t('cart.gone_not_found') : errorTitle(t, refused ?? 'sold_out')
}

/** Where a line is chosen anew, with what was selected filled in. */
export function placeOfLine(locale: Locale, line: CartLine): string {
  const slug = line.about?.slug
  if (line.kind === 'stay') {
    const { check_in, check_out, rooms } = line.selection
    const dates = { check_in, check_out, occupancy: rooms.map((room) => room.split('~')[1] ?? '2') }
    return slug ? links.hotel(locale, slug, { ...dates, line: line.id }) : links.hotels(locale, dates)
  }
  if (line.kind === 'package') {
    const { departure_id, party, sharing, extras } = line.selection
    if (!slug) return links.packages(locale)
    const departure = line.refused === null ? departure_id : undefined
    return `${links.package(locale, slug, { departure, party, sharing, extra: extras, line: line.id })}#book`
  }
  const { option_id, date, time, people, days, units } = line.selection
  if (!slug) return links.services(locale)
  const asked = line.refused === null ? { date, time } : {}
  return `${links.service(locale, slug, { option: option_id, ...asked, people, days, units, line: line.id })}#book`
}

/** Where one line is booked without the others. */
export function bookingOfLine(locale: Locale, line: CartLine): string {
  if (line.kind === 'stay') {
    const { hotel_id, check_in, check_out, rooms } = line.selection
    return links.book(locale, { hotel: hotel_id, check_in, check_out, room: rooms })
  }
  if (line.kind === 'package') {
    const { departure_id, party, sharing, extras } = line.selection
    return links.bookJourney(locale, { departure: departure_id, party, sharing, extra: extras })
  }
  const { option_id, date, time, people, days, units } = line.selection
  return links.bookService(locale, { option: option_id, date, time, people, days, units })
}

/** The dates of a line; nothing when they are not known any more. */
export function rangeOf(format: Formatter, { first_date, last_date }: CartLine): string {
  return first_date && last_date ? format.stayRange(first_date, last_date) : ''
}
