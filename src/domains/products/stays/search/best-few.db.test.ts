import { expect, test } from 'vitest'
import type { ApiClient } from '#api/index.ts'
import { addDays } from '#domains/shared/dates.ts'
import { makeWorld, today, type TestWorld } from '#test/world.ts'

const soon = addDays(today, 14)
const stay = { check_in: soon, check_out: addDays(soon, 3) }

/** Hotels for parties of different sizes: one is full, one has no rate, two are in another city. */
async function variedWorld() {
  const world = await makeWorld()
  await world.sql(
    `insert into city (slug, country, name, lat, lon, time_zone, rank, search_key)
      values ('madinah', 'SA', '{"en":"Madinah","ar":"المدينة المنورة"}', 24.467, 39.611, 'Asia/Riyadh', 2, 'madinah')`,
  )
  for (let i = 0; i < 8; i++) {
    const hotel = await world.hotel({
      slug: `h${i}`,
      rooms: [{ price: 20_000 + i * 1_000, maxAdults: 1 + (i % 3), allotment: 1 + (i % 2) }],
    })
    await world.sql('update hotel set rank = $2, city = $3 where id = $1', [
      hotel.id,
      50 + ((i * 3) % 7),
      i < 6 ? 'makkah' : 'madinah',
    ])
    if (i === 2)
      await world.sql('update night_inventory set closed = true where room_type_id = $1', [hotel.rooms[0]?.id])
    if (i === 3) await world.sql('delete from rate_plan where room_type_id = $1', [hotel.rooms[0]?.id])
  }
  world.services.memory.clear()
  return world
}

type Requested = Partial<Parameters<ApiClient['fetch_hotels']>[0]>

async function bothWays(world: TestWorld, requested: Requested) {
  const api = world.visitor()
  const [home, list] = await Promise.all([
    api.search_home_hotels({ ...stay, ...requested, limit: 3 }),
    api.fetch_hotels({ ...stay, ...requested, per_page: 3 }),
  ])
  if (!home.ok || !list.ok) throw new Error('the search failed')
  return { home: home.data, list: { total: list.meta?.total, hotels: list.data } }
}

test.for<Requested>([
  {},
  { occupancy: ['1'] },
  { occupancy: ['3'] },
  { occupancy: ['6'] },
  { occupancy: ['1', '1'] },
  { price_max: 30_000 },
  { free_cancellation: true },
  { where: 'madinah' },
])('for %j the home search returns the first hotels of the list and the same total', async (requested) => {
  const { home, list } = await bothWays(await variedWorld(), requested)
  expect(home).toEqual(list)
})

test('the searches of the table above find different numbers of hotels', async () => {
  const world = await variedWorld()
  const totals = []
  for (const occupancy of [['1'], ['2'], ['3'], ['6'], ['1', '1']])
    totals.push((await bothWays(world, { occupancy })).home.total)
  expect(totals).toEqual([4, 3, 1, 0, 2])
})

test('concurrent searches for two cities share one statement, and each gets its own result', async () => {
  const world = await variedWorld()
  const api = world.visitor()
  const request = async (cities: string[]) => {
    const before = world.services.database.statements()
    const found = await Promise.all(cities.map((where) => api.search_home_hotels({ ...stay, where })))
    return { sent: world.services.database.statements() - before, found: found.map((one) => one.ok && one.data) }
  }
  const cities = ['makkah', 'madinah']
  await request(cities)
  const [one, two] = [await request(['makkah']), await request(['madinah'])]
  expect(await request(cities)).toEqual({ sent: one.sent, found: [...one.found, ...two.found] })
  expect(two.found[0] && two.found[0].hotels.map(({ slug }) => slug).toSorted()).toEqual(['h7'])
})

test('the nights of a single room type and of most room types are read by different queries with the same result', async () => {
  const world = await variedWorld()
  const api = world.visitor()
  const city = await api.fetch_hotels({ ...stay, occupancy: ['1'], where: 'makkah' })
  if (!city.ok) throw new Error('the search failed')
  const each = []
  for (const { slug } of city.data) {
    const one = await api.fetch_hotels({ ...stay, occupancy: ['1'], where: `hotel:${slug}` })
    each.push(one.ok && one.data[0])
  }
  expect(each).toEqual(city.data)
  expect(city.data).toHaveLength(4)
})
