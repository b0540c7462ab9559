import { expect, test } from 'vitest'
import { answerFromPartner } from '#domains/requests/supplier.server.ts'
import type { PartnerAnswer } from '#domains/requests/supplier-port.ts'
import { doJobs, doSweep, jobDependencies } from '#test/jobs.ts'
import { soon } from '#test/paying.ts'
import { wrongStock } from '#test/stock.ts'
import { makeWorld } from '#test/world.ts'

/** A request at a hotel on request with online payment. */
async function requested() {
  const world = await makeWorld()
  await world.paysOnline()
  const rates = [{ payment: 'both' as const }]
  const hotel = await world.hotel({ supply: 'portal', rooms: [{ rates }, { rates, price: 60_000 }] })
  const guest = await world.traveller()
  const made = await guest.requests(hotel, { checkIn: soon, request: 'demo:silent', payment: 'prepay' })
  if (!made.ok) throw new Error(made.error.code)
  await doJobs(world)
  const { reference } = made.data
  const show = async () => {
    const found = await guest.api.show_booking({ reference })
    if (!found.ok) throw new Error(found.error.code)
    return found.data
  }
  return {
    world,
    hotel,
    guest,
    reference,
    show,
    partner: (answer: PartnerAnswer) => answerFromPartner(jobDependencies(world), `DEMO-${reference}`, answer),
    async pays() {
      const page = await guest.api.start_payment({ reference })
      if (!page.ok) return page.error.code
      await world.services.sandbox?.pay(page.data.page.split('/').at(-1) ?? '', 'good', world.services.clock())
      await guest.api.check_payment({ reference })
      return 'paid'
    },
  }
}

test('a request cannot be paid before the hotel accepts; then it is the traveller’s turn to pay', async () => {
  const { partner, show, pays, world } = await requested()
  expect(await pays()).toBe('status_changed')
  await partner({ kind: 'accept' })
  expect(await show()).toMatchObject({
    status: 'waiting_user',
    turn: 'traveller',
    offer: null,
    deadline_at: '2026-12-02T09:00:00.000Z',
  })
  expect(await pays()).toBe('paid')
  expect(await show()).toMatchObject({ status: 'confirmed', payment_status: 'paid' })
  expect(await wrongStock(world)).toEqual([])
})

test('an offer has to be answered before it is paid, and its own price is charged', async () => {
  const { partner, show, pays, guest, reference, hotel, world } = await requested()
  const rooms = [`${hotel.rooms[1]?.rates[0]}~2`]
  await partner({ kind: 'offer', checkIn: soon, checkOut: '2026-12-17', rooms })
  expect(await pays()).toBe('status_changed')
  expect(await guest.api.answer_offer({ reference, answer: 'accept' })).toMatchObject({
    ok: true,
    data: { status: 'waiting_user', offer: null },
  })
  expect(await wrongStock(world)).toEqual([])
  expect(await pays()).toBe('paid')
  const booking = await show()
  expect(booking).toMatchObject({ status: 'confirmed', payment_status: 'paid' })
  expect(await world.sql('select captured_minor from payment')).toEqual([{ captured_minor: booking.total.minor }])
  expect(await wrongStock(world)).toEqual([])
})

test('without payment in time the rooms are released; with a change to payment on arrival they are confirmed', async () => {
  const late = await requested()
  await late.partner({ kind: 'accept' })
  late.world.timeIs('2026-12-02T09:00:00Z')
  await doSweep(late.world)
  expect(await late.show()).toMatchObject({ status: 'expired' })
  const other = await requested()
  await other.partner({ kind: 'accept' })
  expect(
    await other.guest.api.change_user_booking_payment_type({ reference: other.reference, payment_type: 'arrival' }),
  ).toMatchObject({ ok: true, data: { status: 'confirmed', payment_type: 'arrival' } })
  expect(await wrongStock(other.world)).toEqual([])
})
