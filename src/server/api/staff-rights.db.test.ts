import { describe, expect, test } from 'vitest'
import { endpoints } from '#api/index.ts'
import type { AnyEndpoint } from '#api/endpoint.ts'
import { staffRoles } from '#api/staff.ts'
import { editingEndpoints } from '#domains/cms/contract.ts'
import { hotelFileEndpoints } from '#domains/cms/hotel-file/contract.ts'
import { outgoingEndpoints } from '#domains/cms/emails/contract.ts'
import { departureAdminEndpoints } from '#domains/products/packages/admin/contract.ts'
import { slotAdminEndpoints } from '#domains/products/services/admin/contract.ts'
import { roomCalendarEndpoints } from '#domains/products/stays/inventory/calendar-contract.ts'
import { stockAdminEndpoints } from '#domains/products/stays/admin/contract.ts'
import { site } from '#test/site.ts'
import { staffOf } from '#test/staff.ts'
import { sessionOf } from '#test/world.ts'
import { reversiblePayment } from '#test/folio.ts'

const adminEndpoints = endpoints.filter((endpoint) => endpoint.access === 'staff')

describe('the contract', () => {
  test('every admin endpoint names its roles, the manager among them', () => {
    expect(adminEndpoints.length).toBeGreaterThan(4)
    expect(adminEndpoints.filter(({ staff }) => !staff.includes('manager')).map(({ name }) => name)).toEqual([])
  })

  test('staff endpoints, and only those, are in the group `admin`', () => {
    const wrong = endpoints.filter(
      ({ access, group, staff }) =>
        (access === 'staff') !== (group === 'admin') || (access === 'staff') !== staff.length > 0,
    )
    expect(wrong.map(({ name }) => name)).toEqual([])
  })

  test('before the second factor only the endpoints of the second factor are open', () => {
    expect(endpoints.filter(({ beforeProof }) => beforeProof).map(({ name }) => name)).toEqual([
      'show_second_factor',
      'begin_second_factor',
      'confirm_second_factor',
      'prove_second_factor',
    ])
  })

  test('an agent reads no endpoint that only editors use, except stock for callers’ questions', () => {
    const ofAgents = (group: object) =>
      (Object.values(group) as AnyEndpoint[]).filter(({ staff }) => staff.includes('agent')).map(({ name }) => name)
    expect(
      ofAgents({ ...editingEndpoints, ...hotelFileEndpoints, ...outgoingEndpoints, ...roomCalendarEndpoints }),
    ).toEqual([])
    expect(ofAgents({ ...stockAdminEndpoints, ...departureAdminEndpoints, ...slotAdminEndpoints })).toEqual([
      'fetch_stock_hotels',
      'fetch_stock',
      'fetch_departures',
      'fetch_service_slots',
    ])
  })
})

function dataOf<T>(outcome: { ok: true; data: T } | { ok: false }): T {
  if (!outcome.ok) throw new Error('the call was refused')
  return outcome.data
}

test('only managers refund money at will, reverse a payment and read the audit', async () => {
  const { world, post } = await site()
  const { reference } = dataOf(await (await world.traveller()).books(await world.hotel(), {}))
  const [agent, manager] = [await staffOf(world, 'agent'), await staffOf(world, 'manager')]
  const shown = dataOf(await manager.api.show_admin_booking({ reference }))
  const seen = { reference, status: shown.booking.status, version: shown.version }
  const paid = dataOf(await agent.api.record_arrival_payment({ ...seen, minor: 100, way: 'cash' }))
  const now = { reference, status: paid.booking.status, version: paid.version }
  const calls: [string, object][] = [
    ['refund_booking', { ...now, minor: 100 }],
    ['reverse_arrival_payment', { ...now, payment: reversiblePayment(paid), reason: 'Another guest' }],
    ['fetch_audit', {}],
  ]
  const money = () => world.sql('select account, amount_minor from ledger_entry order by id')
  const before = await money()
  for (const [name, input] of calls) {
    const refused = await post(name, input, { Cookie: agent.cookie })
    expect([name, refused.status, refused.body.code]).toEqual([name, 403, 'forbidden'])
  }
  expect(await money()).toEqual(before)
  expect((await post('reverse_arrival_payment', calls[1]?.[1], { Cookie: manager.cookie })).status).toBe(200)
})

test('every admin endpoint rejects each unauthorised caller with the error for that kind of caller', async () => {
  const { world, post } = await site()
  const traveller = await world.traveller()
  const people: Record<string, { cookie: string; error: (endpoint: AnyEndpoint) => string | null }> = {
    outsider: { cookie: '', error: () => 'unauthenticated' },
    forged: { cookie: 'session=abc.def', error: () => 'unauthenticated' },
    traveller: { cookie: await sessionOf(world, traveller.id), error: () => 'not_found' },
    'manager without second factor': {
      cookie: (await staffOf(world, 'manager', { proven: false })).cookie,
      error: ({ beforeProof }) => (beforeProof ? null : 'second_factor_required'),
    },
  }
  for (const role of staffRoles) {
    const { cookie } = await staffOf(world, role)
    people[role] = { cookie, error: ({ staff }) => (staff.includes(role) ? null : 'forbidden') }
  }
  const denied = ['unauthenticated', 'not_found', 'forbidden', 'second_factor_required']
  const statuses: Record<string, number> = {
    unauthenticated: 401,
    not_found: 404,
    forbidden: 403,
    second_factor_required: 403,
  }
  const wrong: string[] = []
  for (const endpoint of adminEndpoints) {
    for (const [access, { cookie, error }] of Object.entries(people)) {
      const { status, body } = await post(endpoint.name, {}, cookie ? { Cookie: cookie } : {})
      const expected = error(endpoint)
      const right = expected
        ? body.code === expected && status === statuses[expected]
        : !denied.includes(body.code) && status < 500
      if (!right)
        wrong.push(`${endpoint.name} for ${access}: ${status} ${body.code}, expected ${expected ?? 'to be let in'}`)
    }
  }
  expect(wrong).toEqual([])
})

test('a removed role is invalid from the next request', async () => {
  const { world, post } = await site()
  const { id, cookie } = await staffOf(world, 'agent')
  expect((await post('show_admin', {}, { Cookie: cookie })).status).toBe(200)
  await world.sql('delete from staff_member where user_id = $1', [id])
  expect((await post('show_admin', {}, { Cookie: cookie })).status).toBe(404)
})
