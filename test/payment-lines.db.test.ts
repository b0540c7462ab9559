import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { findNotifiedBookings } from '#domains/bookings/state/notified-booking.server.ts'
import { accountLines } from '#domains/shared/texts/short-account.ts'
import { createFormatter } from '#i18n/translator.ts'
import { translator } from '#i18n/translator.server.ts'
import { openOfSandbox } from '#test/paying.ts'
import { addPackage } from '#test/products.ts'
import { seenBy, staffOf } from '#test/staff.ts'
import { makeWorld, standardContact } from '#test/world.ts'

const t = translator('en')
const cleaning = { code: 'cleaning', name: { en: 'Cleaning', ar: 'تنظيف' }, basis: 'stay', amount: 5_000 }

/** A stay of SAR 1,207.50 with taxes, a fee of SAR 50 that the hotel collects, and the reception. */
async function scene(payment: 'prepay' | 'arrival') {
  const world = await makeWorld()
  await world.paysOnline()
  const hotel = await world.hotel({ rooms: [{ price: 50_000, rates: [{ payment: 'both' }] }] })
  await world.sql('update hotel set fees = $1 where id = $2', [
    JSON.stringify([{ ...cleaning, mandatory: true, due: 'property' }]),
    hotel.id,
  ])
  const guest = await world.traveller()
  const manager = await staffOf(world, 'manager')
  const booked = await guest.books(hotel, { payment })
  if (!booked.ok) throw new Error(booked.error.code)
  const { reference } = booked.data
  const show = async () => {
    const shown = await guest.api.show_booking({ reference })
    if (!shown.ok) throw new Error(shown.error.code)
    return shown.data
  }
  return {
    guest,
    show,
    async paysOnline() {
      const started = await guest.api.start_payment({ reference })
      if (!started.ok) throw new Error(started.error.code)
      await world.services.sandbox?.pay(openOfSandbox(started.data.page), 'good', world.services.clock())
      await guest.api.check_payment({ reference })
    },
    async paysOnArrival(minor: number) {
      expect(
        await manager.api.record_arrival_payment({ ...(await seenBy(manager.api, reference)), minor, way: 'cash' }),
      ).toMatchObject({ ok: true })
    },
    switchesTo: async (type: 'prepay' | 'arrival') =>
      expect(await guest.api.change_user_booking_payment_type({ reference, payment_type: type })).toMatchObject({
        ok: true,
      }),
    /** What is paid and due on the page of the booking; its voucher and its emails have to say the same. */
    async sees() {
      const { account } = await show()
      const voucher = await guest.api.show_voucher({ reference })
      if (voucher.ok) expect(voucher.data.account).toEqual({ ...account, penalty: null })
      const which = sql`b.reference = ${reference}`
      const [email] = await findNotifiedBookings(world.services.database.db, which, world.services.clock())
      expect(email?.account).toEqual(account)
      return accountLines(t, createFormatter(t), { account, kind: 'stay', place: null }).flatMap(
        ({ part, label, value }) =>
          part === 'paid' || part === 'due' ? [`${label} ${value}`.replaceAll('\u00a0', ' ')] : [],
      )
    },
  }
}

test('after a payment on arrival, no line asks for it again', async () => {
  const stay = await scene('arrival')
  expect(await stay.sees()).toEqual(['To pay on arrival SAR 1,257.50'])
  await stay.paysOnArrival(30_750)
  expect(await stay.sees()).toEqual(['Paid SAR 307.50', 'To pay on arrival SAR 950.00'])
  await stay.paysOnArrival(95_000)
  expect(await stay.sees()).toEqual(['Paid SAR 1,257.50', 'Still to pay Nothing'])
})

test('a fee that the hotel collects is due until it is recorded, and what was paid online is not', async () => {
  const stay = await scene('prepay')
  expect(await stay.sees()).toEqual(['To pay online SAR 1,207.50', 'To pay on arrival SAR 50.00'])
  await stay.paysOnline()
  expect(await stay.sees()).toEqual(['Paid SAR 1,207.50', 'To pay on arrival SAR 50.00'])
  await stay.paysOnArrival(5_000)
  expect(await stay.sees()).toEqual(['Paid SAR 1,257.50', 'Still to pay Nothing'])
})

test('once the reception has taken a part of what was to be paid online, the rest is paid at the reception', async () => {
  const stay = await scene('arrival')
  await stay.switchesTo('prepay')
  expect(await stay.sees()).toEqual(['To pay online SAR 1,207.50', 'To pay on arrival SAR 50.00'])
  await stay.paysOnArrival(40_000)
  expect(await stay.sees()).toEqual(['Paid SAR 400.00', 'To pay on arrival SAR 857.50'])
  expect((await stay.show()).to_pay).toBeNull()
})

test('the rest of a package is asked for once after the reception has taken a part of it, by its page and its emails', async () => {
  const world = await makeWorld()
  await world.paysOnline()
  const travelPackage = await addPackage(world, { starts: [20], payment: 'both' })
  const guest = await world.traveller()
  const manager = await staffOf(world, 'manager')
  const requested = { departure_id: travelPackage.departures[0] ?? 0, party: ['2'], sharing: 'double' as const }
  const quote = await guest.api.get_package_price(requested)
  if (!quote.ok) throw new Error(quote.error.code)
  const booked = await guest.api.store_booking(
    {
      guests: [{ first_name: 'Test', last_name: 'Guest' }],
      contact: standardContact,
      quote_token: quote.data.token,
      payment_type: 'arrival',
    },
    { idempotencyKey: 'package-of-two' },
  )
  if (!booked.ok) throw new Error(booked.error.code)
  const { reference } = booked.data
  expect(await guest.api.change_user_booking_payment_type({ reference, payment_type: 'prepay' })).toMatchObject({
    ok: true,
  })
  expect(
    await manager.api.record_arrival_payment({
      ...(await seenBy(manager.api, reference)),
      minor: 300_000,
      way: 'cash',
    }),
  ).toMatchObject({ ok: true })
  const shown = await guest.api.show_booking({ reference })
  expect(shown).toMatchObject({
    data: { account: { due: [{ when: 'arrival', amount: { minor: 500_000 } }] } },
  })
  const [email] = await findNotifiedBookings(
    world.services.database.db,
    sql`b.reference = ${reference}`,
    world.services.clock(),
  )
  expect(email).toMatchObject({ account: { due: [{ when: 'arrival', amount: { minor: 500_000 } }] } })
})
