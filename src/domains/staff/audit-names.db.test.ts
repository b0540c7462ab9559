import { expect, test } from 'vitest'
import { withNames } from '#domains/staff/audit-names.server.ts'
import { addPackage, addService } from '#test/products.ts'
import { staffOf } from '#test/staff.ts'
import { makeWorld } from '#test/world.ts'

test('audit rows have the names of what they are about and refer to, in the language of the reader, in one query', async () => {
  const world = await makeWorld()
  const [first, second] = [await world.hotel({ slug: 'first' }), await world.hotel({ slug: 'second' })]
  const { departures } = await addPackage(world, { starts: [20] })
  await addService(world)
  const agent = await staffOf(world, 'agent', { name: 'Noor' })
  const row = {
    id: 1,
    at: '',
    name: '',
    role: 'manager' as const,
    endpoint: '',
    request_id: '',
    before: null,
    after: null,
  }
  const subjects = [
    `hotel:${first.id}`,
    `room_type:${first.rooms[0]?.id}`,
    `departure:${departures[0]}`,
    `staff:${agent.id}`,
  ]
  const rows = [
    ...subjects.map((subject) => ({ ...row, subject })),
    { ...row, subject: 'booking:ABC', before: { hotelId: first.id }, after: { hotelId: second.id, note: 'added' } },
    { ...row, subject: 'hotel:999', after: { hotels: [first.id, 999], fees: [{ hotel_id: second.id }] } },
  ]
  let queries = 0
  const db = new Proxy(world.services.database.db, {
    get: (target, key) => {
      if (key === 'execute') queries++
      return Reflect.get(target, key) as unknown
    },
  })
  const named = await withNames(db, rows, 'ar')
  expect(queries).toBe(1)
  const hotel = (id: number) => ({ [`hotel:${id}`]: 'دار التجربة' })
  expect(named.map(({ names }) => names)).toEqual([
    hotel(first.id),
    { [subjects[1] ?? '']: expect.stringMatching(/\S/) },
    { [subjects[2] ?? '']: expect.stringMatching(/ · \d{4}-/) },
    { [subjects[3] ?? '']: 'Noor' },
    { ...hotel(first.id), ...hotel(second.id) },
    { ...hotel(first.id), ...hotel(second.id) },
  ])
  expect(await withNames(db, [{ ...row, subject: 'booking:ABC' }], 'en')).toMatchObject([{ names: {} }])
  expect(queries).toBe(1)
})
