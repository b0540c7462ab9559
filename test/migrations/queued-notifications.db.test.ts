import { expect, test } from 'vitest'
import { migrateDatabase } from '#server/database/database.ts'
import { olderDatabase } from '#test/migrations/older-schema.ts'

const at = '2026-12-01T09:00:00Z'
const row = (id: string, kind: string, data: object, status = 'queued') =>
  ({ id, dedupe_key: id, kind, data, status, channel: 'email', recipient: '', locale: 'en', due_at: at, created_at: at, attempts: 0, error: '' }) // prettier-ignore
const booking = (id: number, reference: string) =>
  ({ id, reference, source: 'web', kind: 'stay', hotel_id: 1, product: {}, status: 'confirmed', payment_status: 'unpaid', payment_type: 'arrival', check_in: '2027-01-01', check_out: '2027-01-02', total_minor: 1, currency: 'SAR', price: {}, guests: [], contact: {}, special_request: '', decline_comment: '', link_generation: 0, locale: 'en', created_at: at, updated_at: at }) // prettier-ignore

test('what is queued about bookings with all that its text says is reduced to its event, and stays queued', async () => {
  const [first, second] = ['AB12CD34E', 'BC23DE45F'].map((reference) => ({ reference, guest: 'Noor', total: 500, paid: 5 })) // prettier-ignore
  const event = { bookingId: 2, reference: 'BC23DE45F', deadline: null, token: null }
  const paid = [{ event: 'paid_online', amount: 500 }]
  const { url, client } = await olderDatabase('0073_names-of-the-glossary', {
    booking: [booking(1, 'AB12CD34E'), booking(2, 'BC23DE45F')],
    booking_order: [{ id: 7, reference: 'ORDER', currency: 'SAR', locale: 'en', created_at: at }],
    notification: [
      row('1', 'booking_needs_you', { ...first, need: 'document', deadline: at, token: 'secret', offered: null }),
      row('2', 'booking_details', { ...event, missing: 2, dueOn: '2026-12-30' }),
      row('3', 'booking_changed', { ...first, outcome: 'applied', refund: 7, dates: { before: {}, after: {} } }),
      row('35', 'booking_cancelled', { ...first, refund: 7, kept: 3 }),
      row('4', 'order_booked', { name: 'Noor', reference: 'ORDER', received: 900, bookings: [second, first] }),
      row('5', 'office_notice', { reader: null, entries: [{ booking: second, events: paid }], contacts: [], more: 3, summary: null }), // prettier-ignore
      row('6', 'office_notice', { reader: 'someone', entries: [], contacts: [{ name: 'Karim' }], more: 0, summary: null }, 'failed'), // prettier-ignore
      row('7', 'payment_received', { name: 'Noor', reference: 'AB12CD34E', amount: 5, currency: 'SAR' }),
      row('8', 'booking_confirmed', {}, 'sent'),
    ],
  })
  await migrateDatabase(url)
  const { rows } = await client.query<{ status: string; data: unknown }>('select status, data from notification order by id') // prettier-ignore
  expect(rows.map(({ status }) => status).filter((status) => status === 'queued')).toHaveLength(7)
  expect(rows.map(({ data }) => data)).toEqual([
    expect.objectContaining({ bookingId: 1, reference: 'AB12CD34E', need: 'document', deadline: at, token: 'secret' }),
    expect.objectContaining({ ...event, missing: 2, dueOn: '2026-12-30' }),
    expect.objectContaining({ bookingId: 1, outcome: 'applied', refund: 7, dates: { before: {}, after: {} } }),
    expect.objectContaining({ bookingId: 1, order: null }),
    { orderId: 7, reference: 'ORDER', received: 900, bookings: ['BC23DE45F', 'AB12CD34E'] },
    { reader: null, entries: [{ reference: 'BC23DE45F', events: paid }], contacts: [], more: 3, summary: null },
    { reader: 'someone', entries: [], contacts: [{ name: 'Karim' }], more: 0, summary: null },
    { name: 'Noor', reference: 'AB12CD34E', amount: 5, currency: 'SAR' },
    {},
  ])
  expect(JSON.stringify(rows)).not.toMatch(/"(guest|paid|total|rooms|kept)"/)
  expect(rows[3]?.data).not.toHaveProperty('refund')
})
