import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { roomImage } from '#db/demo/images.ts'
import { roomKinds } from '#db/demo/hotels/room-kinds.ts'
import type { RoomRow } from '#db/demo/hotels/rooms.ts'
import { makeWorld } from '#test/world.ts'

const migration = readFileSync('db/migrations/0061_beds-of-drawn-rooms.sql', 'utf8')

test('older drawings of rooms are drawn with the beds of their room, as in a new demo', async () => {
  const world = await makeWorld()
  await world.hotel()
  const name = { en: '', ar: '' }
  const expected = roomKinds.map(({ code, beds }) =>
    roomImage({ name, stars: 4 }, { name, beds, imageIds: [`room/old-${code}`] } as unknown as RoomRow),
  )
  for (const [index, { id }] of expected.entries()) {
    const { code, beds } = roomKinds[index] ?? { code: '', beds: [] }
    await world.sql(
      `insert into image (id, scene, options, alt) values ($1, 'room', '{"beds": 3, "stars": 4}', '{}')`,
      [id],
    )
    await world.sql(
      `insert into room_type overriding system value select copy.* from (select room_type as whole from room_type limit 1) room,
         jsonb_populate_record(whole, jsonb_build_object('id', 900 + $1::int, 'code', $2::text, 'beds', $3::jsonb,
           'image_ids', jsonb_build_array($4::text))) copy`,
      [index, code, JSON.stringify(beds), id],
    )
  }
  await world.sql(`insert into image (id, scene, options, alt) values
    ('room/package-0', 'room', '{"beds": 2}', '{}'), ('room/service-0', 'room', '{"beds": 1}', '{}'),
    ('room/any', 'room', '{}', '{}')`)
  await world.sql(migration)
  const drawn = await world.sql(`select id, options from image where scene = 'room'`)
  const optionsOf = new Map(drawn.map(({ id, options }) => [id, options]))
  for (const { id, options } of expected) expect(optionsOf.get(id), id).toEqual(options)
  expect(optionsOf.get('room/package-0')).toEqual({ bedrooms: [['twin', 'twin']], sofaBeds: 0 })
  expect(optionsOf.get('room/service-0')).toEqual({ bedrooms: [['king']], sofaBeds: 0 })
  expect(optionsOf.get('room/any')).toEqual({})
})
