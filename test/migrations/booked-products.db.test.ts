import { readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import type pg from 'pg'
import { expect, test } from 'vitest'
import { bookingDetails } from '#domains/bookings/contract/bookings.ts'
import { bookingDetailsView } from '#domains/bookings/contract/views.server.ts'
import {
  type BookedOf,
  type BookedPrice,
  type BookedProduct,
  columnsOfProduct,
  factsOfProduct,
  priceOfProduct,
} from '#domains/bookings/model/products/product.ts'
import { findBookingForAdmin } from '#domains/bookings/state/shown-bookings.server.ts'
import { planOf, planWithArrival } from '#domains/shared/plan.ts'
import type { PricedStay } from '#domains/shared/shapes.ts'
import { migrateDatabase } from '#server/database/database.ts'
import { wrongCharges } from '#test/charges.ts'
import { olderDatabase, type Rows } from '#test/migrations/older-schema.ts'
import { makeWorld } from '#test/world.ts'

/**
 * Bookings of an older version, with the rows they refer to: one or two of each status and source of its demo, then
 * packages and services of its tests, with accepted, declined, lapsed and open offers of each kind.
 */
const older = JSON.parse(gunzipSync(readFileSync(new URL('older-bookings.json.gz', import.meta.url))).toString()) as [
  Older,
  ...Older[],
]
type Older = Rows & { booking: OlderBooking[]; booking_offer: OlderOffer[] }

type OlderBooking = {
  id: number
  reference: string
  kind: string
  hotel_id: number | null
  priced: OlderStay
  journey: OlderProduct | null
}
type OlderOffer = { id: number; priced: OlderStay; journey: OlderProduct | null; residence: unknown }
type OlderStay = Omit<PricedStay, 'plan'> & { dueAtProperty: number }
type OlderProduct =
  | (Omit<BookedOf<'package'>, 'priced'> & {
      priced: { total: number; instalments: { due: string | null; amount: number }[] }
    })
  | (Omit<BookedOf<'service'>, 'priced'> & { priced: { total: number } })
type Migrated = {
  id: number
  product: BookedProduct
  price: BookedPrice
  check_in: string
  total_minor: number
  columns: object
}

async function migrated(client: pg.Client): Promise<Map<number, Migrated>> {
  const { rows } = await client.query<Migrated>(
    `select id::int, product, price, check_in::text, total_minor, to_jsonb(b) as columns from booking b order by id`,
  )
  return new Map(rows.map((row) => [row.id, row]))
}

/** With the fields that bookings got later; the rows have no packages and services to take them from. */
function filled(product: OlderProduct): object {
  if (product.kind === 'package') {
    const { instalments, ...priced } = product.priced
    const plan = planOf(instalments.map(({ due, amount }) => ({ due: due ?? 'booking', amount })))
    const row = { ...product.row, meetingPoint: null, childMaxAge: 11, infantMaxAge: 1 }
    return { ...product, row, priced: { ...priced, plan } }
  }
  const priced = { ...product.priced, plan: planWithArrival(product.priced.total, 0) }
  return { ...product, row: { ...product.row, childMaxAge: 11, freeMaxAge: 1 }, priced }
}

function planned({ dueAtProperty, ...priced }: OlderStay): PricedStay {
  return { ...priced, plan: planWithArrival(priced.total, dueAtProperty) }
}

/** The columns of a booking, by its product. */
function columnsOf(product: BookedProduct): object {
  const { title, city, item, requirements, discount } = factsOfProduct(product)
  const { vat, cityFee, hotelFee } = columnsOfProduct(product)
  return {
    ...stockOf(product),
    package_id: product.kind === 'package' ? product.row.id : null,
    service_id: product.kind === 'service' ? product.row.id : null,
    title,
    city_name: city,
    time_zone: item?.timeZone ?? null,
    starts_at: item?.startsAt ?? null,
    supply: product.kind === 'stay' ? null : product.row.supply,
    details_days_before: requirements?.daysBefore ?? null,
    discount_minor: discount?.amount ?? null,
    discount_code: discount?.code ?? null,
    vat_minor: vat,
    city_fee_minor: cityFee,
    hotel_fee_minor: hotelFee,
  }
}

/** The columns of an offer or a change. */
function otherColumnsOf(product: BookedProduct): object {
  const { dates, rooms } = factsOfProduct(product)
  const room_type_ids = rooms.map(({ roomTypeId }) => roomTypeId)
  return {
    ...stockOf(product),
    product_kind: product.kind,
    first_day: dates.first,
    last_day: dates.last,
    room_type_ids,
  }
}

function stockOf(product: BookedProduct): object {
  const departure = product.kind === 'package' ? product.priced : null
  const option = product.kind === 'service' ? product.priced : null
  return {
    departure_id: departure?.departureId ?? null,
    option_id: option?.optionId ?? null,
    hour: option?.time ?? null,
    quantity: departure?.seats ?? option?.units ?? null,
  }
}

test.for(older.entries().toArray())(
  'bookings keep their product, price and offers, and can be read: %i',
  async ([, rows]) => {
    const booking = rows.booking.map((one) => ({ ...one, user_id: null, order_id: null }))
    const { url, client } = await olderDatabase('0026_given-back-by-hand', { ...rows, booking })
    await migrateDatabase(url)
    const after = await migrated(client)
    expect(after.size).toBe(rows.booking.length)
    for (const { id, hotel_id, priced, journey } of rows.booking) {
      const booking = after.get(id)
      if (!booking) throw new Error(`booking ${id} is missing`)
      expect(booking.product).toEqual(
        journey ? filled(journey) : { kind: 'stay', hotelId: hotel_id, priced: planned(priced) },
      )
      const { currency, total, payment, cancellation } = priced
      expect(booking.price).toEqual({ currency, total, payment, cancellation })
      expect(booking.price).toEqual(priceOfProduct(booking.product))
      expect([booking.check_in, booking.total_minor]).toEqual([priced.checkIn, total])
      expect(booking.columns).toMatchObject(columnsOf(booking.product))
    }
    const offers = await client.query<{ id: number; product: BookedProduct | null; columns: object }>(
      'select id::int, product, to_jsonb(o) as columns from booking_offer o',
    )
    expect(offers.rowCount).toBe(rows.booking_offer.length)
    for (const { id, product, columns } of offers.rows) {
      if (product) expect(columns).toMatchObject(otherColumnsOf(product))
      const before = rows.booking_offer.find((offer) => offer.id === id)
      const expected = before?.residence
        ? null
        : before?.journey
          ? filled(before.journey)
          : before && planned(before.priced)
      expect(product?.kind === 'stay' ? product.priced : product).toEqual(expected)
    }

    const world = await makeWorld({ ground: false, database: { url, drop: () => Promise.resolve() } })
    expect(await wrongCharges(world)).toEqual([])
    for (const { reference } of rows.booking) {
      const row = await findBookingForAdmin(world.services.database.db, reference)
      const view = row && bookingDetailsView(row, 'en', new Date('2026-12-01T09:00:00Z'))
      expect(bookingDetails.safeParse(view).error, reference).toBeUndefined()
    }
  },
)

test('the offers of the older bookings are of every kind', () => {
  const offers = older.flatMap(({ booking_offer }) => booking_offer)
  const kinds = offers.map(({ journey, residence }) => journey?.kind ?? (residence ? 'residence' : 'stay'))
  expect(new Set(kinds)).toEqual(new Set(['package', 'service', 'residence', 'stay']))
})

test('stays from before there were packages are migrated as well', async () => {
  const stays = older[0].booking.filter(({ kind }) => kind === 'stay')
  const { url, client } = await olderDatabase('0011_saved-hotels', { booking: stays })
  await migrateDatabase(url)
  const after = await migrated(client)
  expect(after.size).toBe(stays.length)
  for (const { id, hotel_id, priced } of stays)
    expect(after.get(id)?.product).toEqual({ kind: 'stay', hotelId: hotel_id, priced: planned(priced) })
})
