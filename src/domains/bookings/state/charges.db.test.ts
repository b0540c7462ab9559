import { expect, test } from 'vitest'
import { reconcile } from '#domains/reconciliation/reconcile.server.ts'
import { addDays } from '#domains/shared/dates.ts'
import { wrongCharges } from '#test/charges.ts'
import { doJobs, doSweep } from '#test/jobs.ts'
import { pendingPayment, soon } from '#test/paying.ts'
import { makeWorld, type TestWorld } from '#test/world.ts'

const next = addDays(soon, 1)

/** The charges of the only booking, in the order in which they were written: what, for which date, how much and why. */
async function charges(world: TestWorld) {
  const rows = await world.sql(`
    select concat_ws(' ', c.source, c.date, c.amount_minor, c.reason, 'reverses ' || r.source, r.date) as line
    from booking_charge c left join booking_charge r on r.id = c.reverses order by c.id`)
  return rows.map(({ line }) => line as string)
}

async function expectConsistent(world: TestWorld) {
  expect(await wrongCharges(world)).toEqual([])
  expect(await reconcile(world.services.database.db)).toEqual([])
}

async function bookedStay() {
  const world = await makeWorld()
  const hotel = await world.hotel({ rooms: [{ allotment: 2 }] })
  const guest = await world.traveller()
  const made = await guest.books(hotel, { checkIn: soon, nights: 2 })
  if (!made.ok) throw new Error(made.error.code)
  const { reference } = made.data
  const changesTo = async (nights: number) => {
    const rooms = [`${hotel.rooms[0]?.rates[0]}~2`]
    const stay = { kind: 'stay' as const, hotel_id: hotel.id, check_in: soon, check_out: addDays(soon, nights), rooms }
    const quote = await guest.api.quote_change({ reference, selection: stay })
    if (!quote.ok) throw new Error(quote.error.code)
    expect(await guest.api.change_booking({ reference, change_token: quote.data.token })).toMatchObject({ ok: true })
  }
  return { world, guest, reference, changesTo }
}

test('a booking is charged night by night with its taxes; a shorter stay reverses the night that goes, and keeps the line of the other', async () => {
  const { world, changesTo } = await bookedStay()
  const booked = [`night ${soon} 40000`, `night ${next} 40000`, 'city_fee 4000', 'vat 12600']
  expect(await charges(world)).toEqual(booked)
  expect(await world.sql(`select distinct name ->> 'en' as name from booking_charge where source = 'night'`)).toEqual(
    await world.sql(`select name ->> 'en' as name from room_type`),
  )
  await world.sql('update night_inventory set price = price * 2')
  await changesTo(1)
  const shorter = [
    `night ${next} -40000 changed reverses night ${next}`,
    'city_fee -4000 changed reverses city_fee',
    'vat -12600 changed reverses vat',
    'city_fee 2000 changed',
    'vat 6300 changed',
  ]
  expect(await charges(world)).toEqual([...booked, ...shorter])
  // What comes has its present price.
  await changesTo(2)
  expect((await charges(world)).slice(booked.length + shorter.length)).toEqual([
    'city_fee -2000 changed reverses city_fee',
    'vat -6300 changed reverses vat',
    `night ${next} 80000 changed`,
    'city_fee 6000 changed',
    'vat 18900 changed',
  ])
  await expectConsistent(world)
})

test('a cancellation reverses every line and then charges its penalty', async () => {
  const { world, guest, reference, made, pay, settle } = await pendingPayment()
  await pay()
  await settle()
  await doJobs(world)
  world.timeIs(made.cancellation.free_until ?? '')
  const quote = await guest.api.quote_cancellation({ reference })
  if (!quote.ok) throw new Error(quote.error.code)
  const before = await charges(world)
  await guest.api.cancel_booking({ reference, accepted_penalty: quote.data.penalty })
  await doJobs(world)
  const after = (await charges(world)).slice(before.length)
  expect(after.filter((line) => line.includes(' cancelled reverses '))).toHaveLength(before.length)
  expect(after.slice(before.length)).toEqual([`penalty ${quote.data.penalty.minor} cancelled`])
  await expectConsistent(world)
})

test('a booking that expires costs nothing, and is charged again by a late payment', async () => {
  const { world, pay, show } = await pendingPayment()
  const booked = await charges(world)
  world.timeIs('2026-12-01T09:29:50Z')
  await pay('slow')
  world.timeIs('2026-12-01T09:30:05Z')
  await doSweep(world)
  expect(await show()).toMatchObject({ status: 'expired' })
  expect((await charges(world)).slice(booked.length).every((line) => line.includes(' expired reverses '))).toBe(true)
  await expectConsistent(world)
  world.timeIs('2026-12-01T09:32:00Z')
  await doSweep(world)
  expect(await show()).toMatchObject({ status: 'confirmed' })
  expect((await charges(world)).slice(2 * booked.length)).toEqual(booked.map((line) => `${line} reopened`))
  await expectConsistent(world)
})

test('charges are never changed or deleted, and no line is reversed twice or without a reason', async () => {
  const { world, changesTo } = await bookedStay()
  await changesTo(1)
  for (const wrong of [
    'update booking_charge set amount_minor = 1',
    'delete from booking_charge',
    'truncate booking_charge',
  ])
    await expect(world.sql(wrong)).rejects.toThrow(/append-only/)
  const reversing = (reason: string) => `
    insert into booking_charge (booking_id, at, source, amount_minor, reverses, reason)
    select booking_id, at, source, -amount_minor, id, ${reason} from booking_charge where reverses is null`
  await expect(world.sql(reversing(`'changed'`))).rejects.toThrow('booking_charge_reverses')
  await expect(world.sql(reversing('null'))).rejects.toThrow('booking_charge_reason')
})
