import { expect, test } from 'vitest'
import { addDays } from '#domains/shared/dates.ts'
import { startProcesses } from '#test/storm/processes.ts'
import { staffOf } from '#test/staff.ts'
import { makeWorld, testSecret } from '#test/world.ts'

/** The server processes use the system clock, so the nights begin on its date. */
const today = new Date().toISOString().slice(0, 10)
const edits = 260

test('260 simultaneous edits of the same nights over three processes: each succeeds in its turn', async () => {
  const world = await makeWorld({ today })
  const hotel = await world.hotel({ rooms: [{ allotment: 20 }, { allotment: 20, code: 'second' }] })
  const editors = await Promise.all(Array.from({ length: 5 }, () => staffOf(world, 'editor')))
  // The processes run in production mode: every staff session needs a second factor and recent use.
  await world.sql('update session set updated_at = now()')
  await world.sql('insert into session_proof (session_id, at) select id, now() from session')
  const address = await startProcesses(world.url, testSecret, 3)
  const edit = async (i: number) => {
    const answer = await fetch(`${address}/api/v1/change_stock`, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        Cookie: editors[i % editors.length]?.cookie ?? '',
        'Idempotency-Key': `stock-rush-${i}`,
      },
      body: JSON.stringify({
        hotel_id: hotel.id,
        room_ids: hotel.rooms.map(({ id }) => id),
        from: addDays(today, 10),
        to: addDays(today, 17),
        set: { price: 40_000 + i },
      }),
    })
    return answer.status
  }
  const answers = await Promise.all(Array.from({ length: edits }, (_, i) => edit(i)))
  expect(Object.groupBy(answers, String)).toEqual({ 200: Array(edits).fill(200) })
  expect(await world.sql(`select count(*)::int as n from staff_audit where endpoint = 'change_stock'`)).toEqual([
    { n: edits },
  ])
})
