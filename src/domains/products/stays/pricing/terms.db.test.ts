import { expect, test } from 'vitest'
import { addPackage, addService } from '#test/products.ts'
import { makeWorld } from '#test/world.ts'

/** Everything moves to a policy without refund, as by another process: this one has the terms from before. */
async function withNewPolicy() {
  const world = await makeWorld()
  const visitor = world.visitor()
  const hotel = await world.hotel({ rooms: [{ rates: [{ payment: 'arrival' }] }] })
  const {
    departures: [departure = 0],
  } = await addPackage(world, { payment: 'both' })
  const {
    slug,
    options: [option = 0],
  } = await addService(world)
  const dates = { hotel_id: hotel.id, check_in: '2026-12-15', check_out: '2026-12-17' }
  const stay = { ...dates, rooms: [`${hotel.rooms[0]?.rates[0]}~2`] }
  const requests = {
    stay: () => visitor.get_hotel_price(stay),
    package: () => visitor.get_package_price({ departure_id: departure, party: ['2'] }),
    service: () => visitor.get_service_price({ option_id: option, date: '2026-12-10', people: '2' }),
    rooms: () => visitor.fetch_new_available_rooms({ ...dates, occupancy: ['2'] }),
    search: () =>
      visitor.fetch_hotels({
        where: 'makkah',
        check_in: '2026-12-15',
        check_out: '2026-12-17',
        occupancy: ['2'],
      }),
    'service page': () => visitor.show_service({ slug }),
  }
  expect(await requests.stay()).toMatchObject({ data: { cancellation: { kind: 'free' } } })
  const [policy] = await world.sql(
    `insert into cancellation_policy (code, name, windows) values ('strict', '{"en":"","ar":""}', $1) returning id`,
    [JSON.stringify([{ fromHoursBeforeCheckIn: null, penalty: { percent: 100 } }])],
  )
  for (const table of ['rate_plan', 'package', 'service']) {
    await world.sql(`update ${table} set policy_id = $1`, [policy?.id])
  }
  return requests
}

test.for([
  ['stay', { cancellation: { kind: 'none' } }],
  ['package', { cancellation: { kind: 'none' } }],
  ['service', { cancellation: { kind: 'none' } }],
  ['rooms', [{ rates: [{ cancellation: { kind: 'none' } }] }]],
  ['search', [{ offer: { cancellation_kind: 'none' } }]],
  ['service page', { cancellation_kind: 'none' }],
] as const)('%s: a policy of this second is applied, and nothing is priced without it', async ([which, data]) => {
  const requests = await withNewPolicy()
  expect(await requests[which]()).toMatchObject({ ok: true, data })
})
