import { expect, test } from 'vitest'
import { sendPriceAlerts } from '#domains/products/stays/saved/price-alerts.server.ts'
import { createCaller } from '#server/api/invoke.ts'
import { contextFor, makeWorld, signInNow, type TestHotel, type TestWorld } from '#test/world.ts'

const dates = { check_in: '2026-12-15', check_out: '2026-12-18' }

const check = (world: TestWorld) =>
  sendPriceAlerts(world.services.database.db, world.services.ports, world.services.clock(), (error) => {
    throw error
  })
const priceIs = (world: TestWorld, hotel: TestHotel, price: number) =>
  world.sql('update night_inventory set price = $1 where room_type_id = $2', [price, hotel.rooms[0]?.id])
const sent = (world: TestWorld) =>
  world.sql(
    `select recipient, locale, data from notification where kind = 'price_drop' order by created_at, dedupe_key`,
  )

/** A traveller with an alert for three nights of a hotel. */
async function watching() {
  const world = await makeWorld()
  const hotel = await world.hotel({ rooms: [{ price: 40_000 }] })
  const guest = await world.traveller()
  await guest.api.save_hotel({ hotel_id: hotel.id, ...dates })
  const set = await guest.api.set_price_alert({ hotel_id: hotel.id, on: true })
  const [saved] = set.ok ? set.data.saved : []
  expect(saved).toMatchObject({ alert: true })
  return { world, hotel, guest, total: saved?.price?.minor ?? 0 }
}

test('an alert is off until it is switched on, and reports a lower price once', async () => {
  const { world, hotel, guest, total } = await watching()
  const other = await world.traveller()
  await other.api.save_hotel({ hotel_id: hotel.id, ...dates })
  await priceIs(world, hotel, 30_000)
  world.timeIs('2026-12-01T12:30:00Z')
  await check(world)
  await check(world)
  const found = await guest.api.fetch_chosen_hotels({ hotel_ids: [hotel.id], ...dates })
  const now = found.ok ? found.data[0]?.offer?.total.minor : 0
  const page = `${hotel.slug}?check_in=2026-12-15&check_out=2026-12-18&occupancy=2`
  expect(await sent(world)).toEqual([
    {
      recipient: guest.email,
      locale: 'en',
      data: expect.objectContaining({
        before: total,
        now,
        currency: 'SAR',
        checkOut: dates.check_out,
        page,
      }) as unknown,
    },
  ])
  // The price seen stays what it was, so that the page shows both.
  const list = await guest.api.fetch_saved_hotels()
  expect(list.ok && list.data.saved).toMatchObject([{ price: { minor: total }, alert: true }])
})

test('a stay is reported at most once a day, and only below the price that was reported last', async () => {
  const { world, hotel } = await watching()
  const count = async (at: string, price: number) => {
    world.timeIs(at)
    await priceIs(world, hotel, price)
    await check(world)
    return (await sent(world)).length
  }
  // Not more often than every three hours, not for a higher price, nor for less than one percent.
  expect(await count('2026-12-01T09:30:00Z', 30_000)).toBe(0)
  expect(await count('2026-12-01T13:00:00Z', 50_000)).toBe(0)
  expect(await count('2026-12-01T17:00:00Z', 39_700)).toBe(0)
  expect(await count('2026-12-01T21:00:00Z', 30_000)).toBe(1)
  expect(await count('2026-12-02T20:00:00Z', 20_000)).toBe(1)
  expect(await count('2026-12-02T21:00:00Z', 20_000)).toBe(2)
  // Dearer and back again is not cheaper than what the traveller knows.
  expect(await count('2026-12-03T22:00:00Z', 30_000)).toBe(2)
  expect(await count('2026-12-04T02:00:00Z', 20_000)).toBe(2)
  expect(await count('2026-12-05T02:00:00Z', 10_000)).toBe(3)
})

test('the alert watches the price from the moment it is switched on, and a new stay starts it again', async () => {
  const { world, hotel, guest } = await watching()
  await priceIs(world, hotel, 30_000)
  await guest.api.set_price_alert({ hotel_id: hotel.id, on: true })
  world.timeIs('2026-12-01T13:00:00Z')
  await check(world)
  expect(await sent(world)).toEqual([])
  await guest.api.save_hotel({ hotel_id: hotel.id, check_in: '2026-12-15', check_out: '2026-12-16' })
  const list = await guest.api.fetch_saved_hotels()
  expect(list.ok && list.data.saved).toMatchObject([{ alert: true }])
  await check(world)
  expect(await sent(world)).toEqual([])
  await priceIs(world, hotel, 20_000)
  world.timeIs('2026-12-01T17:00:00Z')
  await check(world)
  expect(await sent(world)).toMatchObject([{ data: { checkOut: '2026-12-16' } }])
})

test('an alert ends with its dates; a stay without dates or a price has none', async () => {
  const { world, hotel, guest } = await watching()
  const [plain, full] = [await world.hotel(), await world.hotel()]
  await guest.api.save_hotel({ hotel_id: plain.id })
  await world.sql('update night_inventory set closed = true where room_type_id = any($1)', [
    full.rooms.map(({ id }) => id),
  ])
  await guest.api.save_hotel({ hotel_id: full.id, ...dates })
  for (const { id } of [plain, full])
    expect(await guest.api.set_price_alert({ hotel_id: id, on: true })).toMatchObject({ error: { code: 'not_found' } })
  await priceIs(world, hotel, 10_000)
  world.timeIs('2026-12-16T09:00:00Z')
  await check(world)
  expect(await sent(world)).toEqual([])
  const list = await guest.api.fetch_saved_hotels()
  expect(list.ok && list.data.saved.filter(({ alert }) => alert)).toEqual([])
  expect(await guest.api.set_price_alert({ hotel_id: hotel.id, on: true })).toMatchObject({ ok: false })
})

test('an account without an email address has no alert', async () => {
  const { world, hotel, guest } = await watching()
  const api = createCaller(
    contextFor(world.services, { kind: 'traveller', userId: guest.id, name: '', email: null, sessionId: '' }),
    (error) => {
      throw error
    },
  )
  expect(await api.set_price_alert({ hotel_id: hotel.id, on: true })).toMatchObject({ error: { code: 'conflict' } })
  expect(await api.set_price_alert({ hotel_id: hotel.id, on: false })).toMatchObject({ ok: true })
})

test('the link in the email ends the alert of this stay without an account, and is not valid for another', async () => {
  const { world, hotel, guest } = await watching()
  const second = await world.hotel()
  await guest.api.save_hotel({ hotel_id: second.id, ...dates })
  await guest.api.set_price_alert({ hotel_id: second.id, on: true })
  await priceIs(world, hotel, 30_000)
  world.timeIs('2026-12-01T13:00:00Z')
  await check(world)
  const [{ token } = { token: '' }] = (await sent(world)).map(({ data }) => data as { token: string })
  const visitor = world.visitor()
  expect(await visitor.show_price_alert({ token })).toMatchObject({ data: { on: true, ...dates } })
  expect(await visitor.end_price_alert({ token })).toMatchObject({ ok: true })
  expect(await visitor.end_price_alert({ token })).toMatchObject({ ok: true })
  expect(await visitor.show_price_alert({ token })).toMatchObject({ data: { on: false } })
  const list = await guest.api.fetch_saved_hotels()
  expect(list.ok && list.data.saved.map(({ hotel_id, alert }) => [hotel_id, alert]).toSorted()).toEqual(
    [
      [hotel.id, false],
      [second.id, true],
    ].toSorted(),
  )
  expect(await visitor.end_price_alert({ token: 'forged.token' })).toMatchObject({ error: { code: 'not_found' } })
  await signInNow(world, guest.id)
  expect(await guest.api.delete_account({})).toMatchObject({ ok: true })
  await check(world)
  expect(await visitor.show_price_alert({ token })).toMatchObject({ data: { on: false } })
})
