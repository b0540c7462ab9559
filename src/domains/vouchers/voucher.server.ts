import { factsOfProduct, type BookedOf, type BookedProduct } from '#domains/bookings/model/products/product.ts'
import { wholeName } from '#domains/shared/person-name.ts'
import type { PlaceFacts, Voucher } from '#domains/vouchers/contract.ts'
import { driverLines, rideOf } from '#domains/vouchers/voucher-driver.server.ts'
import { readSettings } from '#domains/content/queries.server.ts'
import type { Ports, Queryable, Signer } from '#domains/context.ts'
import {
  findPackage,
  type PackageHotelRow,
  type PackageRow,
} from '#domains/products/packages/catalogue/queries.server.ts'
import { packageHotelsOf } from '#domains/products/packages/catalogue/package-hotels.ts'
import { licenceView } from '#domains/products/stays/catalogue/views.server.ts'
import { addDays, nightsBetween, todayIn } from '#domains/shared/dates.ts'
import { destinationsText } from '#domains/shared/texts/destinations.ts'
import { vehiclesOf } from '#domains/shared/texts/vehicles.ts'
import { bilingual, inLocale, languageOf, type Bilingual, type Locale } from '#i18n/locale.ts'
import { translator } from '#i18n/translator.server.ts'
import { inBoth } from '#i18n/in-both.server.ts'
import { sql } from 'drizzle-orm'
import { shortAccountOf } from '#domains/bookings/model/short-account.ts'
import { findRoomTypes, type Booking } from '#domains/bookings/state/queries.server.ts'
import { awaitsFirstPayment, statusTable } from '#domains/bookings/model/rules.ts'

/** The data whose change makes a printed voucher outdated. */
export function printedFacts({ product, checkIn, checkOut, guests, price }: Booking): unknown {
  const { hotelId, item, rooms } = factsOfProduct(product)
  return [
    item?.slug ?? hotelId,
    checkIn,
    checkOut,
    price.total,
    guests.map(({ first_name, last_name }) => `${first_name} ${last_name}`),
    rooms.map(({ roomTypeId, board, occupancy }) => [roomTypeId, board, occupancy]),
  ]
}

/** True if a booking has a voucher: it was confirmed and not cancelled since, and does not await its first payment. */
export function hasVoucher(row: Pick<Booking, 'status' | 'paymentType' | 'paymentStatus' | 'deadlineAt'>): boolean {
  return statusTable[row.status].stock === 'sold' && !awaitsFirstPayment(row)
}

/** Returns the voucher of a booking: everything a reception needs, in both languages where people read it. */
export async function voucherOf(
  db: Queryable,
  { ports, now }: { ports: Ports; now: Date },
  row: Booking,
): Promise<Voucher> {
  const { brand, contact, demo, conventions } = await readSettings(db)
  const facts = await placeFactsOf(row, { db, now })
  const { discount } = factsOfProduct(row.product)
  const voucher = {
    reference: row.reference,
    brand: brand.name,
    help: { phone: contact.phone, email: contact.email },
    demo,
    ...facts,
    guests: row.guests.map(wholeName),
    discount: discount && { code: discount.code, amount: { minor: discount.amount, currency: row.price.currency } },
    // What cancelling costs at one moment is not printed.
    account: { ...shortAccountOf({ ...row, question: null }, now), penalty: null },
    special_request: row.specialRequest,
    code: voucherCode(ports.signer, row.reference, printedFacts(row)),
  }
  const ride = await rideOf(db, ports.vault, row, facts.driver)
  const arrivalIn = (locale: Locale) => driverLines(voucher, ride, translator(locale, conventions))
  return { ...voucher, arrival_en: arrivalIn('en'), arrival_ar: arrivalIn('ar') }
}

type FactsOf<Kind extends BookedProduct['kind']> = (
  booked: BookedOf<Kind>,
  row: Booking,
  at: { db: Queryable; now: Date },
) => PlaceFacts | Promise<PlaceFacts>

/** The place and the time of a booking in both languages. */
export async function placeFactsOf(row: Booking, at: { db: Queryable; now: Date }): Promise<PlaceFacts> {
  const factsOf = placeFacts[row.product.kind] as FactsOf<BookedProduct['kind']>
  return factsOf(row.product, row, at)
}

/** What a kind of product does not have. */
const noFacts = {
  phone: null,
  licence: null,
  official_class: null,
  point: null,
  driver: true,
  ends_at: null,
  rooms: [],
  option: null,
  vehicles: 1,
  flight: null,
  hotels: [],
  programme: [],
} satisfies Partial<PlaceFacts>

const placeFacts: { [Kind in BookedProduct['kind']]: FactsOf<Kind> } = {
  async stay(booked, { hotel, checkIn, checkOut, reference }, { db, now }) {
    if (!hotel) throw new Error(`the stay ${reference} has no hotel`)
    const { priced } = booked
    const names = new Map((await findRoomTypes(db, [booked])).map(({ id, name }) => [id, name]))
    const rooms = priced.rooms.map(({ roomTypeId, board, occupancy }) => ({
      name: names.get(roomTypeId) ?? null,
      board,
      sharing: null,
      adults: occupancy.adults,
      children: occupancy.childAges.length,
    }))
    return {
      ...noFacts,
      kind: 'stay',
      name: hotel.name,
      address: joined(hotel.street, hotel.district, hotel.cityName),
      phone: hotel.phone || null,
      licence: licenceView(hotel, now),
      official_class: hotel.officialClass,
      point: { lat: hotel.lat, lon: hotel.lon },
      first_day: checkIn,
      last_day: checkOut,
      nights: priced.nights,
      starts_at: hotel.checkInFrom.slice(0, 5),
      ends_at: hotel.checkOutUntil.slice(0, 5),
      time_zone: hotel.timeZone,
      rooms,
      people: rooms.reduce((sum, room) => sum + room.adults + room.children, 0),
      meeting: null,
    }
  },
  async package(booked, _, { db, now }) {
    const { row, departure, priced, timeZone, startsAt } = booked
    const travelPackage = await findPackage(db, { departure: departure.id }, todayIn(timeZone, now))
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
      address: travelPackage ? placesOf(travelPackage) : row.departureCity.name,
      starts_at: startsAt,
      rooms,
      people: rooms.reduce((sum, room) => sum + room.adults + room.children, 0),
      meeting: row.meetingPoint ?? travelPackage?.meetingPoint ?? row.departureCity.name,
      flight: travelPackage?.aviation?.label ?? null,
      hotels: travelPackage
        ? await hotelsByNight(db, packageHotelsOf(travelPackage, departure.id), common.first_day)
        : [],
      programme: (travelPackage?.programme ?? []).map(({ title }, i) => ({
        date: addDays(common.first_day, i),
        title,
      })),
    }
  },
  service(booked) {
    const { row, priced, option, requirements } = booked
    return {
      ...commonFacts(booked),
      kind: 'service',
      // A seat, by the person, is on a train or coach.
      driver: priced.basis === 'vehicle' || (priced.basis === 'day' && !!requirements?.kinds.includes('transfer')),
      name: row.name,
      address: row.city.name,
      starts_at: priced.time,
      option: option.name,
      vehicles: vehiclesOf(priced.lines),
      people: priced.adults + priced.childAges.length,
      meeting: row.meetingPoint,
    }
  },
}

function commonFacts(booked: BookedOf<'package' | 'service'>) {
  const { first, last } = factsOfProduct(booked).dates
  return {
    ...noFacts,
    first_day: first,
    last_day: last,
    nights: nightsBetween(first, last) + 1,
    time_zone: booked.timeZone,
  }
}

/** The hotels of a package in order, with their addresses and the nights in each. */
async function hotelsByNight(
  db: Queryable,
  hotels: readonly PackageHotelRow[],
  firstDay: string,
): Promise<Voucher['hotels']> {
  const ids = hotels.flatMap(({ hotelId }) => hotelId ?? [])
  const result = await db.execute<{ id: number; street: Bilingual; district: Bilingual; city: Bilingual }>(sql`
    select h.id, h.street, d.name as district, c.name as city from hotel h join city c on c.slug = h.city
      join district d on d.id = h.district_id where h.id = any(${sql.param(ids)}::int[])`)
  const addresses = new Map(result.rows.map(({ id, street, district, city }) => [id, joined(street, district, city)]))
  let day = firstDay
  return hotels.map(({ hotelId, name, city, nights, slug, offered }) => {
    const from = day
    day = addDays(day, nights)
    const address = addresses.get(hotelId ?? 0) ?? city.name
    return { name, slug: offered ? slug : null, nights, address, first_day: from, last_day: day }
  })
}

/** The cities of the hotels of a package and the city it leaves from, for the headline. */
function placesOf({ hotels, departureCity }: PackageRow): Bilingual {
  const cities = new Map(hotels.map(({ city }) => [city.slug, city.name]))
  return inBoth((t, format) =>
    destinationsText(t, format, {
      city: inLocale(departureCity.name, t.locale),
      destinations: [...cities.values()].map((name) => inLocale(name, t.locale)),
    }),
  )
}

/** Joins the parts of an address in order, without empty ones. */
function joined(...parts: Bilingual[]): Bilingual {
  const of = (locale: Locale) => parts.map((part) => inLocale(part, locale)).filter(Boolean)
  return bilingual((locale) => of(locale).join(languageOf(locale).comma))
}

/**
 * Returns the code on a voucher: the reference, a short digest of the printed facts, and a signature of both, all in
 * lower case, because URLs are. `facts` are the data whose change makes a printed voucher outdated.
 */
function voucherCode(signer: Signer, reference: string, facts: unknown): string {
  const signedText = `${reference.toLowerCase()}-${factsDigest(signer, facts)}`
  return `${signedText}-${signature(signer, signedText)}`
}

/** The reference and facts digest of a code; null if its signature is invalid. */
export function verifyVoucherCode(signer: Signer, code: string): { reference: string; facts: string } | null {
  const [reference, facts, signed, ...rest] = code.split('-')
  if (!reference || !facts || !signed || rest.length > 0) return null
  // Both sides are hashed again, so that the time of the comparison does not reveal where they differ.
  const same =
    signer.digest('voucher-same', signature(signer, `${reference}-${facts}`)) === signer.digest('voucher-same', signed)
  return same ? { reference: reference.toUpperCase(), facts } : null
}

/** Eight hexadecimal digits of a keyed digest of the printed facts. */
export function factsDigest(signer: Signer, facts: unknown): string {
  return hex(signer.digest('voucher-facts', JSON.stringify(facts)), 8)
}

/** 128 bits. */
function signature(signer: Signer, named: string): string {
  return hex(signer.digest('voucher', named), 32)
}

function hex(base64url: string, digits: number): string {
  return Buffer.from(base64url, 'base64url').toString('hex').slice(0, digits)
}
