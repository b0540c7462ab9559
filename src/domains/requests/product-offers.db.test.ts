import { expect, test } from 'vitest'
import { reconcile } from '#domains/reconciliation/reconcile.server.ts'
import { notificationsOf } from '#test/notifications.ts'
import { addPackage, addService } from '#test/products.ts'
import { doJobs, doSweep } from '#test/jobs.ts'
import { staffOf } from '#test/staff.ts'
import { wrongProductStock } from '#test/stock.ts'
import { makeWorld, standardContact, type TestWorld } from '#test/world.ts'

const form = {
  guests: [{ first_name: 'Test', last_name: 'Guest' }],
  contact: standardContact,
}
let keys = 0
const key = () => ({ idempotencyKey: `package-offer-${++keys}` })

/** A package and a service on request with capacity for one party, and an agent. */
async function worldOfRequests() {
  const world = await makeWorld()
  await world.paysOnline()
  const requested = await addPackage(world, { supply: 'portal', starts: [20, 30], seats: 4, payment: 'both' })
  const other = await addPackage(world, { supply: 'portal', starts: [25], seats: 4, payment: 'both', days: 4 })
  const visit = await addService(world, { supply: 'portal', options: [{ times: ['09:00', '15:00'], capacity: 4 }] })
  const guest = await world.traveller()
  const agent = await staffOf(world, 'agent', { name: 'Noor' })
  const seen = async (reference: string) => {
    const found = await agent.api.show_admin_booking({ reference })
    if (!found.ok) throw new Error(found.error.code)
    return { reference, status: found.data.booking.status, version: found.data.version }
  }
  return {
    world,
    requested,
    other,
    visit,
    guest,
    agent,
    seen,
    async requestsPackage(payment: 'arrival' | 'prepay' = 'arrival') {
      const quote = await guest.api.get_package_price({
        departure_id: requested.departures[0] ?? 0,
        party: ['2-4,1'],
        sharing: 'triple',
        extras: [`${requested.extras[0]}~3`],
      })
      if (!quote.ok) throw new Error(quote.error.code)
      const made = await guest.api.store_booking(
        { ...form, quote_token: quote.data.token, payment_type: payment },
        key(),
      )
      if (!made.ok) throw new Error(made.error.code)
      return made.data
    },
    async requestsVisit() {
      const when = { date: '2026-12-10', time: '09:00', people: '2-8' }
      const quote = await guest.api.get_service_price({ option_id: visit.options[0] ?? 0, ...when })
      if (!quote.ok) throw new Error(quote.error.code)
      const made = await guest.api.store_booking(
        { ...form, quote_token: quote.data.token, payment_type: 'arrival' },
        key(),
      )
      if (!made.ok) throw new Error(made.error.code)
      return made.data
    },
    show: async (reference: string) => {
      const found = await guest.api.show_booking({ reference })
      if (!found.ok) throw new Error(found.error.code)
      return found.data
    },
  }
}

const seatsOf = (world: TestWorld, id: number | undefined) =>
  world.sql('select held, sold from departure where id = $1', [id])

test('a package: another departure, room basis and price can be offered, held and accepted for the same party', async () => {
  const { world, requested, other, guest, agent, seen, requestsPackage, show } = await worldOfRequests()
  const { reference, total } = await requestsPackage()
  expect(await seatsOf(world, requested.departures[0])).toEqual([{ held: 3, sold: 0 }])
  const offer = { departure_id: other.departures[0] ?? 0, sharing: 'double' as const, adult_price: 350_000 }
  const offered = await agent.api.offer_other_departure({ ...(await seen(reference)), ...offer })
  expect(offered).toMatchObject({ ok: true, data: { booking: { status: 'waiting_user', turn: 'traveller' } } })
  // The requested seats are released, the offered seats are held for the traveller.
  expect(await seatsOf(world, requested.departures[0])).toEqual([{ held: 0, sold: 0 }])
  expect(await seatsOf(world, other.departures[0])).toEqual([{ held: 3, sold: 0 }])
  expect(await wrongProductStock(world)).toEqual([])
  const open = await show(reference)
  expect(open).toMatchObject({ total, to_pay: null, other_payment: null })
  expect(open.offer).toMatchObject({
    kind: 'package',
    departure: { id: other.departures[0] },
    seats: 3,
    // Two adults and an infant, who needs no bed, in one room; together with the child they would be three.
    rooms: [{ adults: 1 }, { adults: 1 }],
    extras: [],
  })
  expect(await notificationsOf(world, 'booking_needs_you')).toMatchObject([{ data: { need: 'product' } }])
  const accepted = await guest.api.answer_offer({ reference, answer: 'accept' }, key())
  expect(accepted).toMatchObject({
    ok: true,
    data: {
      status: 'confirmed',
      about: { slug: other.slug },
      check_in: '2026-12-26',
      offer: null,
      total: open.offer?.total,
    },
  })
  expect(await seatsOf(world, other.departures[0])).toEqual([{ held: 0, sold: 3 }])
  expect(await wrongProductStock(world)).toEqual([])

  // The same departure at another price, although too few other seats are free: extras stay, child prices change in
  // proportion.
  const second = await requestsPackage('prepay')
  const same = { departure_id: requested.departures[0] ?? 0, sharing: 'quad' as const, adult_price: 150_000 }
  const again = await agent.api.offer_other_departure({ ...(await seen(second.reference)), ...same })
  expect(again).toMatchObject({
    ok: true,
    data: { booking: { offer: { kind: 'package', extras: [{ quantity: 3 }], total: { minor: 494_118 } } } },
  })
  // With online payment the offer is held until it is paid, then confirmed.
  expect(await guest.api.answer_offer({ reference: second.reference, answer: 'accept' }, key())).toMatchObject({
    data: { status: 'waiting_user', to_pay: { minor: 148_235 }, total: { minor: 494_118 } },
  })
  expect(await wrongProductStock(world)).toEqual([])
  const page = await guest.api.start_payment({ reference: second.reference })
  await world.services.sandbox?.pay(
    page.ok ? (page.data.page.split('/').at(-1) ?? '') : '',
    'good',
    world.services.clock(),
  )
  expect(await guest.api.check_payment({ reference: second.reference })).toMatchObject({
    data: { status: 'confirmed' },
  })
  expect(await wrongProductStock(world)).toEqual([])
  expect(await reconcile(world.services.database.db)).toEqual([])
})

test('an offer is rejected as a whole if it is not available, of another product kind, or the request no longer waits', async () => {
  const { world, requested, other, visit, agent, seen, requestsPackage, guest, show } = await worldOfRequests()
  const { reference } = await requestsPackage()
  const request = await seen(reference)
  const offer = { departure_id: other.departures[0] ?? 0, sharing: 'quad' as const }
  await world.sql('update departure set seats = 2 where id = $1', [other.departures[0]])
  expect(await agent.api.offer_other_departure({ ...request, ...offer })).toMatchObject({ error: { code: 'sold_out' } })
  const ofVisit = { option_id: visit.options[0] ?? 0, date: '2026-12-11', time: '09:00' }
  expect(await agent.api.offer_other_option({ ...request, ...ofVisit })).toMatchObject({
    error: { code: 'invalid_input' },
  })
  expect(await seatsOf(world, requested.departures[0])).toEqual([{ held: 3, sold: 0 }])

  const later = { departure_id: requested.departures[1] ?? 0, sharing: 'quad' as const }
  expect(await agent.api.offer_other_departure({ ...request, ...later })).toMatchObject({ ok: true })
  expect(await agent.api.offer_other_departure({ ...request, ...later })).toMatchObject({
    error: { code: 'status_changed' },
  })
  // Declined, cancelled or unanswered: the offered inventory is released.
  expect(await guest.api.answer_offer({ reference, answer: 'decline' }, key())).toMatchObject({
    data: { status: 'cancelled', cancelled: { penalty: { minor: 0 } } },
  })
  expect(await world.sql('select state from booking_offer')).toEqual([{ state: 'declined' }])
  expect(await wrongProductStock(world)).toEqual([])
  const second = await requestsPackage()
  await agent.api.offer_other_departure({ ...(await seen(second.reference)), ...later })
  world.timeIs('2026-12-02T09:00:01Z')
  await doSweep(world)
  expect(await show(second.reference)).toMatchObject({ status: 'expired', offer: null })
  expect(await seatsOf(world, requested.departures[1])).toEqual([{ held: 0, sold: 0 }])
  expect(await wrongProductStock(world)).toEqual([])
})

test('the payment type cannot be changed while an offer is open, because the offer may allow only one', async () => {
  const { world, other, guest, agent, seen, requestsPackage, show } = await worldOfRequests()
  const { reference } = await requestsPackage('prepay')
  await world.sql(`update package set payment = 'prepay' where id = $1`, [other.id])
  const offer = { departure_id: other.departures[0] ?? 0, sharing: 'quad' as const }
  expect(await agent.api.offer_other_departure({ ...(await seen(reference)), ...offer })).toMatchObject({ ok: true })
  expect(await guest.api.change_user_booking_payment_type({ reference, payment_type: 'arrival' }, key())).toMatchObject(
    {
      error: { code: 'conflict' },
    },
  )
  expect(await show(reference)).toMatchObject({ payment_type: 'prepay' })
})

test('a service: another time, date or price can be offered, held and accepted', async () => {
  const { world, visit, guest, agent, seen, requestsVisit, show } = await worldOfRequests()
  const { reference } = await requestsVisit()
  const offer = { option_id: visit.options[0] ?? 0, date: '2026-12-11', time: '15:00', price: 8_000 }
  expect(await agent.api.offer_other_option({ ...(await seen(reference)), ...offer, time: undefined })).toMatchObject({
    error: { code: 'invalid_input' },
  })
  expect(await agent.api.offer_other_option({ ...(await seen(reference)), ...offer })).toMatchObject({
    ok: true,
    data: {
      booking: { offer: { kind: 'service', date: '2026-12-11', time: '15:00', adults: 2, total: { minor: 20_000 } } },
    },
  })
  const slots = () => world.sql(`select day::text, held, sold from service_slot where held + sold > 0 order by day`)
  expect(await slots()).toEqual([{ day: '2026-12-11', held: 3, sold: 0 }])
  expect(await guest.api.answer_offer({ reference, answer: 'accept' }, key())).toMatchObject({
    data: { status: 'confirmed', check_in: '2026-12-11', total: { minor: 20_000 } },
  })
  expect(await slots()).toEqual([{ day: '2026-12-11', held: 0, sold: 3 }])

  // The same slot at another price can be offered although the booking holds all of its capacity.
  const second = await requestsVisit()
  const same = { option_id: visit.options[0] ?? 0, date: '2026-12-10', time: '09:00', price: 5_000 }
  await agent.api.offer_other_option({ ...(await seen(second.reference)), ...same })
  expect(await show(second.reference)).toMatchObject({ offer: { total: { minor: 12_500 } } })
  expect(await wrongProductStock(world)).toEqual([])
  await doJobs(world)
})
