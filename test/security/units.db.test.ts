import { expect, test } from 'vitest'
import { api, endpoints } from '#api/index.ts'
import { addDays } from '#domains/shared/dates.ts'
import { addPackage, addService } from '#test/products.ts'
import { processorMs } from '#test/processor-time.ts'
import { makeWorld, today } from '#test/world.ts'

test('every endpoint costs at least a unit, and no call exceeds a third of what a caller can use at once', () => {
  expect(endpoints.filter(({ units }) => !(Number.isInteger(units) && units >= 1 && units <= 130))).toEqual([])
})

test('what a call costs follows its processor time: no unit is six times as much work as that of a search', async () => {
  const world = await makeWorld()
  const hotels = await Promise.all(Array.from({ length: 12 }, () => world.hotel({ rooms: [{}, {}] })))
  const travel = await addPackage(world)
  const service = await addService(world)
  const visitor = world.visitor()
  const stay = { check_in: addDays(today, 14), check_out: addDays(today, 16), occupancy: ['2'] }
  const [hotel] = hotels
  if (!hotel) throw new Error('no hotel')
  const rooms = [`${hotel.rooms[0]?.rates[0]}~2`]
  const { check_in, check_out } = stay
  const calls = {
    fetch_hotels: () => visitor.fetch_hotels({ where: 'makkah', ...stay }),
    fetch_custom_filter_hotel: () => visitor.fetch_custom_filter_hotel({ where: 'makkah', ...stay }),
    fetch_hotel_pins: () => visitor.fetch_hotel_pins({ where: 'makkah', ...stay }),
    fetch_price_calendar: () =>
      visitor.fetch_price_calendar({ where: 'makkah', from: today, nights: 2, occupancy: ['2'] } as never),
    show_hotel: () => visitor.show_hotel({ id: hotel.slug, ...stay }),
    fetch_new_available_rooms: () => visitor.fetch_new_available_rooms({ hotel_id: hotel.id, ...stay }),
    get_hotel_price: () => visitor.get_hotel_price({ hotel_id: hotel.id, check_in, check_out, rooms }),
    search_site: () => visitor.search_site({ q: 'makkah' }),
    fetch_location_for_hotels: () => visitor.fetch_location_for_hotels({ q: 'mak' }),
    show_package: () => visitor.show_package({ id: travel.slug }),
    show_service: () => visitor.show_service({ slug: service.slug }),
    fetch_countries: () => visitor.fetch_countries(),
  }
  const perUnit = async (name: keyof typeof calls) => {
    for (let i = 0; i < 5; i++) expect([name, (await calls[name]()).ok]).toEqual([name, true])
    const rounds: number[] = []
    for (let round = 0; round < 3; round++)
      rounds.push(
        await processorMs(async () => {
          for (let i = 0; i < 10; i++) await calls[name]()
        }),
      )
    return Math.min(...rounds) / 10 / api[name].units
  }
  const search = await perUnit('fetch_hotels')
  const dear: string[] = []
  for (const name of Object.keys(calls) as (keyof typeof calls)[]) {
    const cost = await perUnit(name)
    if (cost > 6 * search) dear.push(`${name}: ${cost.toFixed(1)} ms a unit, a search ${search.toFixed(1)}`)
  }
  expect(dear).toEqual([])
})
