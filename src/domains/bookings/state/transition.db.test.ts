import { expect, test } from 'vitest'
import type { OnTransition } from '#domains/bookings/state/features.ts'
import { transition } from '#domains/bookings/state/transition.server.ts'
import { allOrNothing } from '#domains/db.ts'
import { makeWorld, today } from '#test/world.ts'

test('what follows a transition is called in its order, and a refusal undoes the transition with all that came before', async () => {
  const world = await makeWorld()
  const guest = await world.traveller()
  await guest.books(await world.hotel(), { checkIn: '2026-12-10' })
  const [row] = await world.sql('select id from booking')
  const booking = { id: Number(row?.id), status: 'confirmed' } as const
  const { database, ports } = world.services
  const called: string[] = []
  const follow =
    (name: string, result?: 'refused'): OnTransition =>
    async ({ db }, { booking: { reference }, from, to }) => {
      await db.execute(`insert into booking_event (booking_id, at, actor, from_status, to_status, note)
        select id, now(), 'clock', '${from}', '${to}', 'changed' from booking where reference = '${reference}'`)
      called.push(name)
      return result
    }
  const move = (onTransition: OnTransition[]) =>
    allOrNothing(database.db, (db) => {
      const at = { ports: { ...ports, features: { ...ports.features, onTransition } }, now: new Date(today) }
      return transition({ ...at, db, actor: 'clock' }, booking, { to: 'cancelled' })
    })
  const events = () => world.sql('select to_status from booking_event order by id')

  expect(await move([follow('inventory'), follow('gift card', 'refused'), follow('notification')])).toMatchObject({
    error: { code: 'status_changed' },
  })
  expect(called).toEqual(['inventory', 'gift card'])
  expect(await events()).toEqual([{ to_status: 'confirmed' }])

  expect(await move([follow('inventory'), follow('gift card'), follow('notification')])).toMatchObject({ ok: true })
  expect(called.slice(2)).toEqual(['inventory', 'gift card', 'notification'])
  expect(await events()).toHaveLength(5)
  expect(await move([follow('inventory')])).toMatchObject({ error: { code: 'status_changed' } })
  expect(called).toHaveLength(5)
})
