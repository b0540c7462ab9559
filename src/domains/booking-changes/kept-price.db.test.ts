import { expect, test } from 'vitest'
import type { ApiClient } from '#api/index.ts'
import { reconcile } from '#domains/reconciliation/reconcile.server.ts'
import { addDays } from '#domains/shared/dates.ts'
import { addPackage, addService, bookQuoted } from '#test/products.ts'
import { seenBy, staffOf } from '#test/staff.ts'
import { wrongStock } from '#test/stock.ts'
import { makeWorld, today, type TestTraveller, type TestWorld } from '#test/world.ts'

// Prices are doubled after the booking: only what a change adds costs the double.

const soon = addDays(today, 14)
const sar = (minor: number) => ({ minor, currency: 'SAR' })
type Request = Omit<Parameters<ApiClient['quote_change']>[0], 'reference'>

async function quoted({ api }: TestTraveller, reference: string, request: Request) {
  const quote = await api.quote_change({ reference, ...request })
  if (!quote.ok) throw new Error(quote.error.code)
  return quote.data
}

async function changes(guest: TestTraveller, reference: string, request: Request) {
  const { token } = await quoted(guest, reference, request)
  const changed = await guest.api.change_booking({ reference, change_token: token })
  if (!changed.ok) throw new Error(changed.error.code)
  return changed.data
}

async function expectConsistent(world: TestWorld) {
  expect(await wrongStock(world)).toEqual([])
  expect(await reconcile(world.services.database.db)).toEqual([])
}

async function bookedStay() {
  const world = await makeWorld()
  const hotel = await world.hotel({ rooms: [{ allotment: 2 }] })
  const guest = await world.traveller()
  const made = await guest.books(hotel, { checkIn: soon, nights: 4 })
  if (!made.ok) throw new Error(made.error.code)
  await world.sql('update night_inventory set price = price * 2')
  const night = made.data.total.minor / 4
  const stayOf = (checkIn: string, nights: number, occupancy = '2') => ({
    kind: 'stay' as const,
    hotel_id: hotel.id,
    check_in: checkIn,
    check_out: addDays(checkIn, nights),
    rooms: [`${hotel.rooms[0]?.rates[0]}~${occupancy}`],
  })
  return { world, hotel, guest, reference: made.data.reference, night, stayOf }
}

test('a traveller who leaves one night earlier pays one agreed night less, and one who stays longer pays the current price of that night', async () => {
  const { world, guest, reference, night, stayOf } = await bookedStay()
  const shorter = await quoted(guest, reference, { selection: stayOf(soon, 3) })
  expect([shorter.total_before, shorter.total_after, shorter.penalty]).toEqual([sar(4 * night), sar(3 * night), sar(0)])
  expect((await changes(guest, reference, { selection: stayOf(soon, 5) })).total).toEqual(sar(6 * night))
  expect((await changes(guest, reference, { selection: stayOf(soon, 4) })).total).toEqual(sar(4 * night))
  expect((await changes(guest, reference, { selection: stayOf(addDays(soon, 1), 3) })).total).toEqual(sar(3 * night))
  await expectConsistent(world)
})

test('staff move a stay under the same rule', async () => {
  const { world, guest, reference, night } = await bookedStay()
  const agent = await staffOf(world, 'agent')
  const amends = async (check_in: string, nights: number) => {
    const dates = { check_in, check_out: addDays(check_in, nights) }
    const quote = await agent.api.quote_amendment({ reference, ...dates })
    if (!quote.ok) throw new Error(quote.error.code)
    const seen = await seenBy(agent.api, reference)
    const { after: accepted_total, penalty: accepted_penalty } = quote.data
    expect(await agent.api.amend_dates({ ...seen, ...dates, accepted_total, accepted_penalty })).toMatchObject({
      ok: true,
    })
    return quote.data
  }
  expect(await amends(soon, 3)).toMatchObject({
    before: sar(4 * night),
    after: sar(3 * night),
    difference: sar(-night),
  })
  expect(await amends(soon, 5)).toMatchObject({ after: sar(3 * night + 4 * night) })
  expect(await amends(addDays(soon, 2), 2)).toMatchObject({ after: sar(night + 2 * night) })
  // The guest gets the new voucher, as after a change of their own.
  const notifications = await world.sql(
    `select count(*)::int as n from notification where kind = 'booking_changed' and data ->> 'outcome' = 'applied'`,
  )
  expect(notifications).toEqual([{ n: 3 }])
  expect(await guest.api.show_booking({ reference })).toMatchObject({ data: { check_in: addDays(soon, 2), nights: 2 } })
  await expectConsistent(world)
})

test('kept nights need no price today: a stay is shortened although its rate is gone and its nights are closed', async () => {
  const { world, guest, reference, night, stayOf } = await bookedStay()
  await world.sql('update night_inventory set closed = true, price = 1')
  await world.sql('update hotel set offered = false')
  expect((await changes(guest, reference, { selection: stayOf(soon, 2) })).total).toEqual(sar(2 * night))
  expect(await guest.api.quote_change({ reference, selection: stayOf(soon, 3) })).toMatchObject({
    error: { code: 'sold_out' },
  })
  await expectConsistent(world)
})

test('a rate that became non-refundable since applies only to added nights', async () => {
  const { world, guest, reference, night, stayOf } = await bookedStay()
  await world.sql(
    `update cancellation_policy set windows = '[{"fromHoursBeforeCheckIn": null, "penalty": {"percent": 100}}]'`,
  )
  world.services.memory.clear()
  await changes(guest, reference, { selection: stayOf(soon, 5) })
  expect(await guest.api.quote_cancellation({ reference })).toMatchObject({ data: { penalty: sar(2 * night) } })
})

test('a request is offered fewer of its nights at the requested price; a price of the agent is a new price', async () => {
  const world = await makeWorld()
  const hotel = await world.hotel({ supply: 'portal', rooms: [{ allotment: 2 }] })
  const guest = await world.traveller()
  const made = await guest.requests(hotel, { checkIn: soon, nights: 4, request: 'demo:silent' })
  if (!made.ok) throw new Error(made.error.code)
  const { reference, total } = made.data
  await world.sql('update night_inventory set price = price * 2')
  const agent = await staffOf(world, 'agent')
  const rooms = [`${hotel.rooms[0]?.rates[0]}~2`]
  const offer = { ...(await seenBy(agent.api, reference)), check_in: soon, check_out: addDays(soon, 3), rooms }
  expect(await agent.api.offer_other_stay(offer)).toMatchObject({
    ok: true,
    data: { booking: { offer: { total: sar((total.minor * 3) / 4) } } },
  })
  expect(await guest.api.answer_offer({ reference, answer: 'accept' })).toMatchObject({
    data: { status: 'confirmed', total: sar((total.minor * 3) / 4) },
  })
  await expectConsistent(world)
})

test('a package with a traveller less, an extra less or other rooms keeps the agreed seats; a new traveller pays the current price', async () => {
  const world = await makeWorld()
  const { departures, extras } = await addPackage(world, { starts: [20, 30], payment: 'arrival', seats: 10 })
  const guest = await world.traveller()
  const price = await guest.api.get_package_price({
    departure_id: departures[0] ?? 0,
    party: ['3'],
    sharing: 'triple',
    extras: [`${extras[0]}~2`],
  })
  const { reference } = await bookQuoted(guest.api, price)
  await world.sql('update departure_price set adult = adult * 2, child = child * 2')
  await world.sql('update package_extra set amount = amount * 2')
  const found = await guest.api.show_booking({ reference })
  if (!found.ok || found.data.selection.kind !== 'package') throw new Error('not a package')
  const { selection, total } = found.data
  expect(total).toEqual(sar(3 * 340_000 + 30_000))
  const totalOf = async (changed: Partial<typeof selection>) =>
    (await quoted(guest, reference, { selection: { ...selection, ...changed } })).total_after.minor
  expect(await totalOf({ extras: [`${extras[0]}~1`] })).toBe(total.minor - 15_000)
  expect(await totalOf({ extras: [`${extras[0]}~3`] })).toBe(total.minor + 30_000)
  // Two travellers share a double room, at its agreed price.
  expect(await totalOf({ party: ['2'], sharing: 'triple' })).toBe(2 * 400_000 + 30_000)
  expect(await totalOf({ party: ['4'], sharing: 'quad' })).toBe(3 * 300_000 + 600_000 + 30_000)
  // Nothing of another departure was agreed but the extras.
  expect(await totalOf({ departure_id: departures[1] ?? 0 })).toBe(3 * 680_000 + 30_000)
  const bigger = await changes(guest, reference, {
    selection: { ...selection, party: ['3', '1'], sharing: 'triple' },
    guests: twoGuests,
  })
  expect(bigger.total).toEqual(sar(total.minor + 2 * 600_000))
  // Even if the departure is for sale no more.
  await world.sql('update departure set closed = true')
  const same = await changes(guest, reference, { selection, guests: twoGuests.slice(0, 1) })
  expect(same.total).toEqual(total)
  await expectConsistent(world)
})

const twoGuests = ['Amal', 'Sara'].map((first_name) => ({ first_name, last_name: 'Karim' }))

test('a service keeps the price of its persons with fewer of them and at another time; added persons pay the current price', async () => {
  const world = await makeWorld()
  const { options } = await addService(world, { payment: 'arrival', options: [{ amount: 10_000, childAmount: 5_000 }] })
  const guest = await world.traveller()
  const price = await guest.api.get_service_price({
    option_id: options[0] ?? 0,
    date: addDays(today, 12),
    people: '3-8',
  })
  const { reference } = await bookQuoted(guest.api, price)
  await world.sql('update service_option set amount = amount * 2, child_amount = child_amount * 2')
  const found = await guest.api.show_booking({ reference })
  if (!found.ok || found.data.selection.kind !== 'service') throw new Error('not a service')
  const { selection } = found.data
  const totalOf = async (changed: Partial<typeof selection>) =>
    (await quoted(guest, reference, { selection: { ...selection, ...changed } })).total_after
  expect(await totalOf({ people: '2' })).toEqual(sar(20_000))
  expect(await totalOf({ date: addDays(today, 14) })).toEqual(sar(35_000))
  expect(await totalOf({ people: '4-8,9' })).toEqual(sar(35_000 + 20_000 + 10_000))
  expect((await changes(guest, reference, { selection: { ...selection, people: '5' } })).total).toEqual(
    sar(30_000 + 40_000),
  )
  expect((await changes(guest, reference, { selection: { ...selection, people: '3' } })).total).toEqual(sar(30_000))
  await expectConsistent(world)
})

test('what was agreed of a package can be kept when it is sold no more: extras, payment, group size and age groups', async () => {
  const world = await makeWorld()
  const { departures, extras } = await addPackage(world, { starts: [20, 30], payment: 'arrival', seats: 20 })
  const guest = await world.traveller()
  const [visit, view] = extras
  const price = await guest.api.get_package_price({
    departure_id: departures[0] ?? 0,
    party: ['11-8'],
    sharing: 'quad',
    extras: [`${visit}~12`, `${view}~1`],
  })
  const { reference } = await bookQuoted(guest.api, price, 3)
  const found = await guest.api.show_booking({ reference })
  if (!found.ok || found.data.selection.kind !== 'package') throw new Error('not a package')
  const { selection, total } = found.data
  const whole = 11 * 300_000 + 240_000 + 12 * 15_000 + 50_000
  expect(total).toEqual(sar(whole))
  // One extra is gone, the other one can be chosen once for a booking.
  await world.sql('delete from package_extra where id = $1', [view])
  await world.sql(`update package_extra set basis = 'booking', amount = 1 where id = $1`, [visit])
  await world.sql(`update package set payment = 'prepay', group_size = 6, child_max_age = 5`)
  await world.sql('update departure_price set adult = 1, child = 1')
  const eight = { ...selection, party: ['7-8'] }
  const quote = (changed: Partial<typeof selection>) =>
    guest.api.quote_change({ reference, selection: { ...eight, ...changed }, guests: twoGuests })
  expect(await quote({ extras: [`${visit}~8`, `${view}~1`] })).toMatchObject({
    data: { total_after: sar(whole - 4 * 300_000 - 4 * 15_000) },
  })
  expect(await quote({ extras: [] })).toMatchObject({ data: { total_after: sar(7 * 300_000 + 240_000) } })
  expect(await quote({ extras: [`${visit}~1`, `${view}~2`] })).toMatchObject({
    error: { code: 'invalid_input', errors: [{ path: 'extras.1', code: 'too_big', params: { max: 1 } }] },
  })
  expect(await quote({ party: ['12-8'], extras: [] })).toMatchObject({ error: { code: 'too_many_guests' } })
  // Another departure is added, under the present rules.
  const moved = { departure_id: departures[1] ?? 0, extras: [] }
  expect(await quote(moved)).toMatchObject({ error: { code: 'too_many_guests' } })
  expect(await quote({ ...moved, party: ['3'] })).toMatchObject({ error: { code: 'not_bookable_online' } })
  await changes(guest, reference, { selection: { ...eight, extras: [`${view}~1`] }, guests: twoGuests })
  // What was given up is sold no more.
  expect(await quote({ extras: [`${visit}~2`, `${view}~1`] })).toMatchObject({ error: { code: 'invalid_input' } })
  await expectConsistent(world)
})

test('travellers who chose their rooms keep their price when the departure has one price for all', async () => {
  const world = await makeWorld()
  const { departures } = await addPackage(world, { payment: 'arrival', seats: 10 })
  const guest = await world.traveller()
  const departure_id = departures[0] ?? 0
  const price = await guest.api.get_package_price({ departure_id, party: ['3'], sharing: 'triple' })
  const { reference } = await bookQuoted(guest.api, price)
  await world.sql('delete from departure_price')
  await world.sql(`insert into departure_price (departure_id, sharing, adult, child) values ($1, 'any', 1, 1)`, [
    departure_id,
  ])
  const selection = { kind: 'package' as const, departure_id, party: ['2'], sharing: 'triple' as const, extras: [] }
  expect((await changes(guest, reference, { selection })).total).toEqual(sar(2 * 400_000))
  await expectConsistent(world)
})

test('what was agreed of a service can be kept when it is sold no more: payment, maximum of people and age groups', async () => {
  const world = await makeWorld()
  const { options } = await addService(world, {
    payment: 'arrival',
    options: [{ amount: 10_000, childAmount: 5_000, maxPeople: 12 }],
  })
  const guest = await world.traveller()
  const date = addDays(today, 12)
  const price = await guest.api.get_service_price({ option_id: options[0] ?? 0, date, people: '8-8,9,10,11' })
  const { reference } = await bookQuoted(guest.api, price)
  await world.sql(`update service set payment = 'prepay', child_max_age = 2, free_max_age = 1`)
  await world.sql('update service_option set most_people = 5, amount = 1, child_amount = 1')
  const selection = {
    kind: 'service' as const,
    option_id: options[0] ?? 0,
    date,
    days: 1,
    units: 1,
    people: '7-8,9,10,11',
  }
  expect((await changes(guest, reference, { selection })).total).toEqual(sar(7 * 10_000 + 4 * 5_000))
  expect(await guest.api.quote_change({ reference, selection: { ...selection, people: '12' } })).toMatchObject({
    error: { code: 'too_many_guests' },
  })
  await world.sql('update service_option set most_people = 20')
  expect(await guest.api.quote_change({ reference, selection: { ...selection, people: '12' } })).toMatchObject({
    error: { code: 'payment_type_not_allowed' },
  })
  await expectConsistent(world)
})

test('fewer people keep their vehicle after its number of seats was lowered', async () => {
  const world = await makeWorld()
  const { options } = await addService(world, {
    basis: 'vehicle',
    payment: 'arrival',
    options: [{ amount: 40_000, maxPeople: 7 }],
  })
  const guest = await world.traveller()
  const date = addDays(today, 12)
  const price = await guest.api.get_service_price({ option_id: options[0] ?? 0, date, people: '7' })
  const { reference } = await bookQuoted(guest.api, price)
  await world.sql('update service_option set most_people = 4')
  const selection = { kind: 'service' as const, option_id: options[0] ?? 0, date, days: 1, units: 1, people: '6' }
  expect((await changes(guest, reference, { selection })).total).toEqual(sar(40_000))
  await expectConsistent(world)
})
