import { expect, test } from 'vitest'
import { createCaller } from '#server/api/invoke.ts'
import { contextFor, makeWorld, signInNow, type TestWorld } from '#test/world.ts'

const saved = async (world: TestWorld, userId: string) =>
  (await world.sql('select hotel_id from saved_hotel where user_id = $1 order by saved_at desc', [userId])).map(
    (row) => row.hotel_id,
  )

test('a traveller saves, lists and removes hotels, latest first, and other travellers cannot see them', async () => {
  const world = await makeWorld()
  const [dunes, palms] = [await world.hotel(), await world.hotel()]
  const [guest, other] = [await world.traveller(), await world.traveller()]
  await guest.api.save_hotel({ hotel_id: dunes.id })
  world.timeIs('2026-12-01T10:00:00Z')
  await guest.api.save_hotel({ hotel_id: palms.id })
  await guest.api.save_hotel({ hotel_id: palms.id })
  expect(await guest.api.fetch_saved_hotels()).toMatchObject({ data: { hotel_ids: [palms.id, dunes.id] } })
  expect(await other.api.fetch_saved_hotels()).toMatchObject({ data: { hotel_ids: [] } })
  expect(await guest.api.remove_saved_hotel({ hotel_id: palms.id })).toMatchObject({ data: { hotel_ids: [dunes.id] } })
  expect(await guest.api.save_hotel({ hotel_id: 999 })).toMatchObject({ error: { code: 'not_found' } })
  expect(await world.visitor().fetch_saved_hotels()).toMatchObject({ error: { code: 'unauthenticated' } })
})

test("hotels saved by a visitor are added to the account at sign-in, and the browser's list is cleared at sign-out", async () => {
  const world = await makeWorld()
  const hotels = [await world.hotel(), await world.hotel(), await world.hotel()]
  const [first, second, third] = hotels.map(({ id }) => id)
  const guest = await world.traveller()
  await guest.api.save_hotel({ hotel_id: third ?? 0 })
  world.timeIs('2026-12-01T10:00:00Z')
  const cookies: string[] = []
  const visitor = createCaller(
    {
      ...contextFor(world.services, { kind: 'visitor' }),
      headers: new Headers({ cookie: `saved=${second},999999,${first}` }),
      now: world.services.clock(),
      setCookie: (line) => cookies.push(line),
    },
    (error) => {
      throw error
    },
  )
  await visitor.send_login_code({ to: guest.email })
  const code = await world.codeSentTo(guest.email)
  expect(await visitor.verify_code({ purpose: 'login', to: guest.email, code })).toMatchObject({ ok: true })
  expect(await saved(world, guest.id)).toEqual([second, first, third])
  expect(cookies.at(-1)).toContain(`saved=${second},${first},${third}; Path=/; SameSite=Lax; Max-Age=31536000`)
  await visitor.logout({})
  expect(cookies.at(-1)).toMatch(/^saved=; .*Max-Age=0/)
})

test('saved hotels are part of the data export and are deleted with the account', async () => {
  const world = await makeWorld()
  const dunes = await world.hotel()
  const guest = await world.traveller()
  await guest.api.save_hotel({ hotel_id: dunes.id })
  const mine = await guest.api.export_my_data()
  expect(mine.ok && mine.data).toMatchObject({ bookings: [], saved_hotels: [{ hotel: dunes.slug }] })
  await signInNow(world, guest.id)
  expect(await guest.api.delete_account({})).toMatchObject({ ok: true })
  expect(await saved(world, guest.id)).toEqual([])
})
