import { factsOfProduct } from '#domains/bookings/model/products/product.ts'
import type { BookedOf, BookedProduct } from '#domains/bookings/model/products/booked-product.ts'
import type { Voucher } from '#domains/bookings/contract/vouchers.ts'
import { voucherCode } from '#domains/bookings/documents/voucher-code.ts'
import { voucherKinds } from '#domains/bookings/documents/voucher-kinds.ts'
import { printedFacts, type VoucherRow } from '#domains/bookings/documents/voucher-queries.server.ts'
import { readSettings, type Settings } from '#domains/content/queries.server.ts'
import { hasPaid } from '#domains/bookings/model/rules.ts'
import type { Ports } from '#domains/context.ts'
import type { Queryable } from '#domains/db.ts'
import { findPackage } from '#domains/products/packages/catalogue/queries.server.ts'
import { packageHotelsOf } from '#domains/products/packages/catalogue/package-hotels.ts'
import { addDays, nightsBetween, todayIn } from '#domains/shared/dates.ts'
import { createFormatter } from '#i18n/formatter.ts'
import { inLocale, type Bilingual, type Locale } from '#i18n/locale.ts'
import { translator } from '#i18n/translator.server.ts'

/** True if a booking has a voucher: it was confirmed and not cancelled since. */
export function isCarried({ status }: Pick<VoucherRow, 'status'>): boolean {
  return status === 'confirmed' || status === 'completed' || status === 'no_show'
}

/** Returns the voucher of a booking: everything a reception needs, in both languages where people read it. */
export async function voucherOf(
  db: Queryable,
  { ports, now }: { ports: Ports; now: Date },
  row: VoucherRow,
): Promise<Voucher> {
  const settings = await readSettings(db)
  const facts = await placeFactsOf(row, { db, now })
  const online = voucherKinds[facts.kind].isPaidInParts
    ? row.received - row.recorded
    : row.totalMinor - row.price.dueLater
  // Later refunds by goodwill or for cheaper dates do not become due again.
  const paidOnline = hasPaid(row.paymentStatus) ? online : 0
  const paid = Math.min(row.totalMinor, paidOnline + row.recorded)
  const money = (minor: number) => ({ minor, currency: row.currency })
  const voucher = {
    reference: row.reference,
    ...providerFacts(settings),
    ...facts,
    guests: row.guests.map(({ first_name, last_name }) => `${first_name} ${last_name}`),
    total: money(row.totalMinor),
    paid: money(paid),
    due: money(row.totalMinor - paid),
    free_until: row.price.cancellation.freeUntil,
    special_request: row.specialRequest,
    code: voucherCode(ports.signer, row.reference, printedFacts(row)),
  }
  return { ...voucher, arrival_ar: arrivalText(voucher) }
}

/** What the voucher says about the place and the time, without the guests and the price. */
export type PlaceFacts = Omit<
  Voucher,
  | 'reference'
  | 'brand'
  | 'help'
  | 'demo'
  | 'guests'
  | 'total'
  | 'paid'
  | 'due'
  | 'free_until'
  | 'special_request'
  | 'code'
  | 'arrival_ar'
>

function providerFacts({ brand, contact, demo }: Settings): Pick<Voucher, 'brand' | 'help' | 'demo'> {
  return { brand: brand.name, help: { phone: contact.phone, email: contact.email }, demo }
}

type FactsOf<Kind extends BookedProduct['kind']> = (
  booked: BookedOf<Kind>,
  row: VoucherRow,
  at: { db: Queryable; now: Date },
) => PlaceFacts | Promise<PlaceFacts>

/** The place and the time of a booking in both languages. */
export async function placeFactsOf(row: VoucherRow, at: { db: Queryable; now: Date }): Promise<PlaceFacts> {
  const factsOf = placeFacts[row.product.kind] as FactsOf<BookedProduct['kind']>
  return factsOf(row.product, row, at)
}

const placeFacts: { [Kind in BookedProduct['kind']]: FactsOf<Kind> } = {
  stay({ priced }, { hotel, roomNames, checkIn, checkOut, reference }) {
    if (!hotel) throw new Error(`the stay ${reference} has no hotel`)
    const names = new Map(roomNames.map(({ id, name }) => [id, name]))
    const rooms = priced.rooms.map(({ roomTypeId, board, occupancy }) => ({
      name: names.get(roomTypeId) ?? null,
      board,
      sharing: null,
      adults: occupancy.adults,
      children: occupancy.childAges.length,
    }))
    return {
      kind: 'stay',
      name: hotel.name,
      address: joined(hotel.street, hotel.district, hotel.city),
      phone: hotel.phone || null,
      point: { lat: hotel.lat, lon: hotel.lon },
      first_day: checkIn,
      last_day: checkOut,
      nights: priced.nights,
      starts_at: hotel.checkInFrom.slice(0, 5),
      ends_at: hotel.checkOutUntil.slice(0, 5),
      time_zone: hotel.timeZone,
      rooms,
      option: null,
      people: rooms.reduce((sum, room) => sum + room.adults + room.children, 0),
      meeting: null,
      flight: null,
      residence: [],
      programme: [],
    }
  },
  async package(booked, _, { db, now }) {
    const { row, departure, priced, timeZone, startsAt } = booked
    const found = await findPackage(db, { departure: departure.id }, todayIn(timeZone, now))
    const common = commonFacts(booked)
    const rooms = priced.rooms.map((room) => ({
      name: null,
      board: null,
      sharing: room.sharing,
      adults: room.adults,
      children: room.childAges.length + room.infantAges.length,
    }))
    return {
      ...common,
      kind: 'package',
      name: row.title,
      address: row.departureCity.name,
      starts_at: startsAt,
      rooms,
      option: null,
      people: rooms.reduce((sum, room) => sum + room.adults + room.children, 0),
      meeting: row.departureCity.name,
      flight: found?.aviation?.label ?? null,
      residence: (found ? packageHotelsOf(found, departure.id) : []).map(({ name, nights }) => ({ name, nights })),
      programme: (found?.programme ?? []).map(({ title }, i) => ({ date: addDays(common.first_day, i), title })),
    }
  },
  service(booked) {
    const { row, priced, option } = booked
    return {
      ...commonFacts(booked),
      kind: 'service',
      name: row.name,
      address: row.city.name,
      starts_at: priced.time,
      rooms: [],
      option: option.name,
      people: priced.adults + priced.childAges.length,
      meeting: row.meetingPoint,
      flight: null,
      residence: [],
      programme: [],
    }
  },
}

function commonFacts(booked: BookedOf<'package' | 'service'>) {
  const { first, last } = factsOfProduct(booked).dates
  return {
    phone: null,
    point: null,
    first_day: first,
    last_day: last,
    nights: nightsBetween(first, last) + 1,
    ends_at: null,
    time_zone: booked.timeZone,
  }
}

/** Joins the parts of an address in order, without empty ones. */
function joined(...parts: Bilingual[]): Bilingual {
  const of = (locale: Locale, comma: string) =>
    parts
      .map((part) => inLocale(part, locale))
      .filter(Boolean)
      .join(comma)
  return { en: of('en', ', '), ar: of('ar', '، ') }
}

/** The lines for the driver and the reception, always in Arabic. */
function arrivalText(voucher: Omit<Voucher, 'arrival_ar'>): string[] {
  const t = translator('ar')
  const format = createFormatter(t)
  const { kind, name, address, meeting, guests, reference, first_day, starts_at } = voucher
  const words = { name: name.ar, address: address.ar, meeting: meeting?.ar ?? address.ar }
  const at = starts_at ? `${format.stayDate(first_day, 'full')}، ${starts_at}` : format.stayDate(first_day, 'full')
  return [t(voucherKinds[kind].driver, words), t('voucher.driverBooking', { guest: guests[0] ?? '', reference, at })]
}
