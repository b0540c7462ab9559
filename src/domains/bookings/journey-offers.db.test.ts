import { expect, test } from 'vitest'
import { reconcile } from '#domains/bookings/reconcile.server.ts'
import { addPackage, addService } from '#test/journeys.ts'
import { doJobs, doSweep } from '#test/jobs.ts'
import { staffOf } from '#test/staff.ts'
import { wrongJourneyStock } from '#test/stock.ts'
import { makeWorld, standardContact, type TestWorld } from '#test/world.ts'

const form = {
  guests: [{ first_name: 'Test', last_name: 'Guest' }],
  contact: standardContact,
}
let keys = 0
const key = () => ({ idempotencyKey: `journey-offer-${++keys}` })

/** A package and a service on request, one of each left, and an agent. */
async function worldOfRequests() {
  const world = await makeWorld()
  await world.paysOnline()
  const asked = await addPackage(world, { supply: 'portal', starts: [20, 30], seats: 4, payment: 'both' })
  const other = await addPackage(world, { supply: 'portal', starts: [25], seats: 4, payment: 'both', days: 4 })
  const visit = await addService(world, { supply: 'portal', options: [{ times: ['09:00', '15:00'], capacity: 4 }] })
  const guest = await world.traveller()
  const agent = await staffOf(world, 'agent', { name: 'Noor' })
  const seen = async (reference: string) => {
    const found = await agent.api.show_desk_booking({ reference })
    if (!found.ok) throw new Error(found.error.code)
    return { reference, status: found.data.booking.status, version: found.data.version }
  }
  return {
    world,
    asked,
    other,
    visit,
    guest,
    agent,
    seen,
    async asksForPackage(payment: 'arrival' | 'prepay' = 'arrival') {
      const quote = await guest.api.get_package_price({
        departure_id: asked.departures[0] ?? 0,
        party: ['2-4,1'],
        sharing: 'triple',
        extras: [`${asked.extras[0]}~3`],
      })
      if (!quote.ok) throw new Error(quote.error.code)
      const made = await guest.api.store_booking(
        { ...form, quote_token: quote.data.token, payment_type: payment },
        key(),
      )
      if (!made.ok) throw new Error(made.error.code)
      return made.data
    },
    async asksForVisit() {
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

test('a package: another departure, other rooms and price are offered, held, and had for the same party', async () => {
  const { world, asked, other, guest, agent, seen, asksForPackage, show } = await worldOfRequests()
  const { reference, total } = await asksForPackage()
  expect(await seatsOf(world, asked.departures[0])).toEqual([{ held: 3, sold: 0 }])
  const offer = { departure_id: other.departures[0] ?? 0, sharing: 'double' as const, adult_price: 350_000 }
  const offered = await agent.api.offer_other_departure({ ...(await seen(reference)), ...offer })
  expect(offered).toMatchObject({ ok: true, data: { booking: { status: 'waiting_user', turn: 'traveller' } } })
  // What was asked for is free again, what is offered is kept for its traveller.
  expect(await seatsOf(world, asked.departures[0])).toEqual([{ held: 0, sold: 0 }])
  expect(await seatsOf(world, other.departures[0])).toEqual([{ held: 3, sold: 0 }])
  expect(await wrongJourneyStock(world)).toEqual([])
  const open = await show(reference)
  expect(open).toMatchObject({ total, offer: null, service_offer: null, to_pay: null, other_payment: null })
  expect(open.package_offer).toMatchObject({
    departure: { id: other.departures[0] },
    seats: 3,
    // Two adults and an infant, who has no bed, in one room; the child with one of them would be three.
    rooms: [{ adults: 1 }, { adults: 1 }],
    extras: [],
  })
  const letters = await world.sql(`select data ->> 'need' as need from message where kind = 'booking_needs_you'`)
  expect(letters).toEqual([{ need: 'journey' }])
  const accepted = await guest.api.answer_offer({ reference, answer: 'accept' }, key())
  expect(accepted).toMatchObject({
    ok: true,
    data: {
      status: 'confirmed',
      about: { slug: other.slug },
      check_in: '2026-12-26',
      package_offer: null,
      total: open.package_offer?.total,
    },
  })
  expect(await seatsOf(world, other.departures[0])).toEqual([{ held: 0, sold: 3 }])
  expect(await wrongJourneyStock(world)).toEqual([])

  // The same departure at another price, though too little else of it is free: extras stay, children pay in proportion.
  const second = await asksForPackage('prepay')
  const same = { departure_id: asked.departures[0] ?? 0, sharing: 'quad' as const, adult_price: 150_000 }
  const again = await agent.api.offer_other_departure({ ...(await seen(second.reference)), ...same })
  expect(again).toMatchObject({
    ok: true,
    data: { booking: { package_offer: { extras: [{ quantity: 3 }], total: { minor: 494_118 } } } },
  })
  // Paid online it is had once it is paid, and until then held.
  expect(await guest.api.answer_offer({ reference: second.reference, answer: 'accept' }, key())).toMatchObject({
    data: { status: 'waiting_user', to_pay: { minor: 148_235 }, total: { minor: 494_118 } },
  })
  expect(await wrongJourneyStock(world)).toEqual([])
  const page = await guest.api.start_payment({ reference: second.reference })
  await world.wired.sandbox?.pay(page.ok ? (page.data.page.split('/').at(-1) ?? '') : '', 'good', world.wired.clock())
  expect(await guest.api.check_payment({ reference: second.reference })).toMatchObject({
    data: { status: 'confirmed' },
  })
  expect(await wrongJourneyStock(world)).toEqual([])
  expect(await reconcile(world.wired.database.db)).toEqual([])
})

test('what is offered is refused whole when it is not free, of another kind or no longer asked for', async () => {
  const { world, asked, other, visit, agent, seen, asksForPackage, guest, show } = await worldOfRequests()
  const { reference } = await asksForPackage()
  const request = await seen(reference)
  const offer = { departure_id: other.departures[0] ?? 0, sharing: 'quad' as const }
  await world.sql('update departure set seats = 2 where id = $1', [other.departures[0]])
  expect(await agent.api.offer_other_departure({ ...request, ...offer })).toMatchObject({ error: { code: 'sold_out' } })
  const ofVisit = { option_id: visit.options[0] ?? 0, date: '2026-12-11', time: '09:00' }
  expect(await agent.api.offer_other_option({ ...request, ...ofVisit })).toMatchObject({
    error: { code: 'invalid_input' },
  })
  expect(await seatsOf(world, asked.departures[0])).toEqual([{ held: 3, sold: 0 }])

  const later = { departure_id: asked.departures[1] ?? 0, sharing: 'quad' as const }
  expect(await agent.api.offer_other_departure({ ...request, ...later })).toMatchObject({ ok: true })
  expect(await agent.api.offer_other_departure({ ...request, ...later })).toMatchObject({
    error: { code: 'status_changed' },
  })
  // Declined, cancelled or unanswered: what is given back is what was offered.
  expect(await guest.api.answer_offer({ reference, answer: 'decline' }, key())).toMatchObject({
    data: { status: 'cancelled', cancelled: { penalty: { minor: 0 } } },
  })
  expect(await world.sql('select state from booking_offer')).toEqual([{ state: 'declined' }])
  expect(await wrongJourneyStock(world)).toEqual([])
  const second = await asksForPackage()
  await agent.api.offer_other_departure({ ...(await seen(second.reference)), ...later })
  world.timeIs('2026-12-02T09:00:01Z')
  await doSweep(world)
  expect(await show(second.reference)).toMatchObject({ status: 'expired', package_offer: null })
  expect(await seatsOf(world, asked.departures[1])).toEqual([{ held: 0, sold: 0 }])
  expect(await wrongJourneyStock(world)).toEqual([])
})

test('how a booking is paid is not changed beside an offer, which may allow one way alone', async () => {
  const { world, other, guest, agent, seen, asksForPackage, show } = await worldOfRequests()
  const { reference } = await asksForPackage('prepay')
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

test('a service: another time, date or price is offered, held, and had', async () => {
  const { world, visit, guest, agent, seen, asksForVisit, show } = await worldOfRequests()
  const { reference } = await asksForVisit()
  const offer = { option_id: visit.options[0] ?? 0, date: '2026-12-11', time: '15:00', price: 8_000 }
  expect(await agent.api.offer_other_option({ ...(await seen(reference)), ...offer, time: undefined })).toMatchObject({
    error: { code: 'invalid_input' },
  })
  expect(await agent.api.offer_other_option({ ...(await seen(reference)), ...offer })).toMatchObject({
    ok: true,
    data: { booking: { service_offer: { date: '2026-12-11', time: '15:00', adults: 2, total: { minor: 20_000 } } } },
  })
  const slots = () => world.sql(`select day::text, held, sold from service_slot where held + sold > 0 order by day`)
  expect(await slots()).toEqual([{ day: '2026-12-11', held: 3, sold: 0 }])
  expect(await guest.api.answer_offer({ reference, answer: 'accept' }, key())).toMatchObject({
    data: { status: 'confirmed', check_in: '2026-12-11', total: { minor: 20_000 } },
  })
  expect(await slots()).toEqual([{ day: '2026-12-11', held: 0, sold: 3 }])

  // The same slot at another price fits though it holds all that is left.
  const second = await asksForVisit()
  const same = { option_id: visit.options[0] ?? 0, date: '2026-12-10', time: '09:00', price: 5_000 }
  await agent.api.offer_other_option({ ...(await seen(second.reference)), ...same })
  expect(await show(second.reference)).toMatchObject({ service_offer: { total: { minor: 12_500 } } })
  expect(await wrongJourneyStock(world)).toEqual([])
  await doJobs(world)
})
