import { describe, expect, test } from 'vitest'
import { api } from '#contract/api.ts'
import type { AnyEndpoint } from '#contract/endpoint.ts'
import { staffRoles } from '#contract/staff.ts'
import { editingEndpoints } from '#domains/editing/contract.ts'
import { outgoingEndpoints } from '#domains/editing/outgoing-contract.ts'
import { departureDeskEndpoints } from '#domains/packages/desk-contract.ts'
import { slotDeskEndpoints } from '#domains/services/desk-contract.ts'
import { roomCalendarEndpoints } from '#domains/stays/calendar-contract.ts'
import { stockDeskEndpoints } from '#domains/stays/desk-contract.ts'
import { site } from '#test/site.ts'
import { staffOf } from '#test/staff.ts'
import { sessionOf } from '#test/world.ts'

const endpoints = Object.values(api) as AnyEndpoint[]
const ofTheDesk = endpoints.filter((endpoint) => endpoint.who === 'staff')

describe('the contract', () => {
  test('every endpoint of the desk names its roles, the manager among them', () => {
    expect(ofTheDesk.length).toBeGreaterThan(4)
    expect(ofTheDesk.filter(({ staff }) => !staff.includes('manager')).map(({ name }) => name)).toEqual([])
  })

  test('what is for staff is in the group of the desk, and nothing else is', () => {
    const wrong = endpoints.filter(
      ({ who, group, staff }) => (who === 'staff') !== (group === 'desk') || (who === 'staff') !== staff.length > 0,
    )
    expect(wrong.map(({ name }) => name)).toEqual([])
  })

  test('before the second factor there is nothing but the second factor', () => {
    expect(endpoints.filter(({ beforeProof }) => beforeProof).map(({ name }) => name)).toEqual([
      'show_second_factor',
      'begin_second_factor',
      'confirm_second_factor',
      'prove_second_factor',
    ])
  })

  test('an agent reads nothing of what only editors change, but for stock that callers ask about', () => {
    const ofAgents = (endpoints: object) =>
      (Object.values(endpoints) as AnyEndpoint[]).filter(({ staff }) => staff.includes('agent')).map(({ name }) => name)
    expect(ofAgents({ ...editingEndpoints, ...outgoingEndpoints, ...roomCalendarEndpoints })).toEqual([])
    expect(ofAgents({ ...stockDeskEndpoints, ...departureDeskEndpoints, ...slotDeskEndpoints })).toEqual([
      'fetch_stock_hotels',
      'fetch_stock',
      'fetch_departures',
      'fetch_service_slots',
    ])
  })

  test('money goes back, and the audit is read, by managers alone', () => {
    const managers = ofTheDesk.filter(({ staff }) => staff.length === 1).map(({ name }) => name)
    expect(managers).toEqual(expect.arrayContaining(['fetch_audit']))
  })
})

test('every endpoint of the desk, for everyone: who has no right gets the refusal of who they are', async () => {
  const { world, post } = await site()
  const traveller = await world.traveller()
  const people: Record<string, { cookie: string; refusal: (endpoint: AnyEndpoint) => string | null }> = {
    outsider: { cookie: '', refusal: () => 'unauthenticated' },
    forged: { cookie: 'session=abc.def', refusal: () => 'unauthenticated' },
    traveller: { cookie: await sessionOf(world, traveller.id), refusal: () => 'not_found' },
    'manager without second factor': {
      cookie: (await staffOf(world, 'manager', { proven: false })).cookie,
      refusal: ({ beforeProof }) => (beforeProof ? null : 'second_factor_required'),
    },
  }
  for (const role of staffRoles) {
    const { cookie } = await staffOf(world, role)
    people[role] = { cookie, refusal: ({ staff }) => (staff.includes(role) ? null : 'forbidden') }
  }
  const denied = ['unauthenticated', 'not_found', 'forbidden', 'second_factor_required']
  const statuses: Record<string, number> = {
    unauthenticated: 401,
    not_found: 404,
    forbidden: 403,
    second_factor_required: 403,
  }
  const wrong: string[] = []
  for (const endpoint of ofTheDesk) {
    for (const [who, { cookie, refusal }] of Object.entries(people)) {
      const { status, body } = await post(endpoint.name, {}, cookie ? { Cookie: cookie } : {})
      const expected = refusal(endpoint)
      const right = expected
        ? body.code === expected && status === statuses[expected]
        : !denied.includes(body.code) && status < 500
      if (!right)
        wrong.push(`${endpoint.name} for ${who}: ${status} ${body.code}, expected ${expected ?? 'to be let in'}`)
    }
  }
  expect(wrong).toEqual([])
})

test('a role that is taken away counts from the next request on', async () => {
  const { world, post } = await site()
  const { id, cookie } = await staffOf(world, 'agent')
  expect((await post('show_desk', {}, { Cookie: cookie })).status).toBe(200)
  await world.sql('delete from staff_member where user_id = $1', [id])
  expect((await post('show_desk', {}, { Cookie: cookie })).status).toBe(404)
})
