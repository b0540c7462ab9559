import { expect, test } from 'vitest'
import { saveSetting } from '#domains/content/commands.server.ts'
import { endpoints } from '#api/index.ts'
import { staffOf } from '#test/staff.ts'
import { makeWorld, quoteStay, standardContact } from '#test/world.ts'

const paused = { ok: false, error: { code: 'maintenance', retryAfter: 300 } }

test('during maintenance travellers cannot book or pay, while reads and staff go on', async () => {
  const world = await makeWorld()
  await world.paysOnline()
  const hotel = await world.hotel({ rooms: [{ allotment: 5, rates: [{ payment: 'both' }] }] })
  const guest = await world.traveller()
  const agent = await staffOf(world, 'agent')
  const pause = async (on: boolean) => {
    await saveSetting(world.services.database.db, 'maintenance', on, world.services.clock())
    world.services.memory.clear()
  }
  const unpaid = await guest.books(hotel, { payment: 'prepay' })
  const reference = unpaid.ok ? unpaid.data.reference : ''
  const quote = await quoteStay(guest.api, hotel, {})
  if (!quote.ok) throw new Error(quote.error.code)
  const book = () => guest.api.book_hotel(quote.input, { idempotencyKey: 'during-maintenance' })

  await pause(true)
  expect(await book()).toEqual(paused)
  expect(await guest.api.start_payment({ reference })).toEqual(paused)
  expect(await guest.api.show_hotel({ id: hotel.id })).toMatchObject({ ok: true })
  const onThePhone = await quoteStay(agent.api, hotel, {})
  if (!onThePhone.ok) throw new Error(onThePhone.error.code)
  const caller = { ...onThePhone.input, contact: standardContact, locale: 'en' as const }
  expect(await agent.api.book_for_guest(caller)).toMatchObject({ ok: true })

  // The error is not stored under the key of the booking, so the same form books afterwards.
  await pause(false)
  expect(await book()).toMatchObject({ ok: true })
  expect(await guest.api.start_payment({ reference })).toMatchObject({ ok: true })
})

test('maintenance pauses exactly the calls by which travellers book and pay', () => {
  const names = endpoints.filter(({ errors }) => (errors as readonly string[]).includes('maintenance'))
  expect(names.map(({ name }) => name).toSorted()).toEqual([
    'book_hotel',
    'book_hotel_portal',
    'pay_by_link',
    'send_cart_to_order',
    'start_payment',
    'store_booking',
  ])
})
