import { expect, test } from 'vitest'
import { addDays } from '#domains/shared/dates.ts'
import { addPackage, addService, bookQuoted } from '#test/products.ts'
import { makeWorld, today } from '#test/world.ts'

const checkIn = addDays(today, 14)
const checkOut = addDays(checkIn, 3)

/** A stay in Makkah, and transfers that arrive there, leave it, or do neither: a day trip, a car for a day, a visit, extras. */
async function stayed() {
  const world = await makeWorld()
  await world.sql(`insert into city (slug, country, name, lat, lon, time_zone, rank, search_key) values
    ('jeddah', 'SA', '{"en":"Jeddah","ar":"جدة"}', 21.5, 39.2, 'Asia/Riyadh', 2, 'jeddah'),
    ('madinah', 'SA', '{"en":"Madinah","ar":"المدينة المنورة"}', 24.4672, 39.6112, 'Asia/Riyadh', 3, 'madinah')`)
  await world.sql(`insert into place (slug, city, category, name, lat, lon, source, search_key) values
    ('station', 'makkah', 'train_station', '{"en":"Station","ar":"المحطة"}', 21.418, 39.79, 'test', 'station')`)
  const car = { type: 'airport-transfers', basis: 'vehicle' as const, options: [{ maxPeople: 3, capacity: 9 }] }
  const arriving = await addService(world, { ...car, slug: 'from-jeddah', rank: 5 })
  await addService(world, { ...car, slug: 'to-jeddah', rank: 4 })
  await addService(world, { ...car, slug: 'from-the-station', rank: 3 })
  await addService(world, { ...car, slug: 'from-the-hotel', rank: 2 })
  await addService(world, { ...car, slug: 'to-madinah', type: 'transport-between-cities', rank: 9 })
  await addService(world, { ...car, slug: 'car-for-a-day', basis: 'day', rank: 8 })
  await addService(world, { ...car, slug: 'day-trip-to-jeddah', type: 'transport-between-cities', rank: 10 })
  await addService(world, { slug: 'visit', rank: 7 })
  await addService(world, { ...car, slug: 'luggage-from-jeddah', rank: 11 })
  await addService(world, { ...car, slug: 'luggage-to-jeddah', rank: 11 })
  await world.sql(`update service_type set kind = 'transfer', icon = 'car' where slug <> 'guided-visits'`)
  await world.sql(`update service_type set icon = 'plane' where slug = 'airport-transfers'`)
  await world.sql(`update service set city = 'jeddah', to_city = 'makkah' where slug like '%from-jeddah'`)
  await world.sql(`update service set to_city = 'jeddah' where slug like '%to-jeddah'`)
  await world.sql(`update service set extra = true where slug like 'luggage%'`)
  await world.sql(`update service set minutes = 540 where slug = 'day-trip-to-jeddah'`)
  await world.sql(`update service set to_city = 'madinah' where slug = 'to-madinah'`)
  await world.sql(`update service set lat = 21.4185, lon = 39.7905 where slug = 'from-the-station'`)
  // The centre of a city has bus stations between its hotels.
  await world.sql(`insert into place (slug, city, category, name, lat, lon, source, search_key)
    select 'buses', city, 'bus_station', '{"en":"Buses","ar":"الحافلات"}', lat + 0.001, lon, 'test', 'buses'
    from service where slug = 'from-the-hotel'`)
  const hotel = await world.hotel({ rooms: [{ allotment: 9 }] })
  const guest = await world.traveller()
  const stay = await guest.books(hotel, { checkIn, nights: 3, occupancy: '2-9' })
  if (!stay.ok) throw new Error(stay.error.code)
  const offers = async (of = stay.data.reference) => {
    const found = await guest.api.fetch_transfer_offers({ reference: of })
    if (!found.ok) throw new Error(found.error.code)
    return found.data
  }
  const canAdd = async () => {
    const found = await guest.api.show_booking({ reference: stay.data.reference })
    return found.ok && found.data.can_add_transfer
  }
  return { world, hotel, guest, stay: stay.data, arriving, offers, canAdd }
}

test('a stay is offered the transfers of its city on its days, for its guests, at the price of their quotes', async () => {
  const { guest, arriving, offers, canAdd } = await stayed()
  expect(await canAdd()).toBe(true)
  const { people, legs } = await offers()
  expect(people).toBe('2-9')
  expect(legs.map(({ way, date, transfers }) => [way, date, transfers.map(({ slug }) => slug)])).toEqual([
    ['arrival', checkIn, ['from-jeddah', 'from-the-station']],
    ['departure', checkOut, ['to-jeddah', 'from-the-hotel', 'to-madinah']],
  ])
  const request = { option_id: arriving.options[0] ?? 0, date: checkIn, people: '2-9' }
  const quote = await guest.api.get_service_price(request)
  expect(quote.ok && quote.data.total).toEqual(legs[0]?.transfers[0]?.total)
})

test('a day with a transfer or a package is offered no other, and a cancelled transfer is offered again', async () => {
  const { world, hotel, guest, arriving, offers, canAdd } = await stayed()
  const request = { option_id: arriving.options[0] ?? 0, date: checkIn, people: '2-9' }
  const transfer = await bookQuoted(guest.api, await guest.api.get_service_price(request))
  expect((await offers()).legs.map(({ way }) => way)).toEqual(['departure'])
  const travelPackage = await addPackage(world, { starts: [17], hotels: [{ hotel, nights: 4 }] })
  const [departure = 0] = travelPackage.departures
  await bookQuoted(guest.api, await guest.api.get_package_price({ departure_id: departure, party: ['2'] }))
  expect((await offers()).legs).toEqual([])
  expect(await canAdd()).toBe(false)
  const free = { minor: 0, currency: 'SAR' }
  await guest.api.cancel_booking({ reference: transfer.reference, accepted_penalty: free })
  expect((await offers()).legs.map(({ way }) => way)).toEqual(['arrival'])
})

test('between two stays only the way from one city to the other is offered, and none within the same city', async () => {
  const { world, guest, stay, offers } = await stayed()
  const other = await world.hotel()
  const next = await guest.books(other, { checkIn: checkOut, nights: 1 })
  expect((await offers()).legs.map(({ way }) => way)).toEqual(['arrival'])
  await world.sql(`update hotel set city = 'madinah' where id = $1`, [other.id])
  const [, departure] = (await offers()).legs
  expect(departure?.transfers.map(({ slug }) => slug)).toEqual(['to-madinah'])
  expect((await offers(next.ok ? next.data.reference : '')).legs[0]).toMatchObject({
    way: 'arrival',
    transfers: [{ slug: 'to-madinah' }],
  })
  expect(stay.status).toBe('confirmed')
})

test('nothing is offered for a cancelled or past stay, to other travellers, or by a provider without services', async () => {
  const { world, guest, stay, offers, canAdd } = await stayed()
  const none = { ok: true, data: { legs: [] } }
  const { reference } = stay
  expect(await (await world.traveller()).api.fetch_transfer_offers({ reference })).toMatchObject(none)
  await world.sql(`insert into setting (key, value) values ('offers', '{"services": false}')`)
  world.services.memory.clear()
  expect([(await offers()).legs, await canAdd()]).toEqual([[], false])
  await world.sql(`delete from setting where key = 'offers'`)
  world.services.memory.clear()
  expect(await canAdd()).toBe(true)
  world.timeIs(`${checkOut}T20:00:00Z`)
  expect([(await offers()).legs, await canAdd()]).toEqual([[], false])
  world.timeIs(`${today}T09:00:00Z`)
  await guest.api.cancel_booking({ reference, accepted_penalty: { minor: 0, currency: 'SAR' } })
  expect([(await offers()).legs, await canAdd()]).toEqual([[], false])
})
