import sharp from 'sharp'
import { expect, test } from 'vitest'
import type { ApiClient } from '#api/index.ts'
import { saveSetting } from '#domains/content/commands.server.ts'
import type { KindName } from '#domains/cms/shapes.ts'
import { siteMap } from '#server/seo/sitemap.ts'
import { deliverChanges } from '#test/changes.ts'
import { addPackage, addService } from '#test/products.ts'
import { staffOf } from '#test/staff.ts'
import { makeWorld, quoteStay, standardContact, type TestWorld } from '#test/world.ts'

const dates = { check_in: '2026-12-15', check_out: '2026-12-17' }
const form = {
  guests: [{ first_name: 'Test', last_name: 'Guest' }],
  contact: standardContact,
  payment_type: 'arrival' as const,
}
let keys = 0
const key = () => ({ idempotencyKey: `what-is-offered-${++keys}` })

/** A hotel, a package that stays in another hotel, and a visit, each booked once. Changes reach this process. */
async function sold() {
  const world = await makeWorld()
  await deliverChanges(world)
  const [hotel, packageHotel] = [await world.hotel({ slug: 'dunes' }), await world.hotel({ slug: 'palms' })]
  const travelPackage = await addPackage(world, { slug: 'ten-days', hotels: [{ hotel: packageHotel, nights: 4 }] })
  const visit = await addService(world, { slug: 'the-visit' })
  const guest = await world.traveller()
  const departure = { departure_id: travelPackage.departures[0] ?? 0, party: ['2'], sharing: 'double' as const }
  const option = { option_id: visit.options[0] ?? 0, date: '2026-12-10', people: '2' }
  const tokens = async () => {
    const [stay, seats, places] = [
      await quoteStay(guest.api, hotel),
      await guest.api.get_package_price(departure),
      await guest.api.get_service_price(option),
    ]
    return [
      stay.ok ? stay.input.quote_token : null,
      seats.ok ? seats.data.token : null,
      places.ok ? places.data.token : null,
    ]
  }
  const book = ([stay, seats, places]: (string | null)[]) =>
    Promise.all([
      guest.api.book_hotel({ ...form, quote_token: stay ?? '' }, key()),
      guest.api.store_booking({ ...form, quote_token: seats ?? '' }, key()),
      guest.api.store_booking({ ...form, quote_token: places ?? '' }, key()),
    ])
  return { world, hotel, packageHotel, travelPackage, visit, guest, tokens, book }
}

type Ids = { hotel: number; room: number; travelPackage: number; visit: number }

/** The places where each of the three products is found. */
async function found({ world, ids }: { world: TestWorld; ids: Ids }) {
  const api = world.visitor('en')
  const at = world.services.clock().getTime()
  const files = siteMap({ db: world.services.database.db, origin: 'https://stays.example', now: () => at })
  const list = async (kind: string) => (await files(`/sitemaps/en/${kind}-1.xml`)) !== null
  const has = (answer: unknown, text: string) => JSON.stringify(answer).includes(text)
  const stay = { ...dates, occupancy: ['2'] }
  const hotel = {
    search: has(await api.fetch_hotels({ where: 'makkah', ...dates }), '"dunes"'),
    suggested: has(await api.fetch_location_for_hotels({ q: 'dunes' }), 'dunes'),
    similar: has(await api.fetch_chosen_hotels({ hotel_ids: [ids.hotel] }), '"dunes"'),
    recommended: has(await api.recommended_services({ limit: 12 }), '"dunes"'),
    page: (await api.show_hotel({ id: 'dunes' })).ok,
    rooms: (await api.fetch_rooms({ hotel_id: ids.hotel })).ok,
    room: (await api.fetch_room({ room_id: ids.room })).ok,
    nights: (await api.get_room_availability({ room_id: ids.room, from: dates.check_in, to: dates.check_out })).ok,
    open: (await api.fetch_new_available_rooms({ hotel_id: ids.hotel, ...stay })).ok,
    choices: (await api.fetch_room_choices({ hotel_id: ids.hotel, ...stay })).ok,
  }
  const travelPackage = {
    list: has(await api.fetch_packages({}), '"ten-days"'),
    types: has(await api.fetch_package_types(), '"count":1'),
    cities: has(await api.fetch_departure_cities(), 'makkah'),
    site: has(await api.search_site({ q: 'test package' }), '"ten-days"'),
    recommended: has(await api.recommended_services({ limit: 12 }), '"ten-days"'),
    page: (await api.show_package({ id: 'ten-days' })).ok,
    map: await list('packages'),
  }
  const visit = {
    list: has(await api.fetch_services({}), '"the-visit"'),
    types: has(await api.fetch_website_service_types(), '"count":1'),
    site: has(await api.search_site({ q: 'the visit' }), '"the-visit"'),
    recommended: has(await api.recommended_services({ limit: 12 }), '"the-visit"'),
    page: (await api.show_service({ slug: 'the-visit' })).ok,
    similar: (await api.fetch_same_services({ slug: 'the-visit' })).ok,
    map: await list('offers'),
  }
  return { hotel, travelPackage, visit }
}

const everywhere = (ways: Record<string, boolean>) => new Set(Object.values(ways))

async function shown(api: ApiClient, kind: KindName, id: number) {
  const answer = await api.show_editable({ kind, subject: String(id) })
  if (!answer.ok) throw new Error(answer.error.code)
  return answer.data
}

async function takeOff(api: ApiClient, kind: KindName, id: number) {
  const { version } = await shown(api, kind, id)
  return api.withdraw_editable({ kind, subject: String(id), version })
}

test('products off the site cannot be found or booked, and existing bookings remain unchanged', async () => {
  const { world, hotel, packageHotel, travelPackage, visit, guest, tokens, book } = await sold()
  const { api } = await staffOf(world, 'editor')
  const ids = { hotel: hotel.id, room: hotel.rooms[0]?.id ?? 0, travelPackage: travelPackage.id, visit: visit.id }
  const before = await found({ world, ids })
  for (const ways of Object.values(before)) expect(everywhere(ways), JSON.stringify(ways)).toEqual(new Set([true]))
  const booked = await book(await tokens())
  const references = booked.map((one) => (one.ok ? one.data.reference : one.error.code))
  const papers = () =>
    Promise.all(
      references.flatMap((reference) => [guest.api.show_booking({ reference }), guest.api.show_voucher({ reference })]),
    )
  const carried = await papers()
  expect(carried.map(({ ok }) => ok)).toEqual([true, true, true, true, true, true])
  await guest.api.save_hotel({ hotel_id: hotel.id })
  const begun = await tokens()

  expect(await takeOff(api, 'hotel', hotel.id)).toMatchObject({ ok: true })
  expect(await takeOff(api, 'package', travelPackage.id)).toMatchObject({ ok: true })
  expect(await takeOff(api, 'service', visit.id)).toMatchObject({ ok: true })
  const after = await found({ world, ids })
  for (const ways of Object.values(after)) expect(everywhere(ways), JSON.stringify(ways)).toEqual(new Set([false]))
  expect(await tokens()).toEqual([null, null, null])
  // Earlier quotes cannot be booked either.
  expect((await book(begun)).map((one) => (one.ok ? 'booked' : one.error.code))).toEqual([
    'not_found',
    'not_found',
    'not_found',
  ])
  expect(await guest.api.fetch_saved_hotels()).toMatchObject({ data: { hotel_ids: [] } })
  const without = (one: object) =>
    JSON.parse(JSON.stringify(one).replaceAll('"offered":true', '"offered":false')) as unknown
  expect(await papers()).toEqual(carried.map(without))
  expect(await guest.api.quote_cancellation({ reference: references[0] ?? '' })).toMatchObject({ ok: true })

  // An existing booking can still move to other dates.
  const agent = await staffOf(world, 'agent')
  const moved = { reference: references[0] ?? '', check_in: '2026-12-18', check_out: '2026-12-20' }
  expect(await agent.api.quote_amendment(moved)).toMatchObject({ ok: true })

  // A package hotel can be taken off the site too; the package still shows it, without a link.
  expect(await takeOff(api, 'hotel', packageHotel.id)).toMatchObject({ ok: true })
  await world.sql('update package set offered = true')
  expect(await world.visitor().show_package({ id: 'ten-days' })).toMatchObject({
    data: { hotels: [{ hotel: { slug: 'palms', offered: false } }] },
  })
})

test.each([
  ['stays', 'hotel'],
  ['packages', 'travelPackage'],
  ['services', 'visit'],
] as const)(
  '%s that the provider does not sell cannot be found, priced or booked; others and existing bookings remain',
  async (product, own) => {
    const { world, hotel, travelPackage, visit, guest, tokens, book } = await sold()
    const ids = { hotel: hotel.id, room: hotel.rooms[0]?.id ?? 0, travelPackage: travelPackage.id, visit: visit.id }
    const at = ['stays', 'packages', 'services'].indexOf(product)
    const booked = (await book(await tokens()))[at]
    if (!booked?.ok) throw new Error('the product was not booked')
    const { reference } = booked.data
    expect(await guest.api.show_booking({ reference })).toMatchObject({ data: { about: { offered: true } } })
    const begun = await tokens()
    await saveSetting(world.services.database.db, 'offers', { [product]: false }, world.services.clock())

    for (const [kind, ways] of Object.entries(await found({ world, ids })))
      expect(everywhere(ways), JSON.stringify(ways)).toEqual(new Set([kind !== own]))
    expect((await tokens()).map((token) => token === null)).toEqual([0, 1, 2].map((nth) => nth === at))
    expect((await book(begun)).map((one) => (one.ok ? 'booked' : one.error.code))).toEqual(
      [0, 1, 2].map((nth) => (nth === at ? 'not_found' : 'booked')),
    )
    expect(await guest.api.show_booking({ reference })).toMatchObject({ data: { about: { offered: false } } })
    const locations = await world.visitor().fetch_locations({ q: 'makkah' })
    const counts = locations.ok ? locations.data.map((one) => [one.hotels, one.packages, one.services][at]) : []
    expect(new Set(counts)).toEqual(new Set([0]))
    const hotels = [{ hotel: { offered: product !== 'stays' } }]
    if (product !== 'packages')
      expect(await world.visitor().show_package({ id: 'ten-days' })).toMatchObject({ data: { hotels } })
    // Staff can preview it before it is sold.
    const { api } = await staffOf(world, 'editor')
    expect(await api.show_package({ id: 'ten-days' })).toMatchObject({ ok: true })
  },
)

test('the admin retains hotels that are off the site and can publish them again', async () => {
  const { world, hotel } = await sold()
  const { api } = await staffOf(world, 'editor')
  const picture = await sharp({ create: { width: 1600, height: 1000, channels: 3, background: '#0e5a54' } })
    .jpeg()
    .toBuffer()
  const taken = await api.upload_picture({ file: new Uint8Array(picture) })
  const alt = { en: 'The house', ar: 'الدار' }
  const change = {
    price_policy: { en: 'All in.', ar: 'شامل.' },
    image_ids: [{ picture: taken.ok ? taken.data.id : '', alt }],
  }
  const publish = async () => {
    const { version, values } = await shown(api, 'hotel', hotel.id)
    return api.publish_editable({
      kind: 'hotel',
      subject: String(hotel.id),
      version,
      data: { ...values, ...change },
    })
  }
  expect(await publish()).toMatchObject({ ok: true })
  expect(await takeOff(api, 'hotel', hotel.id)).toMatchObject({ ok: true })
  // A second withdrawal fails.
  expect(await takeOff(api, 'hotel', hotel.id)).toMatchObject({ error: { code: 'not_found' } })
  expect(await shown(api, 'hotel', hotel.id)).toMatchObject({ live: false, state: 'withdrawn', may_remove: false })
  expect(await api.fetch_editables({ kind: 'hotel', q: 'test house' })).toMatchObject({
    data: { rows: expect.arrayContaining([expect.objectContaining({ live: false, state: 'withdrawn' })]) },
  })
  const stock = await api.fetch_stock_hotels()
  expect(stock.ok && stock.data.map(({ id }) => id)).toContain(hotel.id)
  expect(await publish()).toMatchObject({ ok: true })
  expect(await world.visitor().show_hotel({ id: hotel.id })).toMatchObject({ ok: true })
  expect(await world.sql('select id from hotel where slug = $1', ['dunes'])).toEqual([{ id: hotel.id }])
  expect(
    await world.sql(`select endpoint from staff_audit where subject = $1 order by at, id`, [`hotel:${hotel.id}`]),
  ).toEqual([{ endpoint: 'publish_editable' }, { endpoint: 'withdraw_editable' }, { endpoint: 'publish_editable' }])
})
