import { expect, test } from 'vitest'
import { createCaller } from '#server/api/invoke.ts'
import { savedCookie } from '#domains/products/stays/saved/saved-cookie.ts'
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
  await signInNow(world, guest.id)
  const mine = await guest.api.export_my_data()
  expect(mine.ok && mine.data).toMatchObject({ bookings: [], saved_hotels: [{ hotel: dunes.slug }] })
  expect(await guest.api.delete_account({})).toMatchObject({ ok: true })
  expect(await saved(world, guest.id)).toEqual([])
})

const dates = { check_in: '2026-12-15', check_out: '2026-12-18' }

test('a hotel is saved with its stay and the price seen; another stay replaces it, and hotels without dates stay as they are', async () => {
  const world = await makeWorld()
  const [dunes, palms] = [await world.hotel(), await world.hotel()]
  const guest = await world.traveller()
  const terms = { amenities: [], board: [], free_cancellation: true, pay_on_arrival: false }
  const found = await guest.api.fetch_chosen_hotels({ hotel_ids: [dunes.id], ...dates, ...terms })
  const price = found.ok ? found.data[0]?.offer?.total : null
  await guest.api.save_hotel({ hotel_id: palms.id })
  const list = await guest.api.save_hotel({ hotel_id: dunes.id, ...dates, free_cancellation: true })
  expect(list).toMatchObject({
    data: {
      saved: expect.arrayContaining([
        { hotel_id: dunes.id, stay: { ...dates, occupancy: ['2'], ...terms }, price, alert: false },
        { hotel_id: palms.id, stay: null, price: null, alert: false },
      ]),
    },
  })
  // A press on the heart of a page without dates changes nothing; other dates replace those before.
  await guest.api.save_hotel({ hotel_id: dunes.id })
  await guest.api.save_hotel({ hotel_id: palms.id, ...dates, occupancy: ['1'] })
  const now = await guest.api.fetch_saved_hotels()
  expect(now.ok && now.data.saved.map(({ stay }) => stay?.occupancy)).toEqual([['2'], ['1']])
  expect(await guest.api.save_hotel({ hotel_id: dunes.id, check_in: dates.check_in })).toMatchObject({
    error: { code: 'invalid_input', errors: [{ path: 'check_out' }] },
  })
  expect(
    await guest.api.save_hotel({ hotel_id: dunes.id, check_in: '2026-01-01', check_out: '2026-01-02' }),
  ).toMatchObject({ error: { errors: [{ path: 'check_in', code: 'date_in_past' }] } })
})

test('each saved hotel is priced for its own stay in one statement, whatever their number', async () => {
  const world = await makeWorld()
  const [dunes, palms] = [await world.hotel(), await world.hotel({ minNights: 3 })]
  const api = world.visitor()
  const other = { check_in: '2026-12-20', check_out: '2026-12-21' }
  const one = (hotel_id: number, stay: object) => ({ hotel_id, stay: stay as typeof dates })
  const stays = [one(dunes.id, dates), one(palms.id, dates), one(dunes.id, { ...other, occupancy: ['1', '2'] })]
  const unpriced = [
    one(palms.id, other),
    one(dunes.id, { check_in: '2026-01-01', check_out: '2026-01-02' }),
    { hotel_id: palms.id },
  ]
  const answer = await api.fetch_chosen_stays({ stays: [...stays, ...unpriced] })
  const expected = await Promise.all(
    stays.map(async ({ hotel_id, stay }) => {
      const alone = await api.fetch_chosen_hotels({ hotel_ids: [hotel_id], ...stay })
      return alone.ok ? alone.data[0] : null
    }),
  )
  expect(answer.ok && answer.data.slice(0, 3)).toEqual(expected)
  expect(expected.every((hotel) => hotel?.offer)).toBe(true)
  expect(answer.ok && answer.data.slice(3).map(({ offer }) => offer)).toEqual([null, null, null])
  const { statements } = world.services.database
  const before = statements()
  await api.fetch_chosen_stays({ stays: [...stays, ...stays, ...stays] })
  // The cards and the nights.
  expect(statements() - before).toBe(2)
})

test('stays saved by a visitor are added at sign-in; dates of the account that are still ahead stay', async () => {
  const world = await makeWorld()
  const hotels = [await world.hotel(), await world.hotel(), await world.hotel()]
  const [first = 0, second = 0, third = 0] = hotels.map(({ id }) => id)
  const guest = await world.traveller()
  await guest.api.save_hotel({ hotel_id: first, ...dates })
  await guest.api.save_hotel({ hotel_id: second })
  const terms = { amenities: [], board: [], free_cancellation: false, pay_on_arrival: false }
  const brought = { check_in: '2026-12-20', check_out: '2026-12-22', occupancy: ['2-9,4', '1'], ...terms }
  const cookie = savedCookie(
    [first, second, third].map((hotel_id) => ({ hotel_id, stay: brought, price: { minor: 77_700, currency: 'SAR' } })),
    false,
  )
  await world.services.ports.sessionHooks.onSignIn(
    {
      ...contextFor(world.services, { kind: 'visitor' }),
      headers: new Headers({ cookie: cookie.split(';')[0] ?? '' }),
      setCookie: () => undefined,
    },
    guest.id,
  )
  const list = await guest.api.fetch_saved_hotels()
  const of = new Map((list.ok ? list.data.saved : []).map((one) => [one.hotel_id, one]))
  expect(of.get(first)?.stay).toMatchObject(dates)
  for (const id of [second, third])
    expect(of.get(id)).toEqual({ hotel_id: id, stay: brought, price: { minor: 77_700, currency: 'SAR' }, alert: false })
})
