import { expect, test } from 'vitest'
import { migrateDatabase } from '#server/database/database.ts'
import { olderDatabase } from '#test/migrations/older-schema.ts'

const at = '2026-12-01T09:00:00Z'
const booking = (amount: number) => ({ due: 'booking', amount })

/** What products stated about their payment, and the plan that they have instead. */
const stays = [
  [{ priced: { total: 500, dueAtProperty: 0 } }, { priced: { total: 500, plan: [booking(500)] } }],
  [
    // Without the fee of an earlier change, and with a part that was too small to be charged.
    { dueInPerson: 60, earlierTerms: { fee: 100, penalty: 0 }, priced: { total: 1_000, dueAtProperty: 40 } },
    {
      earlierTerms: { fee: 100, penalty: 0 },
      priced: { total: 1_000, plan: [booking(1_000), { due: 'arrival', amount: 100 }] },
    },
  ],
  [{ priced: { total: 40, dueAtProperty: 40 } }, { priced: { total: 40, plan: [{ due: 'arrival', amount: 40 }] } }],
  [{ priced: { total: 0, dueAtProperty: 0 } }, { priced: { total: 0, plan: [] } }],
] as const
const trip = [
  {
    earlierTerms: { fee: 50, penalty: 0 },
    priced: {
      total: 950,
      instalments: [
        { due: null, amount: 310 },
        { due: '2027-02-01', amount: 290 },
        { due: '2027-01-01', amount: 400 },
      ],
      agreed: [
        { windows: [], units: [], schedule: [{ due: null, amount: 300 }, { due: '2027-01-01', amount: 700 }] },
        { windows: [], units: [], schedule: [{ due: null, amount: 0 }] },
      ], // prettier-ignore
    },
  },
  {
    earlierTerms: { fee: 50, penalty: 0 },
    priced: {
      total: 950,
      plan: [booking(310), { due: '2027-01-01', amount: 400 }, { due: '2027-02-01', amount: 290 }],
      agreed: [
        { windows: [], units: [], plan: [booking(300), { due: '2027-01-01', amount: 700 }] },
        { windows: [], units: [], plan: [] },
      ],
    },
  },
] as const
const ride = [{ priced: { total: 70, agreed: [{ windows: [], units: [] }] } }, { priced: { total: 70, plan: [booking(70)], agreed: [{ windows: [], units: [] }] } }] as const // prettier-ignore

test('booked, offered and changed products get a plan of payments that adds up to their price', async () => {
  const products = [
    ...stays.map(([before, after]) => ({ kind: 'stay', before, after })),
    { kind: 'package', before: trip[0], after: trip[1] },
    { kind: 'service', before: ride[0], after: ride[1] },
  ]
  const stored = products.map(({ kind, before }) => ({ kind, ...before }))
  const { url, client } = await olderDatabase('0075_booking-entries', {
    booking: stored.map((product, i) => ({
      id: i + 1,
      reference: String(i),
      source: 'web',
      kind: product.kind,
      hotel_id: product.kind === 'stay' ? 1 : null,
      product,
      status: 'confirmed',
      payment_status: 'unpaid',
      payment_type: 'arrival',
      check_in: '2027-01-01',
      check_out: '2027-01-02',
      total_minor: 1,
      currency: 'SAR',
      price: { total: product.priced.total, dueLater: 7 },
      guests: [],
      contact: {},
      special_request: '',
      decline_comment: '',
      link_generation: 0,
      locale: 'en',
      created_at: at,
      updated_at: at,
    })),
    booking_offer: [
      ...stored.map((product, i) => ({ id: i + 1, booking_id: i + 1, product, state: 'open', offered_at: at })),
      { id: 99, booking_id: 1, substitution: {}, state: 'lapsed', offered_at: at },
    ],
    booking_change: stored.map((product, i) => ({ id: i + 1, booking_id: i + 1, state: 'applied', product, product_before: i ? product : null, guests: [], penalty_minor: 0, due_minor: 0, refund_minor: 0, created_at: at, closed_at: at })), // prettier-ignore
  })
  await migrateDatabase(url)
  const column = async (select: string) =>
    (await client.query<{ found: unknown }>(`select ${select} order by id`)).rows.map(({ found }) => found)
  const expected = products.map(({ kind, after }) => ({ kind, ...after }))
  expect(await column('product as found from booking')).toEqual(expected)
  expect(await column('price as found from booking')).toEqual(stored.map(({ priced: { total } }) => ({ total })))
  expect(await column('product as found from booking_offer')).toEqual([...expected, null])
  expect(await column('product as found from booking_change')).toEqual(expected)
  expect(await column('product_before as found from booking_change')).toEqual([null, ...expected.slice(1)])
})
