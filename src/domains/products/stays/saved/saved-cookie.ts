import type { SavedHotel } from '#domains/products/stays/saved/answers.ts'
import { hotelStay } from '#domains/products/stays/search/contract.ts'
import { maxSaved } from '#domains/products/stays/limits.ts'
import { savedCookieName, savedTexts } from '#domains/products/stays/saved/saved.ts'
import { addDays, nightsBetween } from '#domains/shared/dates.ts'

/** A hotel saved in a browser, with the stay and the price seen. */
export type SavedInBrowser = Omit<SavedHotel, 'alert'>

const days = 365

/** Maximum length of the list in a cookie, in bytes; browsers store 4,096 with the attributes. */
const maxLength = 3_600

/** The hotels that a browser has saved, with their stays, latest first. Invalid stays are dropped. */
export function readSavedStays(cookies: string): SavedInBrowser[] {
  const saved = new Map<number, SavedInBrowser>()
  for (const text of savedTexts(cookies)) {
    const [id = '', ...stay] = text.split('~')
    if (!/^[1-9]\d{0,8}$/.test(id) || saved.has(Number(id))) continue
    saved.set(Number(id), { hotel_id: Number(id), ...(stayOf(stay) ?? { stay: null, price: null }) })
  }
  return [...saved.values()].slice(0, maxSaved)
}

/**
 * The cookie of a list. Scripts can read it, because pages are cached for all visitors and take the saved hotels from
 * it. Above the maximum length the oldest hotels lose their stays.
 */
export function savedCookie(saved: readonly SavedInBrowser[], secure: boolean): string {
  const listed = saved.slice(0, maxSaved)
  let withStay = listed.length
  const text = () => listed.map((one, i) => entryOf(one, i < withStay)).join(',')
  while (withStay > 0 && text().length > maxLength) withStay--
  const life = listed.length > 0 ? days * 86_400 : 0
  return `${savedCookieName}=${text()}; Path=/; SameSite=Lax; Max-Age=${life}${secure ? '; Secure' : ''}`
}

/** Adds a hotel at the head of a list and drops the oldest above the maximum. */
export function withSaved(saved: readonly SavedInBrowser[], added: SavedInBrowser): SavedInBrowser[] {
  return [added, ...saved.filter(({ hotel_id }) => hotel_id !== added.hotel_id)].slice(0, maxSaved)
}

/**
 * `12~2026-12-10~3~2-9!4+2~123450SAR~place:gate-79~f.b-breakfast`: hotel, arrival, nights, rooms, price seen, place of
 * the walk, terms. A cookie cannot contain a comma that does not separate entries.
 */
function entryOf({ hotel_id, stay, price }: SavedInBrowser, withStay: boolean): string {
  if (!stay || !withStay) return String(hotel_id)
  const terms = [
    ...(stay.free_cancellation ? ['f'] : []),
    ...(stay.pay_on_arrival ? ['a'] : []),
    ...stay.board.map((board) => `b-${board}`),
    ...stay.amenities.map((amenity) => `m-${amenity}`),
  ]
  const fields = [
    hotel_id,
    stay.check_in,
    nightsBetween(stay.check_in, stay.check_out),
    stay.occupancy.join('+').replaceAll(',', '!'),
    price ? `${price.minor}${price.currency}` : '',
    /^[\w:.,-]*$/.test(stay.where ?? '') ? (stay.where ?? '').replaceAll(',', '!') : '',
    terms.join('.'),
  ]
  return fields.join('~').replace(/(?<!~)~+$/, '')
}

function stayOf([check_in = '', nights = '', rooms = '', seen = '', where = '', terms = '']: string[]): Pick<
  SavedInBrowser,
  'stay' | 'price'
> | null {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(check_in) || !/^\d{1,3}$/.test(nights)) return null
  const marked = terms.split('.')
  const termsWith = (mark: string) =>
    marked.filter((term) => term.startsWith(mark)).map((term) => term.slice(mark.length))
  const read = hotelStay.safeParse({
    check_in,
    check_out: Number.isNaN(Date.parse(check_in)) ? '' : addDays(check_in, Number(nights)),
    occupancy: rooms.replaceAll('!', ',').split('+'),
    ...(where && { where: where.replaceAll('!', ',') }),
    board: termsWith('b-'),
    amenities: termsWith('m-'),
    free_cancellation: marked.includes('f'),
    pay_on_arrival: marked.includes('a'),
  })
  if (!read.success) return null
  const [, minor, currency] = /^(\d{1,10})([A-Z]{3})$/.exec(seen) ?? []
  return { stay: read.data, price: minor && currency ? { minor: Number(minor), currency } : null }
}
