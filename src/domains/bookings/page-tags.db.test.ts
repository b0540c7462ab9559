import { expect, test } from 'vitest'
import { doJobs, doSweep } from '#test/jobs.ts'
import { addPackage, addService } from '#test/journeys.ts'
import { cartOf, offered, orders } from '#test/ordering.ts'
import { staffOf } from '#test/staff.ts'
import { makeWorld, standardContact, type TestWorld } from '#test/world.ts'

const form = { guests: [{ first_name: 'Test', last_name: 'Guest' }], contact: standardContact }
let keys = 0
const key = () => ({ idempotencyKey: `page-tags-${++keys}` })

/** What is announced of public pages from here on; it is forgotten when it is asked for. */
function announced(world: TestWorld): () => string[] {
  const { ports } = world.wired
  const { announce } = ports
  const heard = new Set<string>()
  ports.announce = (tags) => {
    for (const tag of tags) if (/^(hotel|package|service):/.test(tag)) heard.add(tag)
    announce(tags)
  }
  return () => {
    const told = [...heard].toSorted()
    heard.clear()
    return told
  }
}

async function packageToken(api: Awaited<ReturnType<TestWorld['traveller']>>['api'], departure_id = 0) {
  const quote = await api.get_package_price({ departure_id, party: ['2'], sharing: 'double' })
  if (!quote.ok) throw new Error(quote.error.code)
  return quote.data.token
}

test('a package that is booked and cancelled is announced, by the call and by the job after it', async () => {
  const world = await makeWorld()
  const journey = await addPackage(world)
  const { api } = await world.traveller()
  const told = announced(world)
  const quote_token = await packageToken(api, journey.departures[0])
  const made = await api.store_booking({ ...form, quote_token, payment_type: 'arrival' }, key())
  if (!made.ok) throw new Error(made.error.code)
  expect(told()).toEqual([`package:${journey.id}`])
  await doJobs(world)
  expect(told()).toEqual([])
  const accepted_penalty = { minor: 0, currency: 'SAR' }
  const gone = await api.cancel_booking({ reference: made.data.reference, accepted_penalty }, key())
  expect([gone.ok, told()]).toEqual([true, [`package:${journey.id}`]])
  await doJobs(world)
  expect(told()).toEqual([`package:${journey.id}`])
})

test('seats that were held in vain are announced when their time is over', async () => {
  const world = await makeWorld()
  const journey = await addPackage(world, { supply: 'portal' })
  const { api } = await world.traveller()
  const quote_token = await packageToken(api, journey.departures[0])
  expect(await api.store_booking({ ...form, quote_token, payment_type: 'arrival' }, key())).toMatchObject({ ok: true })
  await doJobs(world)
  const told = announced(world)
  world.timeIs('2026-12-02T09:00:01Z')
  await doSweep(world)
  expect(told()).toEqual([`package:${journey.id}`])
})

test('an order announces everything that is in it', async () => {
  const world = await makeWorld()
  const { hotel, journey, visit, stay, party, guide } = await offered(world)
  const guest = await world.traveller()
  for (const one of [{ kind: 'stay' as const, ...stay }, party, guide]) await guest.api.store_cart(one)
  expect((await cartOf(guest)).lines.length).toBe(3)
  const told = announced(world)
  expect(await orders(guest)).toMatchObject({ ok: true })
  expect(told()).toEqual([`hotel:${hotel.id}`, `package:${journey.id}`, `service:${visit.id}`])
})

test('what the desk sets of slots and departures is announced', async () => {
  const world = await makeWorld()
  const service = await addService(world)
  const journey = await addPackage(world)
  const { api } = await staffOf(world, 'editor')
  const told = announced(world)
  const shown = await api.fetch_service_slots({ service_id: service.id, days: 1 })
  const slot = shown.ok ? shown.data.slots[0] : undefined
  if (!slot) throw new Error('no slot')
  const { option_id, time, day, version } = slot
  const seen = [{ day, version }]
  const set = { option_id, time, day, until: day, seen, capacity: 7, closed: false }
  expect(await api.change_service_slots(set)).toMatchObject({ ok: true })
  expect(told()).toEqual([`service:${service.id}`])
  const found = await api.fetch_departures({})
  const departure = found.ok ? found.data.departures[0] : undefined
  if (!departure) throw new Error('no departure')
  const { id: departure_id, closed, infant_price, prices, version: seenOf } = departure
  const terms = { departure_id, closed, infant_price, prices, version: seenOf, seats: 50 }
  expect(await api.change_departure(terms)).toMatchObject({ ok: true })
  expect(told()).toEqual([`package:${journey.id}`])
})
