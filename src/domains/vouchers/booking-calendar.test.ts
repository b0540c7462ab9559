import ICAL from 'ical.js'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { bookingCalendar } from '#domains/vouchers/booking-calendar.ts'
import type { Voucher } from '#domains/vouchers/contract.ts'
import { translator } from '#i18n/translator.server.ts'
import { stayVoucher } from '#test/voucher.ts'

afterEach(() => vi.unstubAllEnvs())

const setting = {
  provider: { en: 'Palm Gate', ar: 'بوابة النخيل' },
  url: 'https://stay.example/en/booking/confirm?reference=AB12CD34E',
  host: 'stay.example',
  sequence: 2,
  cancelled: false,
  now: new Date('2026-12-01T09:00:00Z'),
}
const serviceVoucher: Voucher = {
  ...stayVoucher,
  kind: 'service',
  name: { en: 'Guided visit', ar: 'جولة بصحبة مرشد' },
  first_day: '2026-12-10',
  last_day: '2026-12-10',
  starts_at: '08:30',
  ends_at: null,
  rooms: [],
  meeting: { en: 'Gate 1', ar: 'الباب 1' },
}

const write = (voucher: Voucher, more: Partial<typeof setting & { locale: 'en' | 'ar' }> = {}) =>
  bookingCalendar(voucher, { ...setting, ...more, t: translator(more.locale ?? 'en') })

function read(file: string) {
  const calendar = new ICAL.Component(ICAL.parse(file))
  const zone = calendar.getFirstSubcomponent('vtimezone')
  const zones = zone ? [new ICAL.Timezone(zone)] : []
  for (const known of zones) ICAL.TimezoneService.register(known)
  return calendar.getAllSubcomponents('vevent').map((event) => new ICAL.Event(event))
}

const readers = ['Pacific/Kiritimati', 'America/Los_Angeles', 'Asia/Riyadh', 'UTC']

test('the file is made by the provider, in every language', () => {
  for (const locale of ['en', 'ar'] as const)
    expect(write(stayVoucher, { locale })).toContain('PRODID:-//Palm Gate//Bookings//EN\r\n')
})

describe('a stay', () => {
  test('is one all-day event from arrival to departure, with the hours in its description and an alarm', () => {
    const [event] = read(write(stayVoucher))
    expect(event?.uid).toBe('ab12cd34e@stay.example')
    expect(event?.startDate.isDate).toBe(true)
    expect(String(event?.startDate)).toBe('2026-12-15')
    // The end is exclusive.
    expect(String(event?.endDate)).toBe('2026-12-19')
    expect(event?.description).toContain('from 16:00')
    expect(event?.description).toContain('until 12:00')
    const alarm = event?.component.getFirstSubcomponent('valarm')
    expect(String(alarm?.getFirstPropertyValue('trigger'))).toBe('-PT15H')
  })

  test.for(readers)('has the same dates for a calendar in the time zone %s', (timeZone) => {
    vi.stubEnv('TZ', timeZone)
    const { startDate } = read(write(stayVoucher))[0] as ICAL.Event
    const day = startDate.toJSDate()
    expect([day.getFullYear(), day.getMonth() + 1, day.getDate()]).toEqual([2026, 12, 15])
  })

  test('has lines of at most 75 octets in Arabic, and its text is unchanged after unfolding', () => {
    const file = write(stayVoucher, { locale: 'ar' })
    for (const line of file.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
    const [event] = read(file)
    expect(event?.summary).toBe('فندق شرفة أجياد')
    expect(event?.description).toContain('الثلاثاء 15 ديسمبر 2026')
    expect(file).not.toContain('\uFFFD')
  })

  test('that was changed or cancelled replaces the event in the calendar', () => {
    const [changed] = read(write(stayVoucher, { sequence: 3 }))
    const file = write(stayVoucher, { sequence: 4, cancelled: true })
    const [gone] = read(file)
    expect(changed?.sequence).toBe(3)
    expect(gone?.sequence).toBe(4)
    expect(gone?.uid).toBe(changed?.uid)
    expect(String(gone?.component.getFirstPropertyValue('status'))).toBe('CANCELLED')
    expect(file).toContain('METHOD:CANCEL')
    expect(file).not.toContain('VALARM')
  })
})

test.for(readers)('a service at 08:30 in Riyadh is the same instant for a calendar in the time zone %s', (timeZone) => {
  vi.stubEnv('TZ', timeZone)
  const { startDate } = read(write(serviceVoucher))[0] as ICAL.Event
  expect(startDate.toJSDate().toISOString()).toBe('2026-12-10T05:30:00.000Z')
})

test('a package has one event per day, each with its own name', () => {
  const programme = [
    { date: '2026-12-20', title: { en: 'Arrival', ar: 'الوصول' } },
    { date: '2026-12-21', title: { en: 'Umrah', ar: 'العمرة' } },
  ]
  const events = read(write({ ...stayVoucher, kind: 'package', programme }))
  expect(events.map(({ summary, uid, startDate }) => [summary, uid, String(startDate)])).toEqual([
    ['Ajyad Terrace Hotel: Arrival', 'ab12cd34e-1@stay.example', '2026-12-20'],
    ['Ajyad Terrace Hotel: Umrah', 'ab12cd34e-2@stay.example', '2026-12-21'],
  ])
})

test('text that looks like lines of the file is escaped', () => {
  const typed = { ...stayVoucher, special_request: 'a\r\nEND:VEVENT\r\nBEGIN:VEVENT; , \\' }
  const events = read(write(typed))
  expect(events).toHaveLength(1)
  expect(events[0]?.description).toContain('END:VEVENT')
})
