import { describe, expect, test } from 'vitest'
import { endpoints } from '#api/index.ts'
import { keyScopes, scopeOf, type KeyScope } from '#api/scopes.ts'
import { site } from '#test/site.ts'
import { staffOf } from '#test/staff.ts'
import { quoteStay } from '#test/world.ts'

async function withKeys() {
  const made = await site()
  const manager = await staffOf(made.world, 'manager')
  const Manager = { Cookie: manager.cookie }
  const keyFor = async (scopes: KeyScope[], more: object = {}) => {
    const { body } = await made.post('make_key', { name: `For ${scopes.join()}`, scopes, ...more }, Manager)
    return { id: body.data.made.id as string, key: body.data.key as string, headers: bearer(body.data.key) }
  }
  return { ...made, manager, Manager, keyFor }
}

const bearer = (key: string) => ({ Authorization: `Bearer ${key}` })

describe('scopes', () => {
  test('the endpoints open to keys are listed, and the rest is closed: accounts, carts, bookings of others, the admin', () => {
    const opened = Map.groupBy(endpoints, (endpoint) => scopeOf(endpoint) ?? 'closed')
    expect(opened.get('booking')?.map(({ name }) => name)).toEqual([
      'book_hotel',
      'book_hotel_portal',
      'store_booking',
      'quote_cancellation',
      'cancel_booking',
      'change_user_booking_payment_type',
      'fetch_my_bookings',
      'show_booking',
      'answer_offer',
      'quote_change',
      'change_booking',
      'withdraw_change',
      'start_payment',
      'check_payment',
      'show_receipt',
      'show_voucher',
    ])
    expect(opened.get('stock')?.every(({ staff }) => staff.includes('editor'))).toBe(true)
    expect(opened.get('stock')).toHaveLength(10)
    expect(opened.get('search')?.every(({ access, effect }) => access === 'anyone' && effect === 'read')).toBe(true)
    const closed = opened.get('closed')?.map(({ name }) => name)
    expect(closed).toEqual(
      expect.arrayContaining(['login', 'fetch_profile', 'export_my_data', 'store_cart', 'fetch_admin_bookings']),
    )
    expect(closed).toEqual(expect.arrayContaining(['make_key', 'fetch_staff', 'show_invitation', 'refund_booking']))
  })
})

test('a key of each scope is rejected by every endpoint outside its scope', async () => {
  const { world, post, keyFor } = await withKeys()
  // Rate limits have their own test; here they would hide every other result.
  world.services.ports.limit = () => Promise.resolve(null)
  const wrong: string[] = []
  for (const scope of keyScopes) {
    const { headers } = await keyFor([scope])
    for (const endpoint of endpoints) {
      const { status, body } = await post(endpoint.name, {}, headers)
      const mayCall = scopeOf(endpoint) === scope
      const failure = status === 403 && body.code === 'forbidden'
      const letIn = ![401, 403].includes(status) && status < 500
      if (mayCall ? !letIn : !failure) wrong.push(`${endpoint.name} for ${scope}: ${status} ${body.code}`)
    }
  }
  expect(wrong).toEqual([])
})

test('a key is shown once, is not stored in the database, and is rejected after it is revoked', async () => {
  const { world, post, get, Manager, keyFor } = await withKeys()
  const { id, key, headers } = await keyFor(['search'])
  expect(key).toMatch(/^key_[\w-]{43}$/)
  const stored = JSON.stringify([
    await world.sql('select * from api_key'),
    await world.sql('select * from staff_audit'),
  ])
  expect(stored).not.toContain(key.slice(10))
  const [listed] = (await post('fetch_keys', {}, Manager)).body.data
  expect(listed).toMatchObject({ id, prefix: key.slice(0, 10), scopes: ['search'], last_used_at: null })
  const answer = await get('fetch_countries', headers)
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'private, no-store'])
  expect((await post('fetch_keys', {}, Manager)).body.data[0].last_used_at).toBe('2026-12-01T09:00:00.000Z')
  await post('revoke_key', { id }, Manager)
  expect((await get('fetch_countries', headers)).status).toBe(401)
  expect((await post('revoke_key', { id }, Manager)).status).toBe(404)
})

test.each(['key_', `key_${'a'.repeat(43)}`, 'key_not one'])(
  '%j is not a key, and a request with it is rejected',
  async (key) => {
    const { post, manager } = await withKeys()
    expect((await post('fetch_countries', {}, bearer(key))).body.code).toBe('unauthenticated')
    // A valid session in the same request does not help.
    expect((await post('fetch_staff', {}, { ...bearer(key), Cookie: manager.cookie })).status).toBe(401)
  },
)

test('a booking made with a key is visible to that key and to keys made beside it, not to other keys or travellers', async () => {
  const { world, post, keyFor } = await withKeys()
  const hotel = await world.hotel()
  const ready = await quoteStay(world.visitor(), hotel)
  const [first, other] = [await keyFor(['booking']), await keyFor(['booking'])]
  const booked = await post('book_hotel', ready.ok ? ready.input : {}, first.headers)
  const { reference } = booked.body.data
  const beside = await keyFor(['booking'], { beside: first.id })
  const statuses = []
  for (const { headers } of [first, other, beside]) {
    statuses.push((await post('show_booking', { reference }, headers)).status)
  }
  expect(statuses).toEqual([200, 404, 200])
})

test('a stock change made with a key is in the audit under the name of the key', async () => {
  const { world, post, Manager, keyFor } = await withKeys()
  const hotel = await world.hotel()
  const { headers } = await keyFor(['stock'])
  const changed = await post(
    'change_stock',
    { hotel_id: hotel.id, room_ids: [hotel.rooms[0]?.id], from: '2026-12-10', to: '2026-12-10', set: { allotment: 7 } },
    headers,
  )
  expect(changed.status).toBe(200)
  const [row] = (await post('fetch_audit', { subject: `hotel:${hotel.id}` }, Manager)).body.data
  expect(row).toMatchObject({
    endpoint: 'change_stock',
    role: 'editor',
    name: expect.stringMatching(/^For stock \(key_/),
  })
})

test('each key has its own limit: above it the response is 429 until time has passed', async () => {
  const { world, get, keyFor } = await withKeys()
  const [small, other] = [await keyFor(['search'], { per_hour: 60 }), await keyFor(['search'], { per_hour: 60 })]
  const request = (headers: Record<string, string>) => get('fetch_countries', headers)
  for (let n = 0; n < 10; n++) expect((await request(small.headers)).status).toBe(200)
  const late = await request(small.headers)
  expect([late.status, late.headers.get('retry-after')]).toEqual([429, '60'])
  expect((await request(other.headers)).status).toBe(200)
  world.timeIs('2026-12-01T09:01:00Z')
  expect((await request(small.headers)).status).toBe(200)
})
