import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { dueOf } from '#domains/shared/short-account.ts'
import { addDays } from '#domains/shared/dates.ts'
import { voucherSheet } from '#domains/vouchers/voucher-sheet.ts'
import type { Attachment, NotificationSender } from '#domains/notifications/shapes.ts'
import { translator } from '#i18n/translator.server.ts'
import { calendarFile, voucherFile, emailAttachments } from '#server/documents/booking-attachments.ts'
import { delivers, notificationsOf } from '#test/notifications.ts'
import { staffOf } from '#test/staff.ts'
import { addCity, addPackage, addService, bookQuoted } from '#test/products.ts'
import { makeWorld, today, standardContact, type StayOptions, type TestWorld } from '#test/world.ts'

async function booked(world: TestWorld, stay: StayOptions = {}) {
  const guest = await world.traveller()
  const made = await guest.books(await world.hotel(), stay)
  if (!made.ok) throw new Error(made.error.code)
  const { reference } = made.data
  const shown = await guest.api.show_voucher({ reference })
  if (!shown.ok) throw new Error(shown.error.code)
  return { guest, reference, voucher: shown.data, which: sql`b.reference = ${reference}` }
}

const verdict = async (world: TestWorld, code: string) => {
  const seen = await world.visitor().verify_voucher({ code })
  return seen.ok ? seen.data.verdict : seen.error.code
}

describe('a voucher', () => {
  test('contains in both languages what a reception needs, and is visible to its owner only', async () => {
    const world = await makeWorld()
    const { guest, voucher, reference } = await booked(world, { rooms: 2, request: 'A low floor' })
    expect(voucher).toMatchObject({
      reference,
      kind: 'stay',
      name: { en: 'Test House', ar: 'دار التجربة' },
      address: { en: '7 Test Lane, Ajyad, Makkah', ar: '7 زقاق التجربة، أجياد، مكة المكرمة' },
      phone: '+966 12 000 7777',
      first_day: '2026-12-15',
      last_day: '2026-12-17',
      starts_at: '16:00',
      ends_at: '12:00',
      guests: ['Lead Guest a', 'Lead Guest b'],
      rooms: [{ name: { ar: 'غرفة مزدوجة' }, board: 'room_only', adults: 2, children: 0 }, {}],
      account: { paid: { minor: 0 } },
      special_request: 'A low floor',
    })
    expect(voucher.account.due).toEqual([{ when: 'arrival', amount: voucher.account.total }])
    expect(await guest.api.show_booking({ reference })).toMatchObject({ data: { last_day: '2026-12-17' } })
    expect(voucher.arrival_ar.join(' ')).toContain('دار التجربة')
    const other = await (await world.traveller()).api.show_voucher({ reference })
    expect(other).toMatchObject({ ok: false, error: { code: 'not_found' } })
    expect(await world.visitor().show_voucher({ reference })).toMatchObject({ ok: false })
  })

  test('shows as due only the rest after staff have recorded a payment', async () => {
    const world = await makeWorld()
    const { guest, reference, voucher } = await booked(world)
    const manager = await staffOf(world, 'manager')
    const record = async (minor: number) => {
      const seen = await manager.api.show_admin_booking({ reference })
      if (!seen.ok) throw new Error(seen.error.code)
      const { version, booking } = seen.data
      const cash = { reference, version, status: booking.status, minor, way: 'cash' as const }
      expect(await manager.api.record_arrival_payment(cash, { idempotencyKey: `cash${minor}` })).toMatchObject({
        ok: true,
      })
      const shown = await guest.api.show_voucher({ reference })
      return shown.ok && [shown.data.account.paid.minor, dueOf(shown.data.account).minor]
    }
    const total = voucher.account.total.minor
    expect(await record(10_000)).toEqual([10_000, total - 10_000])
    expect(await record(total - 10_000)).toEqual([total, 0])
  })

  test('does not exist before a hotel on request has answered, nor after a cancellation', async () => {
    const world = await makeWorld()
    const guest = await world.traveller()
    const requested = await guest.requests(await world.hotel({ supply: 'portal' }), {})
    const waiting = requested.ok ? requested.data.reference : ''
    expect(await guest.api.show_voucher({ reference: waiting })).toMatchObject({ error: { code: 'not_found' } })
    const { guest: owner, reference, which } = await booked(world)
    await world.sql(`update booking set status = 'cancelled' where reference = $1`, [reference])
    expect(await owner.api.show_voucher({ reference })).toMatchObject({ error: { code: 'not_found' } })
    expect(await voucherFile(world.services, which, 'en')).toBeNull()
  })

  test('of a package lists its programme by date, its hotels by night, and where its group meets', async () => {
    const world = await makeWorld()
    const named = { name: { en: 'Quiet House', ar: 'دار هادئة' }, city: 'makkah' }
    const hotels = [
      { hotel: await world.hotel(), nights: 3 },
      { hotel: named, nights: 1 },
    ]
    const { departures } = await addPackage(world, { starts: [20], hotels })
    await addCity(world, 'jeddah', { en: 'Jeddah', ar: 'جدة' })
    await world.sql(
      `update package set departure_city = 'jeddah', meeting_point = '{"en":"Airport, hall 2","ar":"المطار، الصالة 2"}'`,
    )
    const { api } = await world.traveller()
    const quote = await api.get_package_price({ departure_id: departures[0] ?? 0, party: ['2'], sharing: 'double' })
    const guests = [{ first_name: 'Amal', last_name: 'Guest' }]
    const form = {
      guests,
      contact: standardContact,
      payment_type: 'arrival' as const,
      quote_token: quote.ok ? quote.data.token : '',
    }
    const answer = await api.store_booking(form, { idempotencyKey: 'package-voucher' })
    const result = await api.show_voucher({ reference: answer.ok ? answer.data.reference : '' })
    expect(result).toMatchObject({
      data: {
        kind: 'package',
        name: { en: 'Test package' },
        // Its destination, not only its departure.
        address: { en: 'Makkah · From Jeddah', ar: 'مكة المكرمة · من جدة' },
        starts_at: '08:00',
        rooms: [{ sharing: 'double', adults: 2 }],
        meeting: { en: 'Airport, hall 2' },
        hotels: [
          {
            name: { en: 'Test House' },
            slug: expect.any(String),
            nights: 3,
            address: { en: '7 Test Lane, Ajyad, Makkah' },
            first_day: '2026-12-21',
            last_day: '2026-12-24',
          },
          {
            name: { en: 'Quiet House' },
            slug: null,
            address: { en: 'Makkah' },
            first_day: '2026-12-24',
            last_day: '2026-12-25',
          },
        ],
        programme: [{ date: '2026-12-21', title: { en: 'The first day' } }],
      },
    })
    const { last_day, arrival_en } = result.ok ? result.data : {}
    // The driver learns the hotels by their nights; what begins is not called an arrival.
    expect(arrival_en?.join(' ')).toMatch(
      /Meeting point: Airport, hall 2\. .*: Mon 21 Dec 2026, at 08:00\. Hotel 21.*24 Dec 2026: Test House, 7 Test Lane, Ajyad, Makkah\./,
    )
    expect(arrival_en?.join(' ')).not.toMatch(/arrival/)
    expect(answer).toMatchObject({ data: { last_day, check_out: addDays(last_day ?? '', 1) } })
  })
})

describe('the code of a voucher', () => {
  test('is valid as printed, and reveals no more than a reception needs', async () => {
    const world = await makeWorld()
    const { voucher, reference } = await booked(world)
    expect(voucher.code).toMatch(/^[a-z0-9-]{40,60}$/)
    expect(await world.visitor().verify_voucher({ code: voucher.code })).toEqual({
      ok: true,
      data: {
        verdict: 'valid',
        reference,
        name: 'Test House',
        first_day: '2026-12-15',
        last_day: '2026-12-17',
        initials: 'L. G.',
      },
    })
  })

  test('reports that the booking has changed, is cancelled or is past', async () => {
    const world = await makeWorld()
    const { voucher, reference } = await booked(world)
    await world.sql(`update booking set check_out = '2026-12-18' where reference = $1`, [reference])
    expect(await verdict(world, voucher.code)).toBe('changed')
    await world.sql(`update booking set status = 'cancelled' where reference = $1`, [reference])
    expect(await verdict(world, voucher.code)).toBe('cancelled')
    await world.sql(`update booking set status = 'completed' where reference = $1`, [reference])
    world.timeIs('2026-12-20T09:00:00Z')
    expect(await verdict(world, voucher.code)).toBe('past')
  })

  test('is not genuine if it was changed or made up', async () => {
    const world = await makeWorld()
    const { voucher } = await booked(world)
    const other = await booked(world)
    const [reference, facts, signed = ''] = voucher.code.split('-')
    const flipped = signed.replace(/.$/, (digit) => (digit === '0' ? '1' : '0'))
    const [stranger] = other.voucher.code.split('-')
    for (const code of [
      `${reference}-${facts}-${flipped}`,
      `${stranger}-${facts}-${signed}`,
      `${reference}-00000000-${signed}`,
      `${voucher.code}-1`,
      `${reference}-${facts}-`,
      'nonsense',
    ])
      expect(await verdict(world, code), code).toBe('not_found')
  })

  test('can be checked a limited number of times per address, then fails for a while', async () => {
    const world = await makeWorld()
    const { voucher } = await booked(world)
    const seen = new Set<string>()
    for (let i = 0; i < 45; i++) seen.add(await verdict(world, voucher.code))
    expect([...seen].toSorted()).toEqual(['too_many_requests', 'valid'])
  })
})

describe('the attachments of an email', () => {
  async function sent(world: TestWorld): Promise<Attachment[][]> {
    return (await delivered(world)).map(({ attachments }) => attachments)
  }
  type Delivered = { text: string; attachments: Attachment[] }
  async function delivered(world: TestWorld): Promise<Delivered[]> {
    const out: Delivered[] = []
    const sender: NotificationSender = {
      stores: false,
      email: async ({ text, attachments }) => void out.push({ text, attachments }),
      sms: async () => undefined,
    }
    await delivers(world, sender, { attachmentsOf: emailAttachments(world.services) })
    return out
  }

  test('of a confirmation are the voucher and the calendar file', async () => {
    const world = await makeWorld()
    const { reference } = await booked(world)
    const [files = []] = await sent(world)
    expect(files.map(({ name }) => name)).toEqual([`voucher-${reference}.pdf`, `booking-${reference}.ics`])
    expect(Buffer.from(files[0]?.body ?? []).toString('latin1', 0, 5)).toBe('%PDF-')
    expect(Buffer.from(files[1]?.body ?? []).toString()).toContain('BEGIN:VEVENT')
  })

  test('do not include a PDF if printing fails, and the email is sent anyway', async () => {
    const world = await makeWorld()
    const { reference } = await booked(world)
    world.services.printer = { print: () => Promise.reject(new Error('the PDF renderer is not installed')) }
    const [files = []] = await sent(world)
    expect(files.map(({ name }) => name)).toEqual([`booking-${reference}.ics`])
  })

  test('delay the email for fifteen minutes if a passing error prevents them; then it is sent and states that a file is missing', async () => {
    const world = await makeWorld()
    const { reference } = await booked(world)
    const { printer } = world.services
    world.services.printer = { print: () => Promise.reject(new Error('Connection terminated unexpectedly')) }
    expect(await sent(world)).toEqual([])
    // The pauses before the next attempts are 30, 60, 120, 240 and 480 seconds.
    for (const time of ['09:00:30', '09:01:30', '09:03:30', '09:07:30']) {
      world.timeIs(`${today}T${time}Z`)
      expect(await sent(world)).toEqual([])
    }
    world.timeIs(`${today}T09:15:30Z`)
    const [late] = await delivered(world)
    expect(late?.attachments.map(({ name }) => name)).toEqual([`booking-${reference}.ics`])
    expect(late?.text).toContain('A file for this email could not be created')
    expect(late?.text).not.toContain('calendar file are attached')

    await booked(world)
    world.services.printer = printer
    const [whole] = await delivered(world)
    expect(whole?.attachments).toHaveLength(2)
    expect(whole?.text).toContain('calendar file are attached')
  })
})

test('a calendar file removes a cancelled booking, and does not exist before the booking was confirmed', async () => {
  const world = await makeWorld()
  const { reference, which, guest } = await booked(world)
  const before = (await calendarFile(world.services, which, 'en')) ?? ''
  await guest.api.cancel_booking(
    { reference, accepted_penalty: { minor: 0, currency: 'SAR' } },
    { idempotencyKey: 'cancel-it' },
  )
  const after = (await calendarFile(world.services, which, 'en')) ?? ''
  expect(before).toContain('STATUS:CONFIRMED')
  expect(after).toContain('STATUS:CANCELLED')
  const sequence = (file: string) => Number(/SEQUENCE:(\d+)/.exec(file)?.[1])
  expect(sequence(after)).toBeGreaterThan(sequence(before))
  const requested = await guest.requests(await world.hotel({ supply: 'portal' }), { request: 'demo:silent' })
  const waiting = sql`b.reference = ${requested.ok ? requested.data.reference : ''}`
  expect(await calendarFile(world.services, waiting, 'en')).toBeNull()
})

test('a transfer for more people than one vehicle takes names the number of vehicles: offered, on the voucher, to the driver and in the email', async () => {
  const world = await makeWorld()
  await addCity(world, 'madinah', { en: 'Madinah', ar: 'المدينة المنورة' })
  const { options } = await addService(world, {
    slug: 'car',
    type: 'transport-between-cities',
    basis: 'vehicle',
    options: [{ maxPeople: 6, capacity: 4, times: ['09:00'] }],
  })
  await world.sql(`update service_type set kind = 'transfer' where slug = 'transport-between-cities'`)
  await world.sql(`update service set to_city = 'madinah'`)
  const { api } = await world.traveller()
  const date = addDays(today, 10)
  for (const [people, vehicles, named] of [
    ['9', 2, '2 vehicles: An option'],
    ['6', 1, 'An option'],
  ] as const) {
    const offered = await api.fetch_transfers({ from: 'makkah', to: 'madinah', date, people })
    expect(offered).toMatchObject({ data: [{ vehicles }] })
    const ride = { option_id: options[0] ?? 0, date, time: '09:00', people }
    const { reference } = await bookQuoted(api, await api.get_service_price(ride))
    const answer = await api.show_voucher({ reference })
    if (!answer.ok) throw new Error(answer.error.code)
    expect(answer.data).toMatchObject({ vehicles, option: { en: 'An option' } })
    expect(answer.data.arrival_en.includes(`${named}.`)).toBe(vehicles > 1)
    expect(answer.data.arrival_ar.includes('مركبتان: خيار.')).toBe(vehicles > 1)
    const sheet = voucherSheet(answer.data, translator('en')).parts.flatMap(({ lines }) => lines)
    expect(sheet).toContainEqual({ label: 'Option', value: named })
  }
  const emailed = (await notificationsOf(world)).map(({ data }) => data.option as { vehicles: number })
  expect(emailed.map(({ vehicles }) => vehicles).toSorted()).toEqual([1, 2])
})
