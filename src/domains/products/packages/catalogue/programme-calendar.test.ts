import { expect, test } from 'vitest'
import { programmeCalendar } from '#domains/products/packages/catalogue/programme-calendar.ts'

const now = new Date('2026-12-01T09:30:15.123Z')
const made = (days: Parameters<typeof programmeCalendar>[0]['days']) =>
  programmeCalendar(
    {
      id: 'package-1-2@stays.example',
      provider: { en: 'Palm, Gate', ar: 'بوابة النخيل' },
      name: 'Two, cities; one',
      url: 'https://stays.example/en',
      days,
    },
    now,
  )

test('each day is an all-day event, independent of the time zone', () => {
  const text = made([
    { date: '2026-12-31', title: 'To Makkah', lines: ['11:00 Meeting', 'Umrah'], place: 'Makkah' },
    { date: '2027-01-01', title: 'Home', lines: [], place: 'Makkah' },
  ])
  expect(text.split('\r\n')).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Palm\\, Gate//Programme//EN',
    'X-WR-CALNAME:Two\\, cities\\; one',
    'BEGIN:VEVENT',
    'UID:1-package-1-2@stays.example',
    'DTSTAMP:20261201T093015Z',
    'DTSTART;VALUE=DATE:20261231',
    'DTEND;VALUE=DATE:20270101',
    'SUMMARY:Two\\, cities\\; one: To Makkah',
    'DESCRIPTION:11:00 Meeting\\nUmrah',
    'LOCATION:Makkah',
    'URL:https://stays.example/en',
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
    'BEGIN:VEVENT',
    'UID:2-package-1-2@stays.example',
    'DTSTAMP:20261201T093015Z',
    'DTSTART;VALUE=DATE:20270101',
    'DTEND;VALUE=DATE:20270102',
    'SUMMARY:Two\\, cities\\; one: Home',
    'DESCRIPTION:',
    'LOCATION:Makkah',
    'URL:https://stays.example/en',
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ])
})

test('long lines are folded at 75 octets without splitting a character', () => {
  const lines = ['إلى المسجد الحرام لصلاة الفجر ثم العودة إلى الفندق '.repeat(4)]
  const text = made([{ date: '2026-12-31', title: 'عمرة', lines, place: 'مكة المكرمة' }])
  for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
  expect(text).not.toContain('\ufffd')
  expect(text.replaceAll('\r\n ', '')).toContain(`DESCRIPTION:${lines[0]}`)
})
