import { expect, test } from 'vitest'
import type { SeenSlot } from '#domains/products/services/admin/contract.ts'
import { addDays, nightsOf } from '#domains/shared/dates.ts'
import { addService } from '#test/products.ts'
import { staffOf } from '#test/staff.ts'
import { makeWorld, today } from '#test/world.ts'

const day = addDays(today, 10)

async function adminWorld() {
  const world = await makeWorld({ pool: 12 })
  const service = await addService(world, { options: [{ capacity: 5, times: ['09:00', '17:00'] }] })
  const { api } = await staffOf(world, 'editor')
  const option_id = service.options[0] ?? 0
  const shown = async (on = day) => {
    const answer = await api.fetch_service_slots({ service_id: service.id, from: on, days: 1 })
    const slot = answer.ok ? answer.data.slots.find(({ time }) => time === '09:00') : undefined
    if (!slot) throw new Error('slot not found')
    return slot
  }
  /** The first days of the 09:00 slots with their current versions, as an editor sees them. */
  const seenFor = async (days: number) => {
    const result = await api.fetch_service_slots({ service_id: service.id, from: day, days })
    if (!result.ok) throw new Error(result.error.code)
    return result.data.slots.flatMap(({ time, day: on, version }) => (time === '09:00' ? [{ day: on, version }] : []))
  }
  const change = async (set: { capacity?: number; closed?: boolean; until?: string; seen?: SeenSlot[] }) => {
    const [{ capacity, closed }, seen] = await Promise.all([shown(), seenFor(7)])
    return api.change_service_slots({ option_id, time: '09:00', day, until: day, seen, capacity, closed, ...set })
  }
  const leftFor = async (on: string, time: string) => {
    const seen = await world.visitor().show_service({ slug: service.slug, date: on })
    const slot = seen.ok ? seen.data.options[0]?.times.find((one) => one.time === time) : undefined
    return slot && { left: slot.left, open: slot.open }
  }
  return { world, service, api, option_id, shown, seenFor, change, leftFor }
}

test('capacity is set for one time over a range of days, audited and shown to travellers', async () => {
  const { world, option_id, change, leftFor } = await adminWorld()
  expect(await change({ capacity: 8, until: addDays(day, 2) })).toEqual({ ok: true, data: { changed: 3 } })
  expect([await leftFor(day, '09:00'), await leftFor(day, '17:00')]).toEqual([
    { left: 8, open: true },
    { left: 5, open: true },
  ])
  expect(await leftFor(addDays(day, 2), '09:00')).toEqual({ left: 8, open: true })
  expect(await leftFor(addDays(day, 3), '09:00')).toEqual({ left: 5, open: true })
  expect(
    await world.sql(`select subject, before ->> 'days' as was, after ->> 'capacity' as is from staff_audit`),
  ).toEqual([
    {
      subject: `service_option:${option_id}`,
      was: JSON.stringify(nightsOf(day, addDays(day, 3)).map((on) => ({ day: on, closed: false, capacity: 5 })))
        .replaceAll(':', ': ')
        .replaceAll(',', ', '),
      is: '8',
    },
  ])
})

test('a closed slot is closed to travellers at that time only', async () => {
  const { change, leftFor } = await adminWorld()
  expect(await change({ closed: true })).toMatchObject({ ok: true })
  expect([await leftFor(day, '09:00'), await leftFor(day, '17:00')]).toMatchObject([{ open: false }, { open: true }])
})

test('the capacity of no day in a range can fall below what is taken; otherwise no day is changed', async () => {
  const { world, option_id, change, shown } = await adminWorld()
  await world.sql(
    `insert into service_slot (option_id, day, time, capacity, held, sold) values ($1, $2, '09:00', 5, 1, 3)`,
    [option_id, addDays(day, 1)],
  )
  expect(await change({ capacity: 3, until: addDays(day, 1) })).toMatchObject({
    error: { errors: [{ path: 'capacity', code: 'too_small', params: { min: 4 } }] },
  })
  expect(await shown()).toMatchObject({ capacity: 5 })
  expect(await change({ capacity: 4, until: addDays(day, 1) })).toMatchObject({ ok: true })
})

test('the second of two concurrent edits is rejected with a conflict; a sale in the meantime does not cause one', async () => {
  const { world, api, option_id, shown, seenFor } = await adminWorld()
  const [{ closed }, seen] = await Promise.all([shown(), seenFor(1)])
  await world.sql(`insert into service_slot (option_id, day, time, capacity, sold) values ($1, $2, '09:00', 5, 1)`, [
    option_id,
    day,
  ])
  const answers = await Promise.all(
    [6, 7].map((capacity) =>
      api.change_service_slots({ option_id, time: '09:00', day, until: day, seen, capacity, closed }),
    ),
  )
  expect(answers.map((answer) => (answer.ok ? 'done' : answer.error.code)).toSorted()).toEqual(['conflict', 'done'])
})

test('a range is changed only if every day of it was seen and has not changed since', async () => {
  const { world, seenFor, change, leftFor } = await adminWorld()
  const { api: other } = await staffOf(world, 'manager')
  const seen = await seenFor(4)
  const middle = addDays(day, 2)
  const [own] = seen.filter((one) => one.day === middle)
  const options = await world.sql('select id from service_option')
  const changed = await other.change_service_slots({
    option_id: options[0]?.id as number,
    time: '09:00',
    day: middle,
    until: middle,
    seen: own ? [own] : [],
    capacity: 2,
    closed: true,
  })
  expect(changed).toMatchObject({ ok: true })
  const codeOf = async (set: Parameters<typeof change>[0]) => {
    const answer = await change({ capacity: 9, ...set })
    return answer.ok ? answer.data.changed : answer.error.code
  }
  expect(await codeOf({ until: addDays(day, 3), seen })).toBe('conflict')
  expect([await leftFor(day, '09:00'), await leftFor(middle, '09:00')]).toEqual([
    { left: 5, open: true },
    { left: 2, open: false },
  ])
  expect(await codeOf({ until: addDays(day, 4), seen: await seenFor(4) })).toBe('conflict')
  expect(await codeOf({ until: addDays(day, 1), seen })).toBe(2)
  expect(await codeOf({ until: addDays(day, 3), seen: await seenFor(4) })).toBe(4)
})

test('past days, unknown times and periods that are too long are rejected', async () => {
  const { api, option_id, seenFor } = await adminWorld()
  const seen = await seenFor(62)
  const slot = { option_id, time: '09:00', day, until: day, seen, capacity: 9, closed: false }
  const codeOf = async (values: Partial<typeof slot>) => {
    const answer = await api.change_service_slots({ ...slot, ...values })
    return answer.ok ? 'done' : (answer.error.errors?.[0]?.path ?? answer.error.code)
  }
  expect(await codeOf({ day: addDays(today, -1) })).toBe('day')
  expect(await codeOf({ time: '10:00' })).toBe('not_found')
  expect(await codeOf({ until: addDays(day, 62) })).toBe('until')
})
