import { expect, test } from 'vitest'
import { doJobs, doSweep } from '#test/jobs.ts'
import { soon } from '#test/paying.ts'
import { wrongStock } from '#test/stock.ts'
import { makeWorld } from '#test/world.ts'

/** A confirmed booking on arrival that is to be paid online from nine o’clock of 1 December on. */
async function switched() {
  const world = await makeWorld()
  await world.paysOnline()
  const hotel = await world.hotel({ rooms: [{ rates: [{ payment: 'both' }] }] })
  const guest = await world.traveller()
  const made = await guest.books(hotel, { checkIn: soon, payment: 'arrival' })
  if (!made.ok) throw new Error(made.error.code)
  const { reference } = made.data
  const changed = await guest.api.change_user_booking_payment_type({ reference, payment_type: 'prepay' })
  if (!changed.ok) throw new Error(changed.error.code)
  const show = async () => {
    const found = await guest.api.show_booking({ reference })
    if (!found.ok) throw new Error(found.error.code)
    return found.data
  }
  const outcomes = () =>
    world.sql(`select data ->> 'outcome' as outcome from message where kind = 'booking_changed' order by created_at`)
  return { world, guest, reference, show, outcomes }
}

const deadline = '2026-12-02T09:00:00.000Z'

test('a booking changed to online payment has a day to be paid; unpaid, it returns to payment on arrival and stays confirmed', async () => {
  const { world, show, outcomes } = await switched()
  expect(await show()).toMatchObject({ status: 'confirmed', payment_type: 'prepay', deadline_at: deadline })
  expect(await outcomes()).toEqual([{ outcome: 'to_prepay' }])
  world.timeIs('2026-12-02T08:59:59Z')
  await doSweep(world)
  expect(await show()).toMatchObject({ payment_type: 'prepay' })
  world.timeIs(deadline)
  await doSweep(world)
  await doSweep(world)
  expect(await show()).toMatchObject({
    status: 'confirmed',
    payment_type: 'arrival',
    payment_status: 'unpaid',
    deadline_at: null,
    to_pay: null,
  })
  expect(await outcomes()).toEqual([{ outcome: 'to_prepay' }, { outcome: 'to_arrival' }])
  expect(await wrongStock(world)).toEqual([])
})

test('a payment ends the deadline, as does the return to payment on arrival by the traveller', async () => {
  const { world, guest, reference, show, outcomes } = await switched()
  const page = await guest.api.start_payment({ reference })
  if (!page.ok) throw new Error(page.error.code)
  await world.services.sandbox?.pay(page.data.page.split('/').at(-1) ?? '', 'good', world.services.clock())
  await guest.api.check_payment({ reference })
  await doJobs(world)
  expect(await show()).toMatchObject({ payment_status: 'paid', deadline_at: null })
  world.timeIs(deadline)
  await doSweep(world)
  expect(await show()).toMatchObject({ payment_type: 'prepay', payment_status: 'paid' })
  const other = await switched()
  await other.guest.api.change_user_booking_payment_type({ reference: other.reference, payment_type: 'arrival' })
  expect(await other.show()).toMatchObject({ payment_type: 'arrival', deadline_at: null })
  expect(await outcomes()).toEqual([{ outcome: 'to_prepay' }])
})
