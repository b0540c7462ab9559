import { describe, expect, test } from 'vitest'
import type { NotificationSender } from '#domains/notifications/shapes.ts'
import { delivers, notificationsOf } from '#test/notifications.ts'
import { doJobs, doSweep } from '#test/jobs.ts'
import { addPackage, addService, bookQuoted } from '#test/products.ts'
import { makeWorld, standardContact, type TestTraveller, type TestWorld } from '#test/world.ts'

const reported = (world: TestWorld) => notificationsOf(world)

/** Pays a booking with a good card. */
async function pays(world: TestWorld, { api }: TestTraveller, reference: string) {
  const page = await api.start_payment({ reference })
  const id = page.ok ? (page.data.page.split('/').at(-1) ?? '') : ''
  await world.services.sandbox?.pay(id, 'good', world.services.clock())
  await api.check_payment({ reference })
}

/** The kinds of all that was queued, also of what is not sent any more. */
const kinds = async (world: TestWorld) =>
  (await world.sql('select kind from notification order by created_at, kind')).map(({ kind }) => kind)

/** Delivers the queued notifications and returns their rendered texts. */
async function written(world: TestWorld): Promise<string[]> {
  const out: string[] = []
  const sender: NotificationSender = {
    stores: false,
    email: async ({ subject, text, html }) => void out.push(`${subject}\n${text}\n${html}`),
    sms: async () => undefined,
  }
  await delivers(world, sender, { origin: 'https://site.example' })
  return out
}

describe('a stay', () => {
  test('that is confirmed immediately is notified once, with structured data for mail clients', async () => {
    const world = await makeWorld()
    const guest = await world.traveller()
    const made = await guest.books(await world.hotel(), {})
    const reference = made.ok ? made.data.reference : ''
    expect(await reported(world)).toMatchObject([
      {
        kind: 'booking_confirmed',
        key: `booked:${reference}`,
        recipient: standardContact.email,
        data: {
          name: 'Test',
          guest: 'Lead Guest a',
          kind: 'stay',
          about: { en: 'Test House', ar: 'دار التجربة' },
          city: { en: 'Makkah' },
          starts: expect.stringContaining('T13:00:00'),
          ends: expect.stringContaining('T09:00:00'),
          account: { due: [{ when: 'arrival', amount: made.ok && made.data.total }] },
          rooms: [{ name: { en: expect.any(String) }, board: 'room_only', sharing: null, adults: 2, children: 0 }],
          option: null,
          place: { street: expect.anything(), district: expect.anything(), lat: expect.any(Number) },
        },
      },
    ])
    const [notification = ''] = await written(world)
    expect(notification).toContain(`Confirmed: Test House, booking ${reference}`)
    expect(notification).toContain('Tue 15 Dec 2026, 16:00')
    expect(notification).toContain('https://www.google.com/maps/search/?api=1&#38;query=')
    const card = JSON.parse(/<script type="application\/ld\+json">(.*?)<\/script>/.exec(notification)?.[1] ?? '{}')
    expect(card).toMatchObject({
      '@type': 'LodgingReservation',
      reservationNumber: reference,
      reservationStatus: 'https://schema.org/ReservationConfirmed',
      reservationFor: { name: 'Test House' },
    })
  })

  test.each([
    ['Amina Nur', 'Amina'],
    ['Abdul Rahman Nur', 'Abdul Rahman'],
    ['عبد الله نور', 'عبد الله'],
    // An account that was opened by a code has no name yet.
    ['', 'Lead'],
  ])('that “%s” booked for somebody else greets “%s” and names the lead guest', async (account, greeted) => {
    const world = await makeWorld()
    await world.paysOnline()
    const guest = await world.traveller()
    await world.sql(`update "user" set name = $1`, [account])
    const hotel = await world.hotel({ rooms: [{ rates: [{ payment: 'both' }] }] })
    const made = await guest.books(hotel, { payment: 'prepay' })
    const reference = made.ok ? made.data.reference : ''
    await pays(world, guest, reference)
    const confirmed = await notificationsOf(world)
    const penalty = { minor: 0, currency: 'SAR' }
    await guest.api.cancel_booking({ reference, accepted_penalty: penalty })
    await doJobs(world)
    const cancelled = await notificationsOf(world)
    // What confirms a booking is not sent once it is cancelled.
    expect(cancelled.map(({ kind }) => kind)).not.toContain('booking_confirmed')
    const names = [...confirmed, ...cancelled].map(({ kind, data: { name, guest } }) => ({ kind, name, guest }))
    // Payment and refund do not name a guest.
    expect(new Set(names.map(({ name }) => name))).toEqual(new Set([greeted]))
    const naming = names.filter(({ guest }) => guest === 'Lead Guest a').map(({ kind }) => kind)
    expect(naming.toSorted()).toEqual(['booking_cancelled', 'booking_confirmed'])
  })

  test('is notified in the account’s language, whatever language it was booked and paid in', async () => {
    const world = await makeWorld()
    await world.paysOnline()
    const guest = await world.traveller()
    await world.sql(`update "user" set locale = 'ar'`)
    const hotel = await world.hotel({ rooms: [{ rates: [{ payment: 'both' }] }] })
    const made = await guest.books(hotel, { payment: 'prepay' })
    const reference = made.ok ? made.data.reference : ''
    await pays(world, guest, reference)
    await doJobs(world)
    expect(await world.sql('select locale from booking')).toEqual([{ locale: 'en' }])
    expect(await world.sql('select kind, locale from notification order by kind')).toEqual([
      { kind: 'booking_confirmed', locale: 'ar' },
    ])
  })

  test('that is held until payment is notified once after a delay, with the amount, the deadline and a payment link', async () => {
    const world = await makeWorld()
    await world.paysOnline()
    const guest = await world.traveller()
    await world.sql(`update "user" set locale = 'ar'`)
    const hotel = await world.hotel({ rooms: [{ rates: [{ payment: 'both' }] }] })
    const made = await guest.books(hotel, { payment: 'prepay' })
    if (!made.ok) throw new Error(made.error.code)
    const { reference, total } = made.data
    world.timeIs('2026-12-01T09:04:59Z')
    await doSweep(world)
    expect(await reported(world)).toEqual([])
    world.timeIs('2026-12-01T09:05:00Z')
    await Promise.all([doSweep(world), doSweep(world)])
    await doSweep(world)
    expect(await reported(world)).toMatchObject([
      {
        kind: 'booking_held',
        key: `held:${reference}`,
        recipient: standardContact.email,
        data: {
          amount: total.minor,
          others: 0,
          deadline: '2026-12-01T09:30:00.000Z',
          droppedAfter: '2026-12-01T09:30:00Z',
        },
      },
    ])
    const [notification = ''] = await written(world)
    expect(notification).toContain(`نحتفظ لك بالحجز ${reference}`)
    expect(notification).toContain('12:30')
    expect(notification).toContain(`/ar/booking/confirm?reference=${reference}`)
    expect(notification).toContain('ادفع الآن')
  })

  test('that is paid, cancelled or about to expire by then is not notified as held', async () => {
    const world = await makeWorld()
    await world.paysOnline()
    const guest = await world.traveller()
    const hotel = await world.hotel({ rooms: [{ allotment: 9, rates: [{ payment: 'both' }] }] })
    const bookOne = async () => {
      const made = await guest.books(hotel, { payment: 'prepay' })
      return made.ok ? made.data.reference : ''
    }
    const [paid, cancelled] = [await bookOne(), await bookOne()]
    await pays(world, guest, paid)
    await guest.api.cancel_booking({ reference: cancelled, accepted_penalty: { minor: 0, currency: 'SAR' } })
    await bookOne()
    // The first sweep runs after twenty-five minutes: the remaining time is too short for a notification.
    world.timeIs('2026-12-01T09:25:00Z')
    await doSweep(world)
    expect(await kinds(world)).not.toContain('booking_held')
  })

  test('that is sold out sends no notification', async () => {
    const world = await makeWorld()
    const hotel = await world.hotel({ rooms: [{ allotment: 1 }] })
    const guest = await world.traveller()
    const first = await guest.books(hotel, {})
    expect(first.ok).toBe(true)
    await guest.books(hotel, {})
    expect(await kinds(world)).toEqual(['booking_confirmed'])
  })

  test.for([
    ['accept', ['booking_received', 'booking_confirmed']],
    ['reject', ['booking_received', 'booking_rejected']],
    ['offer', ['booking_received', 'booking_needs_you']],
  ] as const)('on request: the hotel’s answer “%s” is notified once', async ([answer, expected]) => {
    const world = await makeWorld()
    const guest = await world.traveller()
    await guest.requests(await world.hotel({ supply: 'portal' }), { request: `demo:${answer}` })
    expect(await reported(world)).toMatchObject([{ kind: 'booking_received', data: { deadline: expect.any(String) } }])
    await doJobs(world)
    world.timeIs('2026-12-01T10:00:00Z')
    await doJobs(world)
    await doJobs(world)
    expect((await kinds(world)).toSorted()).toEqual([...expected].toSorted())
    const notifications = (await written(world)).join('\n')
    if (answer === 'reject') expect(notifications).toContain('could not accept your request')
    if (answer === 'offer') expect(notifications).toContain('suggests another stay instead')
  })

  test('whose request expires is notified of it once', async () => {
    const world = await makeWorld()
    await (await world.traveller()).requests(await world.hotel({ supply: 'portal' }), { request: 'demo:silent' })
    world.timeIs('2026-12-03T09:00:00Z')
    await doSweep(world)
    await doSweep(world)
    expect((await kinds(world)).toSorted()).toEqual(['booking_expired', 'booking_received'])
  })

  test('that is cancelled is notified with the cost', async () => {
    const world = await makeWorld()
    const guest = await world.traveller()
    const hotel = await world.hotel({
      rooms: [{ rates: [{ windows: [{ fromHoursBeforeCheckIn: null, penalty: { percent: 50 } }] }] }],
    })
    const made = await guest.books(hotel, {})
    if (!made.ok) throw new Error(made.error.code)
    const { reference, total } = made.data
    await guest.api.cancel_booking(
      { reference, accepted_penalty: { minor: Math.round(total.minor / 2), currency: 'SAR' } },
      { idempotencyKey: 'cancel-it' },
    )
    const cancelled = (await reported(world)).find(({ kind }) => kind === 'booking_cancelled')
    expect(cancelled).toMatchObject({
      kind: 'booking_cancelled',
      data: { refund: 0, account: { charge: { minor: Math.round(total.minor / 2) } } },
    })
  })
})

test('a package is notified as an event with its start, in the language of the notification', async () => {
  const world = await makeWorld()
  const { departures } = await addPackage(world, { starts: [20] })
  const { api } = await world.traveller()
  const quote = await api.get_package_price({ departure_id: departures[0] ?? 0, party: ['2'], sharing: 'double' })
  await bookQuoted(api, quote)
  await world.sql(`update notification set locale = 'ar'`)
  const [notification = ''] = await written(world)
  expect(notification).toContain('تم تأكيد حجزك «رحلة التجربة».')
  expect(notification).toContain('"@type":"EventReservation"')
  expect(notification).toContain('الاثنين 21 ديسمبر 2026، الساعة 8:00\u00a0ص')
})

test('a service is a plain reservation in the structured data', async () => {
  const world = await makeWorld()
  const { options } = await addService(world)
  const { api } = await world.traveller()
  const quote = await api.get_service_price({ option_id: options[0] ?? 0, date: '2026-12-10', people: '2' })
  await bookQuoted(api, quote)
  const [notification = ''] = await written(world)
  expect(notification).toContain('"@type":"Reservation"')
  // A service without a time of day is for the whole day.
  expect(notification).toContain('Thu 10 Dec 2026 (')
  expect(notification).not.toContain('00:00 (')
})

describe('a reminder', () => {
  test('is sent once, three days before arrival at 09:00 local time', async () => {
    const world = await makeWorld()
    await (await world.traveller()).books(await world.hotel(), { checkIn: '2026-12-15' })
    const reminders = async () => (await kinds(world)).filter((kind) => kind === 'booking_reminder').length
    world.timeIs('2026-12-12T05:59:00Z')
    await doSweep(world)
    expect(await reminders()).toBe(0)
    world.timeIs('2026-12-12T06:00:00Z')
    await doSweep(world)
    await doSweep(world)
    world.timeIs('2026-12-13T06:00:00Z')
    await doSweep(world)
    expect(await reminders()).toBe(1)
  })

  test('is not sent to travellers who have disabled reminders', async () => {
    const world = await makeWorld()
    const guest = await world.traveller()
    await guest.books(await world.hotel(), { checkIn: '2026-12-15' })
    await guest.api.update_profile({ notify_reminders: false })
    world.timeIs('2026-12-12T06:00:00Z')
    await doSweep(world)
    expect(await kinds(world)).toEqual(['booking_confirmed'])
  })

  test('is not sent for bookings made within the last three days before arrival, nor for cancelled ones', async () => {
    const world = await makeWorld()
    const guest = await world.traveller()
    const hotel = await world.hotel()
    await guest.books(hotel, { checkIn: '2026-12-03' })
    await guest.books(hotel, { checkIn: '2026-12-10' })
    await world.sql(`update booking set status = 'cancelled' where check_in = '2026-12-10'`)
    world.timeIs('2026-12-02T09:00:00Z')
    await doSweep(world)
    world.timeIs('2026-12-08T09:00:00Z')
    await doSweep(world)
    expect(await kinds(world)).toEqual(['booking_confirmed', 'booking_confirmed'])
  })
})

test('a booking whose contact was erased sends no notification', async () => {
  const world = await makeWorld()
  const guest = await world.traveller()
  await guest.requests(await world.hotel({ supply: 'portal' }), { request: 'demo:silent' })
  await world.sql(`update booking set contact = '{"email":"","phone":"","country":"SA"}'`)
  world.timeIs('2026-12-03T09:00:00Z')
  await doSweep(world)
  expect(await kinds(world)).toEqual(['booking_received'])
})
