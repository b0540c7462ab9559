import fc from 'fast-check'
import { expect, test } from 'vitest'
import { chargesOf } from '#domains/bookings/model/products/charges.ts'
import { factsOfProduct, priceOfProduct, type BookedProduct } from '#domains/bookings/model/products/product.ts'
import { changedPackage } from '#domains/products/packages/pricing/agreed-package.ts'
import { sumOf } from '#domains/shared/sum.ts'
import { migrateDatabase } from '#server/database/database.ts'
import { currency, grant, now, timeZone } from '#test/agreed.ts'
import { wrongCharges } from '#test/charges.ts'
import { olderDatabase } from '#test/migrations/older-schema.ts'
import {
  booked,
  changeOfStay,
  market,
  packageList,
  party,
  people,
  pricedPackage,
  pricedService,
  pricedStay,
  serviceMarket,
  stay,
  today,
} from '#test/priced-products.ts'

const at = '2026-12-01T09:00:00Z'

function rowOf(id: number, product: BookedProduct, more: object = {}) {
  const { dates, checkOut } = factsOfProduct(product)
  const hotel_id = product.kind === 'stay' ? 1 : null
  return { id, reference: `R${id}`, source: 'site', kind: product.kind, hotel_id, product, status: 'confirmed', payment_status: 'unpaid', payment_type: 'arrival', check_in: dates.first, check_out: checkOut, total_minor: priceOfProduct(product).total, currency: 'SAR', price: {}, guests: [], contact: {}, special_request: '', locale: 'en', link_generation: 0, decline_comment: '', cancelled: null, created_at: at, updated_at: at, ...more } // prettier-ignore
}

const sample = <T>(one: fc.Arbitrary<T>) => fc.sample(one, { numRuns: 25, seed: 1 })

test('every booking gets the lines of its price, whatever its product, and one that has ended its penalty', async () => {
  const stays = sample(fc.tuple(stay, stay, market, market, grant, currency)).flatMap(
    ([one, other, sold, present, granted, of]) => {
      const before = pricedStay(one, { ...sold, currency: of }, granted)
      const changed = changeOfStay(before, other, { ...present, currency: of }, granted).priced
      return [booked('stay', before), booked('stay', changed, 1_250)]
    },
  )
  const packages = sample(fc.tuple(packageList, packageList, party, party, grant)).flatMap(
    ([from, to, one, other, granted]) => {
      const before = pricedPackage(from, one, granted)
      const present = pricedPackage(to, other, granted)
      const place = { meetsAt: '08:00', timeZone, today, now }
      const { priced } = changedPackage({ priced: before, departure: from }, present, place)
      return [booked('package', before), booked('package', priced, 1_250)]
    },
  )
  const services = sample(fc.tuple(serviceMarket, people, grant)).map(([sold, one, granted]) =>
    booked('service', pricedService(sold, one, granted)),
  )
  const unstated = booked('service', { ...pricedService({ adult: 100, child: 0 }, [1, []]), total: 5_000 })
  const active = [...stays, ...packages, ...services, unstated].map((product, i) => rowOf(i + 1, product))
  const [product = unstated] = stays
  const cost = { penalty: 700, refund: 0, byHand: 0, due: 700 }
  const ended = [
    rowOf(1001, product, { status: 'cancelled', cancelled: cost }),
    rowOf(1002, product, { status: 'cancelled', cancelled: { ...cost, penalty: 0 } }),
    rowOf(1003, product, { status: 'expired' }),
  ]
  const paid = { booking_id: 1, at, way: 'cash', name: 'Noor' }
  const { url, client } = await olderDatabase('0075_booking-entries', {
    booking: [...active, ...ended],
    room_type: [107, 108].map((id) => ({ id, hotel_id: 1, code: `r${id}`, name: { en: `Room ${id}`, ar: 'غرفة' }, size_m2: 20, floor_from: 1, floor_to: 2, beds: [], bathrooms: 1, max_adults: 2, max_children: 2, max_total: 4, view: 'none', amenities: [], image_ids: [] })), // prettier-ignore
    arrival_payment: [
      { ...paid, id: 1, amount_minor: 500, reverses: null },
      { ...paid, id: 2, amount_minor: -500, reverses: 1 },
    ],
  })
  await migrateDatabase(url)
  const { rows: sums } = await client.query(
    'select booking_id::int as id, sum(amount_minor)::int as sum from booking_charge group by 1 order by 1',
  )
  expect(sums).toEqual([...active.map((row) => ({ id: row.id, sum: row.total_minor })), { id: 1001, sum: 700 }])
  const sql = async (text: string) => (await client.query(text)).rows
  // Of a changed booking, board is spread over the nights, and an extra over its units.
  const wrong = (await wrongCharges({ sql })) as {
    gone: { source: string; amount: number }[]
    added: { amount: number }[]
  }[]
  for (const { gone, added } of wrong) {
    for (const { source } of gone) expect(['board', 'extra']).toContain(source)
    expect(sumOf(gone.map(({ amount }) => amount))).toBe(sumOf(added.map(({ amount }) => amount)))
  }
  expect(wrong.length).toBeLessThan(active.length / 2)
  expect(chargesOf(unstated)).toMatchObject([{ source: 'option' }, { source: 'other', amount: 4_900 }])
  expect(
    await sql(`select distinct name ->> 'en' as name from booking_charge where source = 'night' order by 1`),
  ).toEqual([{ name: 'Room 107' }, { name: 'Room 108' }])
  expect(await sql('select reason from arrival_payment order by id')).toEqual([{ reason: null }, { reason: '—' }])
})
