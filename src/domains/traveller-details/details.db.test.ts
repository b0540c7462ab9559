import { describe, expect, test } from 'vitest'
import type { ApiClient } from '#api/index.ts'
import { deleteExpiredDetails } from '#domains/traveller-details/answers.server.ts'
import { settlePayment } from '#domains/bookings/payment/settle.server.ts'
import type { NotificationSender } from '#domains/notifications/shapes.ts'
import { readWorkbook } from '@rihla/workbook/read'
import { emailAttachments } from '#server/documents/booking-attachments.ts'
import { delivers } from '#test/notifications.ts'
import { doSweep, jobDependencies } from '#test/jobs.ts'
import { orders } from '#test/ordering.ts'
import { openOfSandbox } from '#test/paying.ts'
import { addPackage, addService } from '#test/products.ts'
import { staffOf } from '#test/staff.ts'
import { makeWorld, standardContact, type TestWorld } from '#test/world.ts'

const person = {
  first_name: 'Amina',
  last_name: 'Nur',
  birth_date: '1980-05-06',
  sex: 'female',
  nationality: 'EG',
  document_type: 'passport',
  document_number: 'A1234567',
  issued_by: 'EG',
  expires_on: '2031-01-01',
}
const child = { ...person, birth_date: '2017-05-06' }
const transfer = {
  flight_number: 'SV302',
  flight_date: '2026-12-21',
  flight_time: '14:30',
  pick_up: 'King Abdulaziz Airport',
  drop_off: '=Dar Al Yaqin',
  luggage: '4',
}
let keys = 0

/** A package with a flight, which starts on 21 December, booked and paid for two adults and a child. */
async function flightWorld() {
  const world = await makeWorld()
  await world.paysOnline()
  const travelPackage = await addPackage(world, { starts: [20] })
  const { id: packageId } = travelPackage
  const departure = travelPackage.departures[0] ?? 0
  await world.sql(`update package set aviation = '{"from":"CAI","to":"JED","label":{"en":"Flight","ar":"رحلة"}}'`)
  const guest = await world.traveller()
  const book = async (party = ['2-9']) => {
    const quote = await guest.api.get_package_price({ departure_id: departure, party, sharing: 'triple' })
    if (!quote.ok) throw new Error(quote.error.code)
    const reference = await bookQuoted(guest.api, quote.data.token, 'prepay')
    const started = await guest.api.start_payment({ reference })
    if (!started.ok) throw new Error(started.error.code)
    const open = openOfSandbox(started.data.page)
    await world.services.sandbox?.pay(open, 'good', world.services.clock())
    await settlePayment(jobDependencies(world), open.replace('test_', ''), 'webhook')
    return reference
  }
  return { world, guest, packageId, departure, book }
}

/** An airport transfer with a flight on 21 December. */
async function transferWorld(basis: 'vehicle' | 'person' = 'vehicle') {
  const world = await makeWorld()
  const service = await addService(world, { basis, options: [{ times: ['15:00'] }] })
  await world.sql(`update service_type set kind = 'transfer', icon = 'plane'`)
  const guest = await world.traveller()
  const option_id = service.options[0] ?? 0
  const quote = await guest.api.get_service_price({
    option_id,
    date: '2026-12-21',
    time: '15:00',
    people: '2',
  })
  if (!quote.ok) throw new Error(quote.error.code)
  return { world, guest, option_id, reference: await bookQuoted(guest.api, quote.data.token, 'arrival') }
}

async function bookQuoted(api: ApiClient, quote_token: string, payment_type: 'prepay' | 'arrival'): Promise<string> {
  const guests = [{ first_name: 'Amina', last_name: 'Nur' }]
  const input = { quote_token, guests, contact: standardContact, payment_type }
  const answer = await api.store_booking(input, { idempotencyKey: `details-${++keys}` })
  if (!answer.ok) throw new Error(answer.error.code)
  return answer.data.reference
}

async function detailsOf(api: ApiClient, reference: string) {
  const answer = await api.fetch_booking_details({ reference })
  if (!answer.ok) throw new Error(answer.error.code)
  return answer.data
}

const reminders = async (world: TestWorld) => {
  const sent = await world.sql(
    `select dedupe_key as key, status from notification where kind = 'booking_details' order by created_at, key`,
  )
  return sent.map(({ key, status }) => `${(key as string).split(':')[2]} ${status as string}`)
}

describe('the confirmation by email', () => {
  async function sentText(world: TestWorld): Promise<string> {
    const out: string[] = []
    const sender: NotificationSender = {
      stores: false,
      email: async ({ text }) => void out.push(text),
      sms: async () => undefined,
    }
    await delivers(world, sender, { attachmentsOf: emailAttachments(world.services) })
    return out.join('\n')
  }

  test('asks for details until none is missing when it is sent, also if some were given', async () => {
    const { world, guest, book } = await flightWorld()
    const step = 'fill in the details that are still missing'
    for (const count of [0, 1, 2]) {
      const reference = await book()
      const forms = [1, 2, 3].slice(0, count).map((position) => ({ position, details: person }))
      if (count > 0) await guest.api.save_booking_details({ reference, forms })
      expect(await sentText(world), `${count} of 3`).toContain(step)
    }
    const reference = await book()
    const forms = [person, person, child].map((details, i) => ({ position: i + 1, details }))
    expect(await guest.api.save_booking_details({ reference, forms })).toMatchObject({ data: { incomplete: 0 } })
    expect(await sentText(world)).not.toContain(step)
  })
})

describe('the requirements of a product', () => {
  test('a package with a flight requires the document of every person fourteen days before, and may be booked before', async () => {
    const { guest, book } = await flightWorld()
    const reference = await book()
    const details = await detailsOf(guest.api, reference)
    expect(details).toMatchObject({ due_on: '2026-12-07', overdue: false, can_answer: true, incomplete: 3 })
    expect(details.forms.map(({ position, age }) => [position, age])).toEqual([
      [1, null],
      [2, null],
      [3, 9],
    ])
    // The lead guest was named in the booking; nothing is saved yet.
    expect(details.forms[0]).toMatchObject({ details: { first_name: 'Amina', last_name: 'Nur' } })
    expect(details.forms[0]?.missing).toContain('first_name')
  })

  test('a transfer on the day of a stay is asked for with its hotel: where a stay ends, or where one begins', async () => {
    const { world, guest, reference } = await transferWorld()
    const known = async () => (await detailsOf(guest.api, reference)).forms[0]?.details
    expect(await known()).toEqual({})
    const hotel = await world.hotel()
    await guest.books(hotel, { checkIn: '2026-12-19', nights: 2 })
    expect(await known()).toEqual({ pick_up: 'Test House' })
    const arrival = await guest.books(hotel, { checkIn: '2026-12-21' })
    expect(await known()).toEqual({ pick_up: 'Test House', drop_off: 'Test House' })
    await (await world.traveller()).books(hotel, { checkIn: '2026-12-21' })
    const free = { minor: 0, currency: 'SAR' }
    await guest.api.cancel_booking({ reference: arrival.ok ? arrival.data.reference : '', accepted_penalty: free })
    expect(await known()).toEqual({ pick_up: 'Test House' })
    // Suggested details are not saved before the traveller saves them.
    expect((await detailsOf(guest.api, reference)).forms[0]?.missing).toContain('pick_up')
  })

  test('a booking that is made after the deadline has until the next day', async () => {
    const { world, guest, book } = await flightWorld()
    world.timeIs('2026-12-15T09:00:00Z')
    expect(await detailsOf(guest.api, await book())).toMatchObject({ due_on: '2026-12-16' })
  })

  test('a stay and a package without a flight require nothing, nobody sees those of others', async () => {
    const { world, guest, book } = await flightWorld()
    const reference = await book()
    await world.sql('update package set aviation = null')
    expect((await detailsOf(guest.api, await book())).forms).toEqual([])
    const stay = await guest.books(await world.hotel(), {})
    expect((await detailsOf(guest.api, stay.ok ? stay.data.reference : '')).forms).toEqual([])
    const stranger = await world.traveller()
    const failure = { error: { code: 'not_found' } }
    expect(await stranger.api.fetch_booking_details({ reference })).toMatchObject(failure)
    const forms = [{ position: 1, details: person }]
    expect(await stranger.api.save_booking_details({ reference, forms })).toMatchObject(failure)
  })

  test('editors choose what is asked and ask their own questions; bookings keep what they were made with', async () => {
    const { world, guest, packageId, book } = await flightWorld()
    const before = await book()
    const editor = await staffOf(world, 'editor')
    const shown = await editor.api.show_editable({ kind: 'package', subject: String(packageId) })
    if (!shown.ok) throw new Error(shown.error.code)
    expect(shown.data.values).toMatchObject({ own_requirements: false, required_kinds: [], questions: [] })
    await world.sql(`update package set requirements = $1`, [
      JSON.stringify({
        kinds: ['flight'],
        daysBefore: 3,
        questions: [
          {
            label: { en: 'Which bus?', ar: 'أي حافلة؟' },
            kind: 'choice',
            per: 'person',
            required: true,
            choices: [
              { en: 'Morning', ar: 'صباحًا' },
              { en: 'Evening', ar: 'مساءً' },
            ],
          },
        ],
      }),
    ])
    const after = await detailsOf(guest.api, await book(['1']))
    expect(after).toMatchObject({ due_on: '2026-12-18', incomplete: 2 })
    expect(after.forms.map(({ position, fields }) => [position, fields.map(({ key }) => key)])).toEqual([
      [0, ['flight_number', 'flight_date', 'flight_time', 'terminal']],
      [1, ['question_1']],
    ])
    expect(after.forms[1]?.fields[0]).toMatchObject({
      label: 'Which bus?',
      choices: [{ value: '1', label: 'Morning' }, {}],
    })
    expect((await detailsOf(guest.api, before)).forms[0]?.fields).toHaveLength(10)
  })
})

describe('my bookings', () => {
  const missing = async (api: ApiClient) => {
    const answer = await api.fetch_my_bookings({})
    if (!answer.ok) throw new Error(answer.error.code)
    return answer.data.map(({ missing_details }) => missing_details)
  }

  test('say what is missing of a package and of a transfer, until when, and nothing once it is complete or over', async () => {
    const { world, guest, book } = await flightWorld()
    const reference = await book()
    const documents = (travellers: number) => [{ kind: 'documents', travellers }]
    expect(await missing(guest.api)).toEqual([{ parts: documents(3), due_on: '2026-12-07', overdue: false }])
    await guest.api.save_booking_details({ reference, forms: [{ position: 1, details: person }] })
    world.timeIs('2026-12-08T09:00:00Z')
    expect(await missing(guest.api)).toEqual([{ parts: documents(2), due_on: '2026-12-07', overdue: true }])
    await guest.api.save_booking_details({
      reference,
      forms: [
        { position: 2, details: person },
        { position: 3, details: child },
      ],
    })
    expect(await missing(guest.api)).toEqual([null])

    const other = await transferWorld()
    expect(await missing(other.guest.api)).toEqual([
      {
        parts: [
          { kind: 'flight', travellers: 0 },
          { kind: 'transfer', travellers: 0 },
        ],
        due_on: '2026-12-20',
        overdue: false,
      },
    ])
    // A request is not sure yet, and after the first day nothing can be answered.
    await other.world.sql(`update booking set status = 'waiting'`)
    expect(await missing(other.guest.api)).toEqual([null])
    await other.world.sql(`update booking set status = 'confirmed'`)
    other.world.timeIs('2026-12-22T09:00:00Z')
    expect(await missing(other.guest.api)).not.toContainEqual(expect.anything())
  })

  test('read the answers of all bookings in one statement, and none where nothing is required', async () => {
    const { world, guest, book } = await flightWorld()
    const { statements } = world.services.database
    const sent = async () => {
      const before = statements()
      await missing(guest.api)
      return statements() - before
    }
    await guest.books(await world.hotel(), {})
    const without = await sent()
    await book(['1'])
    expect(await sent()).toBe(without + 1)
    await book(['1'])
    await book(['1'])
    expect(await sent()).toBe(without + 1)
  })

  test('an order says the same', async () => {
    const { guest, option_id } = await transferWorld()
    await guest.api.store_cart({ kind: 'service', option_id, date: '2026-12-22', time: '15:00', people: '2' })
    const ordered = await orders(guest)
    const parts = [
      { kind: 'flight', travellers: 0 },
      { kind: 'transfer', travellers: 0 },
    ]
    expect(ordered).toMatchObject({ data: { bookings: [{ missing_details: { parts } }] } })
  })
})

describe('answers', () => {
  test('are saved incomplete, replaced by form, filled in from a companion, and refused if they are not valid', async () => {
    const { world, guest, book } = await flightWorld()
    const reference = await book()
    const save = (forms: { position: number; companion?: string; details: Record<string, string> }[]) =>
      guest.api.save_booking_details({ reference, forms })
    expect(await save([{ position: 1, details: { first_name: 'Amina' } }])).toMatchObject({
      ok: true,
      data: { incomplete: 3, forms: [{ details: { first_name: 'Amina' } }, {}, {}] },
    })
    expect(await save([{ position: 1, details: person }])).toMatchObject({ data: { incomplete: 2 } })

    const companion = await guest.api.save_companion({ details: { ...person, first_name: 'Omar', sex: 'male' } })
    const id = companion.ok ? companion.data.id : ''
    const filled = await save([{ position: 2, companion: id, details: { last_name: 'Other' } }])
    expect(filled).toMatchObject({
      data: { incomplete: 1, forms: [{}, { missing: [], details: { first_name: 'Omar', last_name: 'Other' } }, {}] },
    })
    const wrong = await save([
      { position: 3, companion: 'unknown', details: { birth_date: '2030-01-01' } },
      { position: 4, details: person },
    ])
    expect(wrong).toMatchObject({
      error: {
        code: 'invalid_input',
        errors: [
          { path: 'forms.0.companion', code: 'not_a_choice' },
          { path: 'forms.0.details.birth_date', code: 'date_in_future' },
          { path: 'forms.1.position', code: 'not_a_choice' },
        ],
      },
    })
    const all = JSON.stringify(await world.sql('select * from booking_detail'))
    for (const value of ['A1234567', 'Omar', '1980-05-06']) expect(all).not.toContain(value)
    expect(await world.sql('select position from booking_detail order by 1')).toEqual([
      { position: 1 },
      { position: 2 },
    ])
    expect(await save([{ position: 2, details: {} }])).toMatchObject({ data: { incomplete: 2 } })
    expect(await world.sql('select position from booking_detail')).toEqual([{ position: 1 }])
  })

  test('contradict neither the booked age of a child nor an adult, also when a companion fills them in', async () => {
    const { guest, book } = await flightWorld()
    const reference = await book()
    const companion = await guest.api.save_companion({ details: person })
    const id = companion.ok ? companion.data.id : ''
    const forms = [
      { position: 1, details: child },
      { position: 3, companion: id, details: {} },
    ]
    expect(await guest.api.save_booking_details({ reference, forms })).toMatchObject({
      error: {
        errors: [
          { path: 'forms.0.details.birth_date', code: 'age_of_child', params: { age: 9 } },
          { path: 'forms.1.details.birth_date', code: 'age_differs', params: { age: 46, booked: 9 } },
        ],
      },
    })
  })

  test('report a flight that lands after the pick-up time, for rides from an airport only', async () => {
    const { world, guest, reference } = await transferWorld()
    const lateAt = async (flight_time: string) => {
      const forms = [{ position: 0, details: { ...transfer, flight_time } }]
      const saved = await guest.api.save_booking_details({ reference, forms })
      return saved.ok ? saved.data.late_landing : expect.fail(saved.error.code)
    }
    expect(await lateAt('16:40')).toBeNull()
    await world.sql(`insert into place (slug, city, category, name, lat, lon, source, search_key)
      values ('airport-x', 'makkah', 'airport', '{"en":"Airport","ar":"مطار"}', 21.4225, 39.8262, 'test', 'x')`)
    expect(await lateAt('16:40')).toEqual({
      flight: { date: '2026-12-21', time: '16:40' },
      ride: { date: '2026-12-21', time: '15:00' },
    })
    expect(await lateAt('14:30')).toBeNull()
  })

  test('show remarks, and are closed after the first day and for cancelled bookings', async () => {
    const { world, guest, book } = await flightWorld()
    const reference = await book()
    const details = { ...person, expires_on: '2027-02-01' }
    const saved = await guest.api.save_booking_details({ reference, forms: [{ position: 1, details }] })
    expect(saved).toMatchObject({ data: { forms: [{ notes: ['document_short'] }, {}, {}] } })
    world.timeIs('2026-12-21T20:00:00Z')
    const late = () => guest.api.save_booking_details({ reference, forms: [{ position: 1, details: person }] })
    expect(await late()).toMatchObject({ ok: true, data: { overdue: true } })
    world.timeIs('2026-12-22T09:00:00Z')
    expect(await late()).toMatchObject({ error: { code: 'too_late' } })
    world.timeIs('2026-12-02T09:00:00Z')
    await world.sql(`update booking set status = 'cancelled'`)
    expect(await late()).toMatchObject({ error: { code: 'too_late' } })
  })

  test('reach the voucher: the driver reads the flight, the places with the address of a hotel, guests, bags and phone', async () => {
    const { world, guest, reference } = await transferWorld()
    await world.hotel()
    const lines = async () => {
      const shown = await guest.api.show_voucher({ reference })
      return shown.ok ? shown.data : expect.fail(shown.error.code)
    }
    expect((await lines()).arrival_en).toEqual([
      'The guest’s booking is “Test visit”. Meeting point: At the gate.',
      `Lead guest Amina Nur, booking ${reference}: Mon 21 Dec 2026, at 15:00.`,
    ])
    // Before anything is filled in, the driver of a transfer knows at least the city.
    await world.sql(`update service set to_city = 'makkah'`)
    expect((await lines()).arrival_en.slice(2)).toEqual([
      'Take the guests to: Makkah.',
      `2 guests. Phone of the guest: \u200e${standardContact.phone}\u200e.`,
    ])
    const details = { ...transfer, terminal: '1', drop_off: 'Test House' }
    await guest.api.save_booking_details({ reference, forms: [{ position: 0, details }] })
    expect((await lines()).arrival_en.slice(2)).toEqual([
      'Flight SV302 leaves on Mon 21 Dec 2026 at 14:30. Terminal: 1.',
      'Pick the guests up at: King Abdulaziz Airport.',
      'Take the guests to: Test House, 7 Test Lane, Ajyad.',
      `2 guests, 4 bags. Phone of the guest: \u200e${standardContact.phone}\u200e.`,
    ])
    await world.sql(`insert into place (slug, city, category, name, lat, lon, source, search_key)
      values ('airport-x', 'makkah', 'airport', '{"en":"Airport","ar":"مطار"}', 21.4225, 39.8262, 'test', 'x')`)
    const { arrival_en, arrival_ar } = await lines()
    expect(arrival_en[2]).toMatch(/^Flight SV302 lands on /)
    expect(arrival_ar.join(' ')).toMatch(/تهبط يوم .* يُرجى إيصال الضيوف إلى: دار التجربة، 7 زقاق التجربة، أجياد\./)
    // A seat has no driver of its own; staff learn what the travellers have told.
    const seat = await transferWorld('person')
    await seat.world.sql(`update service set to_city = 'makkah'`)
    const voucher = async () => seat.guest.api.show_voucher({ reference: seat.reference })
    expect(await voucher()).toMatchObject({ data: { driver: false, arrival_en: [], arrival_ar: [] } })
    await seat.guest.api.save_booking_details({ reference: seat.reference, forms: [{ position: 0, details }] })
    expect(await voucher()).toMatchObject({ data: { driver: false, arrival_en: { length: 6 } } })
    // Before the first answer, a ride from an airport is known to begin at its meeting point.
    const next = await transferWorld()
    await next.world.sql(`insert into place (slug, city, category, name, lat, lon, source, search_key)
      values ('airport-x', 'makkah', 'airport', '{"en":"Airport","ar":"مطار"}', 21.4225, 39.8262, 'test', 'x')`)
    expect((await detailsOf(next.guest.api, next.reference)).forms[0]?.details).toEqual({ pick_up: 'At the gate' })
  })

  test('are encrypted for their row', async () => {
    const { world, guest, book } = await flightWorld()
    const reference = await book()
    await guest.api.save_booking_details({ reference, forms: [{ position: 1, details: person }] })
    expect((await detailsOf(guest.api, reference)).forms[0]?.details).toEqual(person)
    await world.sql('update booking_detail set position = 2')
    await expect(detailsOf(guest.api, reference)).rejects.toThrow(/authenticate/)
  })

  test('are erased thirty days after the trip, or after a booking that did not take place', async () => {
    const { world, guest, book } = await flightWorld()
    const { db } = world.services.database
    const left = async () => (await world.sql('select from booking_detail')).length
    for (const reference of [await book(['1']), await book(['1'])]) {
      await guest.api.save_booking_details({ reference, forms: [{ position: 1, details: person }] })
    }
    await world.sql(
      `update booking set status = 'cancelled', updated_at = '2026-12-02T00:00:00Z' where id = (select min(id) from booking)`,
    )
    await deleteExpiredDetails(db, new Date('2026-12-31T00:00:00Z'))
    expect(await left()).toBe(2)
    await deleteExpiredDetails(db, new Date('2027-01-02T00:00:00Z'))
    expect(await left()).toBe(1)
    // The trip ends on 25 December.
    await deleteExpiredDetails(db, new Date('2027-01-25T12:00:00Z'))
    expect(await left()).toBe(1)
    await deleteExpiredDetails(db, new Date('2027-01-26T12:00:00Z'))
    expect(await left()).toBe(0)
  })
})

describe('reminders', () => {
  test('are sent after the booking and before the deadline, in the daytime, until everything is complete', async () => {
    const { world, guest, book } = await flightWorld()
    // In three weeks: the deadline is on 7 December.
    world.timeIs('2026-11-20T09:00:00Z')
    const reference = await book(['1'])
    await doSweep(world)
    expect(await reminders(world)).toEqual([])
    const seen: [string, string[]][] = [
      ['2026-11-20T09:31:00Z', ['booked queued']],
      ['2026-11-22T09:00:00Z', ['booked queued']],
      // 03:00 in Riyadh.
      ['2026-11-23T00:00:00Z', ['booked queued']],
      ['2026-11-23T06:00:00Z', ['booked queued', '14 queued']],
      ['2026-11-29T09:00:00Z', ['booked queued', '14 queued']],
      ['2026-11-30T09:00:00Z', ['booked queued', '14 queued', '7 queued']],
      ['2026-12-04T09:00:00Z', ['booked queued', '14 queued', '7 queued', '3 queued']],
    ]
    for (const [at, expected] of seen) {
      world.timeIs(at)
      await doSweep(world)
      await doSweep(world)
      expect(await reminders(world), at).toEqual(expected)
    }
    await guest.api.save_booking_details({ reference, forms: [{ position: 1, details: person }] })
    world.timeIs('2026-12-06T09:00:00Z')
    await doSweep(world)
    expect((await reminders(world)).at(-1)).toBe('1 dropped')
  })

  test('continue on the last day and once after the deadline, and end with the booking', async () => {
    const { world, book } = await flightWorld()
    world.timeIs('2026-12-15T09:00:00Z')
    await book(['1'])
    for (const at of ['2026-12-15T09:40:00Z', '2026-12-16T09:00:00Z', '2026-12-17T09:00:00Z', '2026-12-19T09:00:00Z']) {
      world.timeIs(at)
      await doSweep(world)
    }
    expect(await reminders(world)).toEqual(['1 queued', 'overdue queued'])
    const other = await flightWorld()
    await other.book(['1'])
    await other.world.sql(`update booking set status = 'cancelled'`)
    other.world.timeIs('2026-12-02T09:00:00Z')
    await doSweep(other.world)
    expect(await reminders(other.world)).toEqual([])
  })

  test('travellers who have disabled reminders are asked once', async () => {
    const { world, guest, book } = await flightWorld()
    await world.sql('update "user" set notify_reminders = false where id = $1', [guest.id])
    await book(['1'])
    for (const at of ['2026-12-01T10:00:00Z', '2026-12-04T09:00:00Z', '2026-12-08T09:00:00Z']) {
      world.timeIs(at)
      await doSweep(world)
    }
    expect(await reminders(world)).toEqual(['7 queued'])
  })

  test('name the deadline and lead to the form, in the language of the traveller', async () => {
    const { world, guest, book } = await flightWorld()
    await world.sql(`update "user" set locale = 'ar' where id = $1`, [guest.id])
    const reference = await book(['1'])
    await world.sql(`delete from notification`)
    world.timeIs('2026-12-01T10:00:00Z')
    await doSweep(world)
    const out: string[] = []
    await delivers(
      world,
      {
        stores: false,
        email: async ({ subject, text }) => void out.push(`${subject}\n${text}`),
        sms: async () => undefined,
      },
      { origin: 'https://site.example' },
    )
    expect(out[0]).toContain('رحلة التجربة: بيانات مطلوبة حتى')
    expect(out[0]).toContain(`https://site.example/ar/booking/travellers?reference=${reference}`)
  })
})

describe('staff', () => {
  test('see what is missing, fill it in, and export the list of a departure; every export is audited', async () => {
    const { world, guest, departure, book } = await flightWorld()
    const reference = await book()
    await guest.api.save_booking_details({ reference, forms: [{ position: 1, details: person }] })
    const { api } = await staffOf(world, 'agent')
    expect(await api.show_details_for_staff({ reference })).toMatchObject({ data: { incomplete: 2 } })
    const forms = [{ position: 2, details: { ...person, first_name: 'Omar' } }]
    expect(await api.save_details_for_staff({ reference, forms })).toMatchObject({ data: { incomplete: 1 } })
    const list = await api.fetch_manifest({ departure })
    expect(list).toMatchObject({
      data: {
        title: 'Test package',
        date: '2026-12-21',
        bookings: [{ reference, guest: 'Amina Nur', guests: 3, due_on: '2026-12-07', incomplete: 1, forms: 3 }],
        departures: [{ id: departure, bookings: 1 }],
      },
    })
    const exported = await api.export_manifest({ departure, format: 'csv' })
    const lines = csvOf(exported)
    expect(lines).toHaveLength(4)
    expect(lines[0]).toContain('Document number')
    expect(lines[1]).toContain('A1234567')
    expect(lines[2]).toContain('Omar')
    expect(lines[3]).toMatch(/First names.*Valid until/)
    const workbook = await api.export_manifest({ departure })
    if (!workbook.ok) throw new Error(workbook.error.code)
    expect(workbook.data.name).toBe(`travellers-departure-${departure}.xlsx`)
    expect(JSON.stringify(await readWorkbook(Buffer.from(workbook.data.file, 'base64')))).toContain('A1234567')

    const audited = await world.sql(`select endpoint, subject, after from staff_audit order by id`)
    expect(audited).toEqual([
      { endpoint: 'save_details_for_staff', subject: `booking:${reference}`, after: { incomplete: 1, forms: [2] } },
      { endpoint: 'export_manifest', subject: `departure:${departure}`, after: { format: 'csv', lines: 3 } },
      { endpoint: 'export_manifest', subject: `departure:${departure}`, after: { format: 'xlsx', lines: 3 } },
    ])
    expect(JSON.stringify(await world.sql('select * from staff_audit'))).not.toContain('A1234567')
    expect(await guest.api.export_manifest({ departure })).toMatchObject({ ok: false })
    expect(await api.export_manifest({ departure: 99_999 })).toMatchObject({ error: { code: 'not_found' } })
  })

  test('export the transfers of a day with flights and places, as texts that are never formulas', async () => {
    const { world, guest, reference } = await transferWorld()
    const shown = await detailsOf(guest.api, reference)
    expect(shown).toMatchObject({ due_on: '2026-12-20', incomplete: 1, forms: [{ position: 0 }] })
    expect(shown.forms[0]?.fields.filter(({ required }) => required).map(({ key }) => key)).toEqual(
      Object.keys(transfer),
    )
    const forms = [{ position: 0, details: transfer }]
    expect(await guest.api.save_booking_details({ reference, forms })).toMatchObject({ data: { incomplete: 0 } })
    const { api } = await staffOf(world, 'agent')
    expect(await api.fetch_manifest({ day: '2026-12-20' })).toMatchObject({ data: { bookings: [] } })
    expect(await api.fetch_manifest({ day: '2026-12-21' })).toMatchObject({
      data: { bookings: [{ reference, time: '15:00', incomplete: 0 }] },
    })
    const lines = csvOf(await api.export_manifest({ day: '2026-12-21', format: 'csv' }))
    expect(lines).toHaveLength(2)
    expect(lines[1]).toContain('SV302')
    expect(lines[1]).toContain(`'=Dar Al Yaqin`)
  })
})

function csvOf(exported: Awaited<ReturnType<ApiClient['export_manifest']>>): string[] {
  if (!exported.ok) throw new Error(exported.error.code)
  return Buffer.from(exported.data.file, 'base64').toString('utf8').trim().split('\r\n')
}
