import { expect, test } from 'vitest'
import type { ApiClient } from '#contract/api.ts'
import { addDays } from '#domains/stays/nights.ts'
import { makeWorld, today, type TestWorld } from '#test/world.ts'

const soon = addDays(today, 14)
const stay = { check_in: soon, check_out: addDays(soon, 3) }

/** Hotels that sleep parties of different sizes, one of them full, one without a rate, two in another city. */
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
  world.wired.memory.clear()
  return world
}

type Asked = Partial<Parameters<ApiClient['fetch_hotels']>[0]>

async function bothWays(world: TestWorld, asked: Asked) {
  const api = world.visitor()
  const [home, list] = await Promise.all([
    api.search_home_hotels({ ...stay, ...asked, limit: 3 }),
    api.fetch_hotels({ ...stay, ...asked, per_page: 3 }),
  ])
  if (!home.ok || !list.ok) throw new Error('a search was refused')
  return { home: home.data, list: { total: list.meta?.total, hotels: list.data } }
}

test.for<Asked>([
  {},
  { occupancy: ['1'] },
  { occupancy: ['3'] },
  { occupancy: ['6'] },
  { occupancy: ['1', '1'] },
  { price_max: 30_000 },
  { free_cancellation: true },
  { where: 'madinah' },
])('the best few of %j are the first of the list, and as many are counted', async (asked) => {
  const { home, list } = await bothWays(await variedWorld(), asked)
  expect(home).toEqual(list)
})

test('what the table above asks of tells hotels apart', async () => {
  const world = await variedWorld()
  const totals = []
  for (const occupancy of [['1'], ['2'], ['3'], ['6'], ['1', '1']])
    totals.push((await bothWays(world, { occupancy })).home.total)
  expect(totals).toEqual([4, 3, 1, 0, 2])
})

test('two cities asked about at one moment are read in one statement, and each gets its own', async () => {
  const world = await variedWorld()
  const api = world.visitor()
  const ask = async (cities: string[]) => {
    const before = world.wired.database.statements()
    const found = await Promise.all(cities.map((where) => api.search_home_hotels({ ...stay, where })))
    return { sent: world.wired.database.statements() - before, found: found.map((one) => one.ok && one.data) }
  }
  const cities = ['makkah', 'madinah']
  await ask(cities)
  const [one, two] = [await ask(['makkah']), await ask(['madinah'])]
  expect(await ask(cities)).toEqual({ sent: one.sent, found: [...one.found, ...two.found] })
  expect(two.found[0] && two.found[0].hotels.map(({ slug }) => slug).toSorted()).toEqual(['h7'])
})

test('the nights of one room among many and of most rooms are read in different ways and say the same', async () => {
  const world = await variedWorld()
  const api = world.visitor()
  const city = await api.fetch_hotels({ ...stay, occupancy: ['1'], where: 'makkah' })
  if (!city.ok) throw new Error('a search was refused')
  const each = []
  for (const { slug } of city.data) {
    const one = await api.fetch_hotels({ ...stay, occupancy: ['1'], where: `hotel:${slug}` })
    each.push(one.ok && one.data[0])
  }
  expect(each).toEqual(city.data)
  expect(city.data).toHaveLength(4)
})
