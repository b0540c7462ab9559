import { expect, test } from 'vitest'
import { addDays } from '#domains/shared/dates.ts'
import { makeWorld, today } from '#test/world.ts'

test('the published limits equal the limits that the endpoints enforce', async () => {
  const world = await makeWorld()
  const { id } = await world.hotel()
  const api = world.visitor()
  const status = await api.fetch_web_status()
  if (!status.ok) throw new Error(status.error.code)
  const { rooms, nights, adults_a_room, oldest_child, service_units, service_days, families } = status.data.limits
  const failure = async (stay: { nights?: number; occupancy?: string[] }) => {
    const check_in = addDays(today, 14)
    const check_out = addDays(check_in, stay.nights ?? 1)
    const { occupancy = ['2'] } = stay
    const answer = await api.fetch_new_available_rooms({ hotel_id: id, check_in, check_out, occupancy })
    return answer.ok ? [] : answer.error.errors?.map(({ path }) => path.replace(/\..*/, ''))
  }
  expect(await failure({ nights })).toEqual([])
  expect(await failure({ nights: nights + 1 })).toEqual(['check_out'])
  expect(await failure({ occupancy: Array<string>(rooms).fill('1') })).toEqual([])
  expect(await failure({ occupancy: Array<string>(rooms + 1).fill('1') })).toEqual(['occupancy'])
  expect(await failure({ occupancy: [`${adults_a_room}`] })).toEqual([])
  expect(await failure({ occupancy: [`${adults_a_room + 1}`] })).toEqual(['occupancy'])
  expect(await failure({ occupancy: [`1-${oldest_child}`] })).toEqual([])
  expect(await failure({ occupancy: [`1-${oldest_child + 1}`] })).toEqual(['occupancy'])

  const selection = { option_id: 1, date: today, units: service_units, days: service_days }
  const ofService = async (more: object) => {
    const result = await api.get_service_price({ ...selection, ...more })
    return result.ok ? [] : (result.error.errors?.map(({ path }) => path) ?? [])
  }
  expect(await ofService({})).toEqual([])
  expect(await ofService({ units: service_units + 1 })).toEqual(['units'])
  expect(await ofService({ days: service_days + 1 })).toEqual(['days'])

  const ofPackage = async (party: string[]) => {
    const found = await api.get_package_price({ departure_id: 1, sharing: 'quad', party })
    return found.ok ? [] : (found.error.errors?.map(({ path }) => path) ?? [])
  }
  expect(await ofPackage(Array<string>(families).fill('1'))).toEqual([])
  expect(await ofPackage(Array<string>(families + 1).fill('1'))).toEqual(['party'])
})
