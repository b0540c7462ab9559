import { expect, test } from 'vitest'
import type { Outcome } from '#api/endpoint.ts'
import { adminBookingsEndpoints } from '#domains/booking-admin/contract.ts'
import { productAdminEndpoints } from '#domains/booking-admin/product-contract.ts'
import { conversationEndpoints } from '#domains/conversation/contract.ts'
import { detailEndpoints } from '#domains/traveller-details/contract.ts'
import { documentEndpoints } from '#domains/documents/contract.ts'
import { phoneEndpoints } from '#domains/phone-bookings/contract.ts'
import { emailAttachments } from '#server/documents/booking-attachments.ts'
import type { NotificationKind } from '#domains/notifications/shapes.ts'
import { addDays } from '#domains/shared/dates.ts'
import { notificationsOf } from '#test/notifications.ts'
import { doJobs, doSweep } from '#test/jobs.ts'
import { pendingPayment, soon } from '#test/paying.ts'
import { addPackage, addService, bookQuoted } from '#test/products.ts'
import { seenBy, staffOf } from '#test/staff.ts'
import { makeWorld, quoteStay, signInNow, standardContact, type TestHotel, type TestWorld } from '#test/world.ts'
import { reversiblePayment } from '#test/folio.ts'

/** A hotel of each kind, a guest and a manager, and what is sent to the guest. */
async function scene() {
  const world = await makeWorld()
  await world.paysOnline()
  const [hotel, portal] = [await world.hotel({ rooms: [{ allotment: 9 }] }), await world.hotel({ supply: 'portal' })]
  const guest = await world.traveller()
  const { api } = await staffOf(world, 'manager')
  const seen = (reference: string) => seenBy(api, reference)
  return {
    world,
    hotel,
    guest,
    api,
    seen,
    books: async () => seen(reached(await guest.books(hotel, {})).reference),
    requests: async () => seen(reached(await guest.requests(portal)).reference),
    portal,
  }
}
type Scene = Awaited<ReturnType<typeof scene>>

function reached<T>(outcome: Outcome<T>): T {
  if (!outcome.ok) throw new Error(outcome.error.code)
  return outcome.data
}

const pays = async ({ api }: Scene, seen: Awaited<ReturnType<Scene['books']>>) => {
  return reversiblePayment(reached(await api.record_arrival_payment({ ...seen, minor: 10_000, way: 'transfer' })))
}
const laterRooms = (hotel: TestHotel) => ({
  check_in: addDays(soon, 5),
  check_out: addDays(soon, 7),
  rooms: [`${hotel.rooms[0]?.rates[0]}~2`],
})

/** A story prepares what is needed and returns the command of the staff. */
type Story = (at: Scene) => Promise<() => Promise<Outcome<unknown>>>

/**
 * Every change of a booking by staff: what it sends to the guest whose confirmation, voucher or invoice it changes, or why it
 * changes none.
 */
const commands: Record<string, { sends: NotificationKind; story: Story } | { sendsNothing: string }> = {
  book_for_guest: {
    sends: 'booking_confirmed',
    story: async ({ api, hotel }) => {
      const { input } = await quoteStay(api, hotel).then((quoted) => {
        if (!quoted.ok) throw new Error(quoted.error.code)
        return quoted
      })
      return () => api.book_for_guest({ ...input, locale: 'en' })
    },
  },
  confirm_waiting_booking: {
    sends: 'booking_confirmed',
    story: async ({ api, requests }) => {
      const seen = await requests()
      return () => api.confirm_waiting_booking(seen)
    },
  },
  reject_waiting_booking: {
    sends: 'booking_rejected',
    story: async ({ api, requests }) => {
      const seen = await requests()
      return () => api.reject_waiting_booking({ ...seen, reason: 'no_rooms' })
    },
  },
  offer_other_stay: {
    sends: 'booking_needs_you',
    story: async ({ api, hotel, requests }) => {
      const seen = await requests()
      return () => api.offer_other_stay({ ...seen, hotel_id: hotel.id, ...laterRooms(hotel) })
    },
  },
  offer_other_departure: {
    sends: 'booking_needs_you',
    story: async ({ world, api, guest, seen }) => {
      const { departures } = await addPackage(world, { supply: 'portal', starts: [20, 30] })
      const quote = await guest.api.get_package_price({
        departure_id: departures[0] ?? 0,
        party: ['2'],
        sharing: 'double',
      })
      const { reference } = await bookQuoted(guest.api, quote)
      const now = await seen(reference)
      return () => api.offer_other_departure({ ...now, departure_id: departures[1] ?? 0, sharing: 'double' })
    },
  },
  offer_other_option: {
    sends: 'booking_needs_you',
    story: async ({ world, api, guest, seen }) => {
      const { options } = await addService(world, { supply: 'portal', options: [{ times: ['09:00', '15:00'] }] })
      const option = { option_id: options[0] ?? 0, date: soon }
      const quote = await guest.api.get_service_price({ ...option, time: '09:00', people: '2' })
      const { reference } = await bookQuoted(guest.api, quote)
      const now = await seen(reference)
      return () => api.offer_other_option({ ...now, ...option, time: '15:00' })
    },
  },
  cancel_for_guest: {
    sends: 'booking_cancelled',
    story: async ({ api, books }) => {
      const seen = await books()
      return () => api.cancel_for_guest({ ...seen, goodwill: true, accepted_penalty: { minor: 0, currency: 'SAR' } })
    },
  },
  amend_dates: {
    sends: 'booking_changed',
    story: async ({ api, books }) => {
      const seen = await books()
      const dates = { check_in: addDays(soon, 1), check_out: addDays(soon, 4) }
      const { after } = reached(await api.quote_amendment({ reference: seen.reference, ...dates }))
      return () => api.amend_dates({ ...seen, ...dates, accepted_total: after })
    },
  },
  change_for_guest: {
    sends: 'booking_changed',
    story: async ({ api, books }) => {
      const seen = await books()
      const guests = [{ first_name: 'Huda', last_name: 'Karim' }]
      const { token } = reached(await api.quote_change_for_guest({ reference: seen.reference, guests }))
      return () => api.change_for_guest({ ...seen, change_token: token })
    },
  },
  correct_contact: { sendsNothing: 'the voucher goes to the corrected address with send_voucher' },
  send_voucher: {
    sends: 'booking_confirmed',
    story: async ({ api, books }) => {
      const seen = await books()
      return () => api.send_voucher(seen)
    },
  },
  answer_booking_change: {
    sends: 'booking_changed',
    story: async ({ world, api, guest, requests, seen }) => {
      const { reference } = await requests()
      await api.confirm_waiting_booking(await seen(reference))
      const guests = [{ first_name: 'Huda', last_name: 'Karim' }]
      const { token } = reached(await guest.api.quote_change({ reference, guests }))
      await signInNow(world, guest.id)
      reached(await guest.api.change_booking({ reference, change_token: token }))
      const now = await seen(reference)
      return () => api.answer_booking_change({ ...now, answer: 'accept' })
    },
  },
  refund_booking: {
    sends: 'payment_returned',
    story: async ({ world, api, seen }) => {
      const { pay, settle, reference } = await pendingPayment({ world })
      await pay()
      await settle()
      const now = await seen(reference)
      return () => api.refund_booking({ ...now, minor: 1000 })
    },
  },
  return_overpayment: {
    sends: 'payment_returned',
    story: async ({ world, api, seen }) => {
      const { pay, settle, reference } = await pendingPayment({ world })
      await pay()
      await settle()
      await world.sql(
        `update booking set total_minor = total_minor - 1000, price = jsonb_set(price, '{total}', to_jsonb(total_minor - 1000))
         where reference = $1`,
        [reference],
      )
      await world.sql(
        `insert into booking_charge (booking_id, at, source, amount_minor)
         select id, updated_at, 'other', -1000 from booking where reference = $1`,
        [reference],
      )
      const now = await seen(reference)
      return () => api.return_overpayment(now)
    },
  },
  record_arrival_payment: {
    sends: 'payment_received',
    story: async ({ api, books }) => {
      const seen = await books()
      return () => api.record_arrival_payment({ ...seen, minor: 10_000, way: 'transfer' })
    },
  },
  reverse_arrival_payment: {
    sends: 'booking_changed',
    story: async (at) => {
      const { reference } = await at.books()
      const payment = await pays(at, await at.seen(reference))
      const now = await at.seen(reference)
      return () => at.api.reverse_arrival_payment({ ...now, payment, reason: 'Another guest' })
    },
  },
  record_manual_refund: {
    sends: 'payment_given_back',
    story: async (at) => {
      const { reference } = await at.books()
      await pays(at, await at.seen(reference))
      const free = { accepted_penalty: { minor: 0, currency: 'SAR' }, goodwill: true }
      reached(await at.api.cancel_for_guest({ ...(await at.seen(reference)), ...free }))
      const now = await at.seen(reference)
      return () => at.api.record_manual_refund({ ...now, minor: 10_000, given_on: '2026-12-01', note: '' })
    },
  },
  send_payment_link: {
    sends: 'payment_link',
    story: async ({ world, api, seen }) => {
      const { reference } = await pendingPayment({ world })
      const now = await seen(reference)
      return () => api.send_payment_link(now)
    },
  },
  ask_for_document: {
    sends: 'booking_needs_you',
    story: async ({ api, books }) => {
      const seen = await books()
      return () => api.ask_for_document({ ...seen, kind: 'visa', why: 'For the hotel' })
    },
  },
  substitute_hotel: {
    sends: 'booking_needs_you',
    story: async ({ world, api, guest, hotel, portal }) => {
      const { departures } = await addPackage(world, { starts: [20], hotels: [{ hotel, nights: 4 }] })
      const departure_id = departures[0] ?? 0
      await bookQuoted(guest.api, await guest.api.get_package_price({ departure_id, party: ['2'], sharing: 'double' }))
      const change = { departure_id, position: 1, seen_hotel_id: hotel.id, hotel: portal.slug, hours: 48 }
      return () => api.substitute_hotel(change)
    },
  },
  answer_booking_message: {
    sends: 'booking_message',
    story: async ({ api, books }) => {
      const { reference } = await books()
      return () => api.answer_booking_message({ reference, text: 'It is reserved.' })
    },
  },
  answer_booking_file: { sendsNothing: 'as answer_booking_message: the sweep sends all messages' },
  mark_conversation_read: { sendsNothing: 'only staff see it' },
  judge_document: { sendsNothing: 'the booking page shows it; a new one is asked for with ask_for_document' },
  check_guest_in: { sendsNothing: 'the guest is at the reception, and no document changes' },
  check_guest_out: { sendsNothing: 'the guest is at the reception, and no document changes' },
  undo_check_in: { sendsNothing: 'corrects a mistake of the reception, and no document changes' },
  undo_check_out: { sendsNothing: 'corrects a mistake of the reception, and no document changes' },
  mark_no_show: { sendsNothing: 'the terms of the booking decide what is charged, and no document changes' },
  add_booking_note: { sendsNothing: 'only staff see it' },
  send_notification_again: { sendsNothing: 'sends an earlier email with what is true when it is sent' },
  revoke_booking_links: { sendsNothing: 'the next email contains new links' },
  save_details_for_staff: { sendsNothing: 'neither voucher nor invoice contains details' },
  export_manifest: { sendsNothing: 'only staff see it' },
  delete_departure: { sendsNothing: 'refused once it was booked' },
  undo_departure_series: { sendsNothing: 'refused once it was booked' },
  move_departure: { sendsNothing: 'refused once it was booked' },
}

test('every change of bookings by staff is listed with what it sends', () => {
  const all = {
    ...adminBookingsEndpoints,
    ...productAdminEndpoints,
    ...conversationEndpoints,
    ...detailEndpoints,
    ...documentEndpoints,
    ...phoneEndpoints,
  }
  const writes = Object.entries(all).filter(([, { access, effect }]) => access === 'staff' && effect === 'write')
  expect(Object.keys(commands).toSorted()).toEqual(writes.map(([name]) => name).toSorted())
})

const stories = Object.entries(commands).flatMap(([name, one]) => ('story' in one ? [[name, one] as const] : []))

test.each(stories)('%s sends the guest what has changed', async (_, { sends, story }) => {
  const at = await scene()
  const command = await story(at)
  await newKindsOf(at.world)
  expect(await command()).toMatchObject({ ok: true })
  const sent = await newKindsOf(at.world)
  expect(sent).toEqual([sends])
})

/** The kinds of emails that the guest gets now, each once. */
async function newKindsOf({ services, sql, timeIs, ...world }: TestWorld): Promise<unknown[]> {
  timeIs(new Date(services.clock().getTime() + 400_000).toISOString())
  const at = { services, sql, timeIs, ...world }
  await doJobs(at)
  await doSweep(at)
  const rows = await sql(`update notification set recipient = '' where recipient = $1 returning kind`, [
    standardContact.email,
  ])
  return [...new Set(rows.map(({ kind }) => kind))]
}

test('the email about dates that staff moved has the new dates, the refund, and the new voucher and calendar', async () => {
  const world = await makeWorld()
  const { pay, settle, reference } = await pendingPayment({ world })
  await pay()
  await settle()
  const { api } = await staffOf(world, 'agent')
  const dates = { check_in: addDays(soon, 3), check_out: addDays(soon, 4) }
  const { after, refund } = reached(await api.quote_amendment({ reference, ...dates }))
  reached(await api.amend_dates({ ...(await seenBy(api, reference)), ...dates, accepted_total: after }))
  const [notification] = await notificationsOf(world, 'booking_changed')
  const data = notification?.data as Parameters<ReturnType<typeof emailAttachments>>[0]['data']
  expect(data).toMatchObject({
    outcome: 'applied',
    checkIn: dates.check_in,
    account: { total: after },
    refund: refund.minor,
    dates: { after: { first: dates.check_in } },
  })
  expect(refund.minor).toBeGreaterThan(0)
  const attachments = emailAttachments({ ...world.services, database: world.services.background })
  const { files } = await attachments({ kind: 'booking_changed', data, locale: 'en', canWait: false })
  expect(files.map(({ type }) => type.split(';')[0])).toEqual(['application/pdf', 'text/calendar'])
  expect(Buffer.from(files[1]?.body ?? []).toString()).toContain(dates.check_in.replaceAll('-', ''))
})
