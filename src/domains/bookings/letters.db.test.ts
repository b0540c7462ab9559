import { describe, expect, test } from 'vitest'
import { deliverLetters } from '#domains/messages/deliver.server.ts'
import type { Post } from '#domains/messages/shapes.ts'
import { doJobs, doSweep } from '#test/jobs.ts'
import { addPackage, addService } from '#test/journeys.ts'
import { makeWorld, standardContact, type TestWorld } from '#test/world.ts'

const told = (world: TestWorld) =>
  world.sql('select kind, dedupe_key as key, recipient, data from message order by created_at, kind')
const kinds = async (world: TestWorld) => (await told(world)).map(({ kind }) => kind)

/** What leaves, as it is written. */
async function written(world: TestWorld): Promise<string[]> {
  const out: string[] = []
  const post: Post = {
    keeps: false,
    email: async ({ subject, text, html }) => void out.push(`${subject}\n${text}\n${html}`),
    sms: async () => undefined,
  }
  await deliverLetters(world.wired.database.db, { post, origin: 'https://site.example', now: world.wired.clock() })
  return out
}

describe('a stay', () => {
  test('that is confirmed at once is told of once, with a card for mail readers', async () => {
    const world = await makeWorld()
    const guest = await world.traveller()
    const made = await guest.books(await world.hotel(), {})
    const reference = made.ok ? made.data.reference : ''
    expect(await told(world)).toMatchObject([
      {
        kind: 'booking_confirmed',
        key: `booked:${reference}`,
        recipient: standardContact.email,
        data: {
          name: 'Lead',
          guest: 'Lead Guest a',
          kind: 'stay',
          about: { en: 'Test House', ar: 'دار التجربة' },
          city: { en: 'Makkah' },
          starts: expect.stringContaining('T13:00:00'),
          ends: expect.stringContaining('T09:00:00'),
          due: made.ok ? made.data.total.minor : 0,
        },
      },
    ])
    const [letter = ''] = await written(world)
    expect(letter).toContain(`Confirmed: Test House, booking ${reference}`)
    expect(letter).toContain('Tue 15 Dec 2026, 16:00')
    const card = JSON.parse(/<script type="application\/ld\+json">(.*?)<\/script>/.exec(letter)?.[1] ?? '{}')
    expect(card).toMatchObject({
      '@type': 'LodgingReservation',
      reservationNumber: reference,
      reservationStatus: 'https://schema.org/ReservationConfirmed',
      reservationFor: { name: 'Test House' },
    })
  })

  test('is told of in the language that the account chose for letters, whatever it was booked and paid in', async () => {
    const world = await makeWorld()
    await world.paysOnline()
    const guest = await world.traveller()
    await world.sql(`update "user" set locale = 'ar'`)
    const hotel = await world.hotel({ rooms: [{ rates: [{ payment: 'both' }] }] })
    const made = await guest.books(hotel, { payment: 'prepay' })
    const reference = made.ok ? made.data.reference : ''
    const page = await guest.api.start_payment({ reference })
    await world.wired.sandbox?.pay(page.ok ? (page.data.page.split('/').at(-1) ?? '') : '', 'good', world.wired.clock())
    await guest.api.check_payment({ reference })
    await doJobs(world)
    expect(await world.sql('select locale from booking')).toEqual([{ locale: 'en' }])
    expect(await world.sql('select kind, locale from message order by kind')).toEqual([
      { kind: 'booking_confirmed', locale: 'ar' },
      { kind: 'payment_received', locale: 'ar' },
    ])
  })

  test('that is held until it is paid is told of after a while, once, with the amount, the hour and the way to pay', async () => {
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
    expect(await told(world)).toEqual([])
    world.timeIs('2026-12-01T09:05:00Z')
    await Promise.all([doSweep(world), doSweep(world)])
    await doSweep(world)
    expect(await told(world)).toMatchObject([
      {
        kind: 'booking_held',
        key: `held:${reference}`,
        recipient: standardContact.email,
        data: {
          amount: total.minor,
          others: 0,
          deadline: '2026-12-01T09:30:00Z',
          droppedAfter: '2026-12-01T09:30:00Z',
        },
      },
    ])
    const [letter = ''] = await written(world)
    expect(letter).toContain(`نحتفظ لك بالحجز ${reference}`)
    expect(letter).toContain('12:30')
    expect(letter).toContain(`/ar/booking/confirm?reference=${reference}`)
    expect(letter).toContain('ادفع الآن')
  })

  test('that is paid, cancelled or about to end by then is told of as that alone', async () => {
    const world = await makeWorld()
    await world.paysOnline()
    const guest = await world.traveller()
    const hotel = await world.hotel({ rooms: [{ allotment: 9, rates: [{ payment: 'both' }] }] })
    const bookOne = async () => {
      const made = await guest.books(hotel, { payment: 'prepay' })
      return made.ok ? made.data.reference : ''
    }
    const [paid, cancelled] = [await bookOne(), await bookOne()]
    const page = await guest.api.start_payment({ reference: paid })
    await world.wired.sandbox?.pay(page.ok ? (page.data.page.split('/').at(-1) ?? '') : '', 'good', world.wired.clock())
    await guest.api.check_payment({ reference: paid })
    await guest.api.cancel_booking({ reference: cancelled, accepted_penalty: { minor: 0, currency: 'SAR' } })
    await bookOne()
    // Nobody swept for twenty minutes: what is left is too little to be told of.
    world.timeIs('2026-12-01T09:25:00Z')
    await doSweep(world)
    expect(await kinds(world)).not.toContain('booking_held')
  })

  test('that is sold out tells nobody anything', async () => {
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
  ] as const)('on request: the hotel’s %s is told once', async ([answer, expected]) => {
    const world = await makeWorld()
    const guest = await world.traveller()
    await guest.asks(await world.hotel({ supply: 'portal' }), { request: `demo:${answer}` })
    expect(await told(world)).toMatchObject([{ kind: 'booking_received', data: { deadline: expect.any(String) } }])
    await doJobs(world)
    world.timeIs('2026-12-01T10:00:00Z')
    await doJobs(world)
    await doJobs(world)
    expect((await kinds(world)).toSorted()).toEqual([...expected].toSorted())
    const letters = (await written(world)).join('\n')
    if (answer === 'reject') expect(letters).toContain('could not accept your request')
    if (answer === 'offer') expect(letters).toContain('offers you another stay instead')
  })

  test('whose answer never comes is told to have ended', async () => {
    const world = await makeWorld()
    await (await world.traveller()).asks(await world.hotel({ supply: 'portal' }), { request: 'demo:silent' })
    world.timeIs('2026-12-03T09:00:00Z')
    await doSweep(world)
    await doSweep(world)
    expect((await kinds(world)).toSorted()).toEqual(['booking_expired', 'booking_received'])
  })

  test('that is cancelled says what it cost', async () => {
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
    const cancelled = (await told(world)).find(({ kind }) => kind === 'booking_cancelled')
    expect(cancelled).toMatchObject({
      kind: 'booking_cancelled',
      data: { refund: 0, due: Math.round(total.minor / 2) },
    })
  })
})

test('a package is told of as something that begins, in the language it was booked in', async () => {
  const world = await makeWorld()
  const { departures } = await addPackage(world, { starts: [20] })
  const { api } = await world.traveller()
  const quote = await api.get_package_price({ departure_id: departures[0] ?? 0, party: ['2'], sharing: 'double' })
  const form = {
    guests: [{ first_name: 'Amal', last_name: 'Guest' }],
    contact: standardContact,
    payment_type: 'arrival' as const,
  }
  await api.store_booking({ ...form, quote_token: quote.ok ? quote.data.token : '' }, { idempotencyKey: 'a-package' })
  await world.sql(`update message set locale = 'ar'`)
  const [letter = ''] = await written(world)
  expect(letter).toContain('تأكّد حجزك «رحلة التجربة».')
  expect(letter).toContain('"@type":"EventReservation"')
  expect(letter).toContain('الاثنين 21 ديسمبر 2026، الساعة 08:00')
})

test('a service is a plain reservation', async () => {
  const world = await makeWorld()
  const { options } = await addService(world)
  const { api } = await world.traveller()
  const quote = await api.get_service_price({ option_id: options[0] ?? 0, date: '2026-12-10', people: '2' })
  const form = {
    guests: [{ first_name: 'Amal', last_name: 'Guest' }],
    contact: standardContact,
    payment_type: 'arrival' as const,
  }
  await api.store_booking({ ...form, quote_token: quote.ok ? quote.data.token : '' }, { idempotencyKey: 'a-service' })
  const [letter = ''] = await written(world)
  expect(letter).toContain('"@type":"Reservation"')
})

describe('a reminder', () => {
  test('leaves once, three days before at nine by the clock of the place', async () => {
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

  test('is not for whoever wishes for none', async () => {
    const world = await makeWorld()
    const guest = await world.traveller()
    await guest.books(await world.hotel(), { checkIn: '2026-12-15' })
    await guest.api.update_profile({ notify_reminders: false })
    world.timeIs('2026-12-12T06:00:00Z')
    await doSweep(world)
    expect(await kinds(world)).toEqual(['booking_confirmed'])
  })

  test('is not for what was booked a day ago, nor for what is cancelled', async () => {
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

test('a booking without its person is nobody’s to tell', async () => {
  const world = await makeWorld()
  const guest = await world.traveller()
  await guest.asks(await world.hotel({ supply: 'portal' }), { request: 'demo:silent' })
  await world.sql(`update booking set contact = '{"email":"","phone":"","country":"SA"}'`)
  world.timeIs('2026-12-03T09:00:00Z')
  await doSweep(world)
  expect(await kinds(world)).toEqual(['booking_received'])
})
