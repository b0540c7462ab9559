import { expect, test } from 'vitest'
import { cartOf, offered, orders } from '#test/ordering.ts'
import { staffOf } from '#test/staff.ts'
import { makeWorld, quoteStay, type TestWorld } from '#test/world.ts'

const publishes = (world: TestWorld, day: string, en: string) =>
  world
    .sql(
      `insert into content_page (slug, body, changed_on) values ('terms', $1, $2)
       on conflict (slug) do update set body = excluded.body, changed_on = excluded.changed_on`,
      [JSON.stringify({ en, ar: 'نص' }), day],
    )
    .then(() => world.services.memory.clear())

async function acceptedWith(world: TestWorld, references: string[]) {
  const { api } = await staffOf(world, 'agent')
  const details = await Promise.all(references.map((reference) => api.show_admin_booking({ reference })))
  return details.map((one) => one.ok && one.data.accepted_terms)
}

test('every way to book states the terms that were in force: on the site, by phone, and each booking of an order', async () => {
  const world = await makeWorld()
  await publishes(world, '2026-01-10', 'First')
  const hotel = await world.hotel({ rooms: [{ allotment: 9 }] })
  const [guest, noor] = [await world.traveller(), await staffOf(world, 'agent')]
  const first = await guest.books(hotel, {})
  await publishes(world, '2026-02-20', 'Second')
  const phone = await quoteStay(noor.api, hotel)
  if (!first.ok || !phone.ok) throw new Error('not booked')
  const byPhone = await noor.api.book_for_guest({ ...phone.input, locale: 'ar' })
  const offer = await offered(world)
  for (const one of [offer.stay, offer.party, offer.guide]) await guest.api.store_cart(one)
  await cartOf(guest)
  const ordered = await orders(guest)
  if (!byPhone.ok || !ordered.ok) throw new Error('not booked')
  const references = [
    first.data.reference,
    byPhone.data.booking.reference,
    ...ordered.data.bookings.map(({ reference }) => reference),
  ]
  const at = world.services.clock().toISOString()
  const second = { version: 2, changed_on: '2026-02-20', at }
  expect(await acceptedWith(world, references)).toEqual([
    { version: 1, changed_on: '2026-01-10', at },
    second,
    second,
    second,
    second,
  ])
})

test('each published text is one version, which can be read after later ones; saving it unchanged adds none', async () => {
  const world = await makeWorld()
  for (const en of ['First', 'First', 'Second', 'First']) await publishes(world, '2026-01-10', en)
  const visitor = world.visitor()
  const texts = await Promise.all([1, 2, 3, 4].map((version) => visitor.fetch_terms_version({ version })))
  expect(texts.map((one) => (one.ok ? JSON.stringify(one.data.body).includes('First') : one.error.code))).toEqual([
    true,
    false,
    true,
    'not_found',
  ])
  expect(await visitor.fetch_terms()).toMatchObject({ data: { version: 3, changed_on: '2026-01-10' } })
})

test('terms that changed after the traveller read them are accepted again, alone and with an order', async () => {
  const world = await makeWorld()
  const hotel = await world.hotel()
  const guest = await world.traveller()
  await publishes(world, '2026-01-10', 'First')
  const quoted = await quoteStay(guest.api, hotel)
  if (!quoted.ok) throw new Error(quoted.error.code)
  await publishes(world, '2026-02-20', 'Second')
  const book = async (terms_version: number) => {
    const answer = await guest.api.book_hotel({ ...quoted.input, terms_version })
    return answer.ok ? 'booked' : answer.error.code
  }
  for (const version of [1, 0, -1, 3]) expect(await book(version)).toBe('terms_changed')
  expect(await world.sql('select count(*)::int as n from booking')).toEqual([{ n: 0 }])
  expect(await book(2)).toBe('booked')
  const offer = await offered(world)
  await guest.api.store_cart(offer.guide)
  expect(await orders(guest, { terms_version: 1 })).toMatchObject({ error: { code: 'terms_changed' } })
  expect(await orders(guest, { terms_version: 2 })).toMatchObject({ ok: true })
})

test('a booking states no terms if the provider has published none', async () => {
  const world = await makeWorld()
  const made = await (await world.traveller()).books(await world.hotel(), {})
  if (!made.ok) throw new Error(made.error.code)
  expect(await acceptedWith(world, [made.data.reference])).toEqual([null])
})
