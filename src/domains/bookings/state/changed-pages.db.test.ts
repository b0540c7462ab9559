import { expect, test } from 'vitest'
import { changesOf } from '#test/changes.ts'
import { doJobs, doSweep } from '#test/jobs.ts'
import { addPackage, addService, bookQuoted } from '#test/products.ts'
import { cartOf, offered, orders } from '#test/ordering.ts'
import { staffOf } from '#test/staff.ts'
import { makeWorld, type TestTraveller, type TestWorld } from '#test/world.ts'

/** The tags of public pages that have changed since the last call. */
async function changedPages(world: TestWorld): Promise<() => Promise<string[]>> {
  const changes = await changesOf(world)
  return async () => (await changes()).filter((tag) => /^(hotel|package|service):/.test(tag))
}

/** Books a departure for two adults in a double room. */
async function bookPackage({ api }: Pick<TestTraveller, 'api'>, departure_id = 0) {
  return bookQuoted(api, await api.get_package_price({ departure_id, party: ['2'], sharing: 'double' }))
}

test('booking and cancelling a package changes its pages', async () => {
  const world = await makeWorld()
  const travelPackage = await addPackage(world)
  const guest = await world.traveller()
  const changed = await changedPages(world)
  const { reference } = await bookPackage(guest, travelPackage.departures[0])
  expect(await changed()).toEqual([`package:${travelPackage.id}`])
  await doJobs(world)
  expect(await changed()).toEqual([])
  const accepted_penalty = { minor: 0, currency: 'SAR' }
  const gone = await guest.api.cancel_booking({ reference, accepted_penalty })
  expect([gone.ok, await changed()]).toEqual([true, [`package:${travelPackage.id}`]])
})

test('held seats that expire change their pages', async () => {
  const world = await makeWorld()
  const travelPackage = await addPackage(world, { supply: 'portal' })
  await bookPackage(await world.traveller(), travelPackage.departures[0])
  await doJobs(world)
  const changed = await changedPages(world)
  world.timeIs('2026-12-02T09:00:01Z')
  await doSweep(world)
  expect(await changed()).toEqual([`package:${travelPackage.id}`])
})

test('an order changes the pages of all products in it', async () => {
  const world = await makeWorld()
  const { hotel, travelPackage, visit, stay, party, guide } = await offered(world)
  const guest = await world.traveller()
  for (const one of [{ kind: 'stay' as const, ...stay }, party, guide]) await guest.api.store_cart(one)
  expect((await cartOf(guest)).lines.length).toBe(3)
  const changed = await changedPages(world)
  expect(await orders(guest)).toMatchObject({ ok: true })
  expect(await changed()).toEqual([`hotel:${hotel.id}`, `package:${travelPackage.id}`, `service:${visit.id}`])
})

test('changes of slots and departures by staff change their pages', async () => {
  const world = await makeWorld()
  const service = await addService(world)
  const travelPackage = await addPackage(world)
  const { api } = await staffOf(world, 'editor')
  const changed = await changedPages(world)
  const answer = await api.fetch_service_slots({ service_id: service.id, days: 1 })
  const slot = answer.ok ? answer.data.slots[0] : undefined
  if (!slot) throw new Error('no slot found')
  const { option_id, time, day, version } = slot
  const seen = [{ day, version }]
  const set = { option_id, time, day, until: day, seen, capacity: 7, closed: false }
  expect(await api.change_service_slots(set)).toMatchObject({ ok: true })
  expect(await changed()).toEqual([`service:${service.id}`])
  const result = await api.fetch_departures({})
  const departure = result.ok ? result.data.departures[0] : undefined
  if (!departure) throw new Error('no departure found')
  const { id: departure_id, closed, infant_price, prices, version: seenOf } = departure
  const terms = { departure_id, closed, infant_price, prices, version: seenOf, seats: 50 }
  expect(await api.change_departure(terms)).toMatchObject({ ok: true })
  expect(await changed()).toEqual([`package:${travelPackage.id}`])
})
