import { expect, test } from 'vitest'
import { maxSeriesSlotDays } from '#domains/products/services/admin/contract.ts'
import { addDays } from '#domains/shared/dates.ts'
import { addService } from '#test/products.ts'
import { staffOf } from '#test/staff.ts'
import { makeWorld, today } from '#test/world.ts'

/** A Sunday. */
const sunday = '2026-12-06'

async function adminWorld() {
  const world = await makeWorld({ pool: 12 })
  const service = await addService(world, { options: [{ capacity: 5, times: ['09:00', '13:00', '17:00'] }] })
  const { api } = await staffOf(world, 'editor')
  const option_id = service.options[0] ?? 0
  const terms = { option_id, times: ['09:00', '17:00'], capacity: 8, closed: false }
  const checked = async (change: object = {}) => {
    const answer = await api.check_slot_series({
      ...terms,
      weekdays: [0, 1],
      from: sunday,
      until: addDays(sunday, 8),
      ...change,
    })
    if (!answer.ok) throw new Error(JSON.stringify(answer.error))
    return answer.data.days
  }
  const slots = () =>
    world.sql(`select day::text, to_char(time, 'HH24:MI') as time, capacity from service_slot order by day, time`)
  return { world, api, option_id, terms, checked, slots }
}

test('a series lists the weekdays of a period, and sets several times on the days that stay chosen', async () => {
  const { world, api, terms, checked, slots, option_id } = await adminWorld()
  const days = await checked()
  expect(days.map(({ day }) => day)).toEqual([0, 1, 7, 8].map((count) => addDays(sunday, count)))
  expect(days[0]?.slots).toEqual([
    { time: '09:00', capacity: 5, taken: 0, closed: false },
    { time: '17:00', capacity: 5, taken: 0, closed: false },
  ])
  // The second Sunday is an exception.
  const chosen = days.filter(({ day }) => day !== addDays(sunday, 7)).map(({ day, version }) => ({ day, version }))
  expect(await api.change_slot_series({ ...terms, days: chosen })).toMatchObject({ ok: true, data: { changed: 3 } })
  expect(await slots()).toEqual(
    [0, 1, 8].flatMap((count) =>
      ['09:00', '17:00'].map((time) => ({ day: addDays(sunday, count), time, capacity: 8 })),
    ),
  )
  expect(await world.sql('select endpoint, subject from staff_audit')).toEqual([
    { endpoint: 'change_slot_series', subject: `service_option:${option_id}` },
  ])
})

test('no day is changed if more is taken on one of them than the new capacity, or if one has changed since', async () => {
  const { world, api, terms, checked, slots, option_id } = await adminWorld()
  await world.sql(`insert into service_slot (option_id, day, time, capacity, sold) values ($1, $2, '17:00', 5, 4)`, [
    option_id,
    sunday,
  ])
  const before = await slots()
  const days = await checked({ capacity: 3 })
  expect(days.map(({ too_many_taken }) => too_many_taken)).toEqual([true, false, false, false])
  const seen = days.map(({ day, version }) => ({ day, version }))
  expect(await api.change_slot_series({ ...terms, capacity: 3, days: seen })).toMatchObject({
    error: { errors: [{ path: 'capacity', code: 'too_small', params: { min: 4 } }] },
  })
  await world.sql('update service_slot set closed = true')
  expect(await api.change_slot_series({ ...terms, days: seen })).toMatchObject({ error: { code: 'conflict' } })
  expect(await slots()).toEqual(before)
})

test('past days, days outside the timetable and periods beyond what is sold are rejected', async () => {
  const { api, terms } = await adminWorld()
  const seen = (day: string) => [{ day, version: 'x' }]
  const period = { ...terms, weekdays: [], from: today, until: addDays(today, 5) }
  const many = Array.from({ length: maxSeriesSlotDays + 1 }, (_, i) => ({ day: addDays(today, i), version: 'x' }))
  expect([
    await api.change_slot_series({ ...terms, days: seen(addDays(today, -1)) }),
    await api.change_slot_series({ ...terms, times: ['10:00'], days: seen(sunday) }),
    await api.change_slot_series({ ...terms, days: many }),
    await api.check_slot_series({ ...period, from: addDays(today, -1) }),
    await api.check_slot_series({ ...period, until: addDays(today, 500) }),
    await api.check_slot_series({ ...period, times: [] }),
  ]).toMatchObject([
    { error: { errors: [{ path: 'days', code: 'date_in_past' }] } },
    { error: { errors: [{ path: 'days', code: 'not_a_choice' }] } },
    { error: { errors: [{ path: 'days', code: 'too_many' }] } },
    { error: { errors: [{ path: 'from', code: 'date_in_past' }] } },
    { error: { errors: [{ path: 'until', code: 'too_big' }] } },
    { error: { errors: [{ path: 'times', code: 'required' }] } },
  ])
})

test('a series is undone completely, unless one of its slots has changed or is booked beyond its former capacity', async () => {
  const { world, api, terms, checked, slots, option_id } = await adminWorld()
  await world.sql(
    `insert into service_slot (option_id, day, time, capacity, closed, sold) values ($1, $2, '17:00', 6, true, 4)`,
    [option_id, sunday],
  )
  const changed = await api.change_slot_series({
    ...terms,
    days: (await checked()).map(({ day, version }) => ({ day, version })),
  })
  if (!changed.ok) throw new Error(changed.error.code)
  const undo = { option_id, capacity: 8, closed: false, before: changed.data.before }
  await world.sql(`update service_slot set sold = 7 where time = '17:00' and day = $1`, [sunday])
  expect(await api.undo_slot_series(undo)).toMatchObject({ error: { code: 'conflict' } })
  expect((await slots()).map(({ capacity }) => capacity)).toEqual(Array.from({ length: 8 }, () => 8))
  await world.sql(`update service_slot set sold = 4 where time = '17:00' and day = $1`, [sunday])
  expect(await api.undo_slot_series(undo)).toEqual({ ok: true, data: { changed: 4 } })
  expect((await slots()).map(({ capacity }) => capacity)).toEqual([5, 6, 5, 5, 5, 5, 5, 5])
  expect(await world.sql(`select closed from service_slot where sold = 4`)).toEqual([{ closed: true }])
  expect(await api.undo_slot_series(undo)).toMatchObject({ error: { code: 'conflict' } })
})
