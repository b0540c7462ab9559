import { expect, test } from 'vitest'
import { addPackage, standardPrices } from '#test/products.ts'
import { staffOf } from '#test/staff.ts'
import { makeWorld } from '#test/world.ts'

async function adminWorld() {
  const world = await makeWorld({ pool: 12 })
  const travelPackage = await addPackage(world, { seats: 10, prices: standardPrices.slice(0, 3) })
  const { api } = await staffOf(world, 'editor')
  const id = travelPackage.departures[0] ?? 0
  const shown = async () => {
    const answer = await api.fetch_departures()
    const one = answer.ok ? answer.data.departures.find((departure) => departure.id === id) : undefined
    if (!one) throw new Error('no such departure')
    const { seats, closed, infant_price, prices, version } = one
    return { departure_id: id, seats, closed, infant_price, prices, version }
  }
  return { world, travelPackage, api, id, shown }
}

test('a change of seats and prices is audited and shown to travellers', async () => {
  const { world, travelPackage, api, id, shown } = await adminWorld()
  const before = await shown()
  const prices = before.prices.map((price) => ({ ...price, adult: price.adult + 1_000 }))
  expect(await api.change_departure({ ...before, seats: 12, prices })).toEqual({ ok: true, data: {} })
  expect(await shown()).toMatchObject({ seats: 12, prices })
  expect(await world.sql('select subject, before ->> $1 as seats from staff_audit', ['seats'])).toEqual([
    { subject: `departure:${id}`, seats: '10' },
  ])
  const seen = await world.visitor().show_package({ id: travelPackage.slug, departure: id })
  expect(JSON.stringify(seen)).toContain(String(prices[0]?.adult))
})

test('a room basis is sold only while it has a price, and a duplicate price for one basis is rejected', async () => {
  const { world, api, id, shown } = await adminWorld()
  const before = await shown()
  const double = before.prices.find(({ sharing }) => sharing === 'double')
  if (!double) throw new Error('no double room')
  const quoted = (sharing: 'single' | 'double' | 'quad', party: string) =>
    world.visitor().get_package_price({ departure_id: id, party: [party], sharing })
  expect(before.prices.map(({ sharing }) => sharing)).not.toContain('single')
  const prices = [
    { sharing: 'single' as const, adult: 700_000, child: 500_000 },
    { ...double, adult: 333_300 },
  ]
  expect(await api.change_departure({ ...before, prices: [...prices, double] })).toMatchObject({
    error: { errors: [{ path: 'prices', code: 'not_a_choice' }] },
  })
  expect(await api.change_departure({ ...before, prices: [] })).toMatchObject({ error: { code: 'invalid_input' } })
  expect(await shown()).toEqual(before)
  expect(await api.change_departure({ ...before, prices })).toMatchObject({ ok: true })
  expect(await quoted('single', '1')).toMatchObject({ data: { total: { minor: 700_000 } } })
  expect(await quoted('double', '2')).toMatchObject({ data: { total: { minor: 666_600 } } })
  expect(await quoted('quad', '4')).not.toMatchObject({ ok: true })
})

test('the seats of a departure cannot fall below those sold and held', async () => {
  const { world, api, id, shown } = await adminWorld()
  await world.sql('update departure set held = 2, sold = 3 where id = $1', [id])
  expect(await api.change_departure({ ...(await shown()), seats: 4 })).toMatchObject({
    error: { errors: [{ path: 'seats', code: 'too_small', params: { min: 5 } }] },
  })
  expect(await api.change_departure({ ...(await shown()), seats: 5 })).toMatchObject({ ok: true })
})

test('the second of two concurrent edits is rejected with a conflict; a seat sold in the meantime does not cause one', async () => {
  const { world, api, id, shown } = await adminWorld()
  const seen = await shown()
  await world.sql('update departure set sold = 1 where id = $1', [id])
  const answers = await Promise.all([11, 12].map((seats) => api.change_departure({ ...seen, seats })))
  expect(answers.map((answer) => (answer.ok ? 'done' : answer.error.code)).toSorted()).toEqual(['conflict', 'done'])
})

test('a departure is added closed or open, once per day, with its prices', async () => {
  const { world, travelPackage, api } = await adminWorld()
  const { api: agent } = await staffOf(world, 'agent')
  const added = {
    package_id: travelPackage.id,
    starts_on: '2027-01-10',
    seats: 12,
    closed: false,
    infant_price: 20_000,
    prices: [{ sharing: 'double' as const, adult: 450_000, child: 300_000 }],
  }
  const wrong = async (change: object) => {
    const answer = await api.create_departure({ ...added, ...change })
    return answer.ok ? [] : answer.error.errors
  }
  expect(await agent.create_departure(added)).toMatchObject({ error: { code: 'forbidden' } })
  expect(await wrong({ starts_on: '2026-11-30' })).toEqual([{ path: 'starts_on', code: 'date_in_past' }])
  expect(await wrong({ package_id: 999 })).toEqual([{ path: 'package_id', code: 'not_a_choice' }])
  expect(await wrong({ prices: [...added.prices, ...added.prices] })).toEqual([
    { path: 'prices', code: 'not_a_choice' },
  ])
  // One price per person is sold alone.
  const onePrice = { sharing: 'any' as const, adult: 400_000, child: 300_000 }
  expect(await wrong({ prices: [...added.prices, onePrice] })).toEqual([{ path: 'prices', code: 'not_a_choice' }])
  expect(await api.create_departure({ ...added, starts_on: '2027-03-10', prices: [onePrice] })).toMatchObject({
    ok: true,
  })
  expect(await wrong({ prices: [{ sharing: 'double', adult: 0, child: 0 }] })).toMatchObject([
    { path: 'prices.0.adult', code: 'too_small' },
  ])
  expect(await wrong({ prices: [] })).toMatchObject([{ path: 'prices' }])
  const result = await api.create_departure(added)
  if (!result.ok) throw new Error(result.error.code)
  expect(await wrong({})).toEqual([{ path: 'starts_on', code: 'taken' }])
  const { departure_id } = result.data
  const quoted = await world.visitor().get_package_price({ departure_id, party: ['2'], sharing: 'double' })
  expect(quoted).toMatchObject({
    data: { departure: { starts_on: '2027-01-10', ends_on: '2027-01-14' }, total: { minor: 900_000 } },
  })
  expect(await world.visitor().get_package_price({ departure_id, party: ['1'], sharing: 'single' })).not.toMatchObject({
    ok: true,
  })
})

test('departures are paginated and can be filtered by package; a requested departure is returned on any page', async () => {
  const { world, travelPackage, api, id } = await adminWorld()
  const other = await addPackage(world, { slug: 'another', starts: [30, 31, 32] })
  const listed = async (input: Parameters<typeof api.fetch_departures>[0]) => {
    const answer = await api.fetch_departures(input)
    if (!answer.ok) throw new Error(answer.error.code)
    return {
      ids: answer.data.departures.map((one) => one.id),
      total: answer.meta?.total,
      requested: answer.data.departure?.id,
    }
  }
  const all = await listed({})
  expect(all.total).toBe(travelPackage.departures.length + 3)
  const [first, second] = [await listed({ per_page: 2 }), await listed({ per_page: 2, page: 2, departure_id: id })]
  expect([...first.ids, ...second.ids]).toEqual(all.ids.slice(0, 4))
  expect([first.requested, second.requested]).toEqual([undefined, id])
  expect((await listed({ package_id: other.id })).ids).toEqual(other.departures)
})
