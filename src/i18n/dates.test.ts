import { describe, expect, it } from 'vitest'
import { clock, hijri, hijriDay, hijriRange, instant, stayDate, stayRange, type DateStyle } from './dates.ts'

/** The first days of the months of Umm al-Qura by year; of the last year only that of its first month. */
const monthStarts: [year: number, starts: string][] = [
  [
    1447,
    '2025-06-26 2025-07-26 2025-08-24 2025-09-23 2025-10-23 2025-11-22 2025-12-21 2026-01-20 2026-02-18 2026-03-20 2026-04-18 2026-05-18',
  ],
  [
    1448,
    '2026-06-16 2026-07-15 2026-08-14 2026-09-12 2026-10-12 2026-11-11 2026-12-10 2027-01-09 2027-02-08 2027-03-09 2027-04-08 2027-05-07',
  ],
  [
    1449,
    '2027-06-06 2027-07-05 2027-08-03 2027-09-02 2027-10-01 2027-10-31 2027-11-29 2027-12-29 2028-01-28 2028-02-26 2028-03-27 2028-04-26',
  ],
  [
    1450,
    '2028-05-25 2028-06-24 2028-07-23 2028-08-22 2028-09-20 2028-10-19 2028-11-18 2028-12-17 2029-01-16 2029-02-14 2029-03-16 2029-04-15',
  ],
  [1451, '2029-05-14'],
]
const monthNames = [
  ['Muharram', 'محرم'],
  ['Safar', 'صفر'],
  ['Rabi al-Awwal', 'ربيع الأول'],
  ['Rabi al-Thani', 'ربيع الآخر'],
  ['Jumada al-Ula', 'جمادى الأولى'],
  ['Jumada al-Akhirah', 'جمادى الآخرة'],
  ['Rajab', 'رجب'],
  ['Shaban', 'شعبان'],
  ['Ramadan', 'رمضان'],
  ['Shawwal', 'شوال'],
  ['Dhu al-Qadah', 'ذو القعدة'],
  ['Dhu al-Hijjah', 'ذو الحجة'],
]

const months = monthStarts.flatMap(([year, starts]) =>
  starts.split(' ').map((start, i) => ({ year, month: i + 1, start, names: monthNames[i] ?? [] })),
)

describe('a stay date', () => {
  it.each<[DateStyle, string, string]>([
    ['short', '20 Nov', '20 نوفمبر'],
    ['medium', '20 Nov 2026', '20 نوفمبر 2026'],
    ['long', '20 November 2026', '20 نوفمبر 2026'],
    ['weekday', 'Fri 20 Nov 2026', 'الجمعة 20 نوفمبر 2026'],
    ['full', 'Friday 20 November 2026', 'الجمعة 20 نوفمبر 2026'],
    ['month', 'November 2026', 'نوفمبر 2026'],
  ])('in the style %s', (style, english, arabic) => {
    expect(stayDate('2026-11-20', style, 'en')).toBe(english)
    expect(stayDate('2026-11-20', style, 'ar')).toBe(arabic)
  })

  it('uses the same names of weekdays and months as Intl', () => {
    for (let month = 1; month <= 12; month++) {
      const date = `2027-${String(month).padStart(2, '0')}-${String(month + 9)}`
      const utc = (tag: string, options: Intl.DateTimeFormatOptions) =>
        new Intl.DateTimeFormat(tag, { ...options, timeZone: 'UTC' }).format(new Date(date))
      expect(stayDate(date, 'full', 'en')).toBe(
        `${utc('en-US', { weekday: 'long' })} ${month + 9} ${utc('en-US', { month: 'long' })} 2027`,
      )
      expect(stayDate(date, 'short', 'en')).toBe(`${month + 9} ${utc('en-US', { month: 'short' })}`)
      expect(stayDate(date, 'full', 'ar')).toBe(
        `${utc('ar-EG', { weekday: 'long' })} ${month + 9} ${utc('ar-EG', { month: 'long' })} 2027`,
      )
    }
  })

  it('throws when the text is not a calendar date', () => {
    for (const date of ['2026-02-30', '2026-13-01', '20-11-2026', '2026-11-20T00:00:00Z', '']) {
      expect(() => stayDate(date, 'medium', 'en'), date).toThrow(RangeError)
    }
  })
})

describe('a range of dates', () => {
  it.each([
    ['2026-11-20', '2026-11-24', '20\u00a0–\u00a024 Nov 2026', '20\u00a0–\u00a024 نوفمبر 2026'],
    ['2026-11-28', '2026-12-02', '28 Nov – 2 Dec 2026', '28 نوفمبر – 2 ديسمبر 2026'],
    ['2026-12-30', '2027-01-03', '30 Dec 2026 – 3 Jan 2027', '30 ديسمبر 2026 – 3 يناير 2027'],
    ['2026-11-20', '2027-11-20', '20 Nov 2026 – 20 Nov 2027', '20 نوفمبر 2026 – 20 نوفمبر 2027'],
    ['2026-11-20', '2026-11-20', '20 Nov 2026', '20 نوفمبر 2026'],
  ])('%s to %s', (from, to, english, arabic) => {
    expect(stayRange(from, to, 'en')).toBe(english)
    expect(stayRange(from, to, 'ar')).toBe(arabic)
  })

  it('has no year in the short style', () => {
    expect(stayRange('2026-11-20', '2026-11-24', 'en', 'short')).toBe('20\u00a0–\u00a024\u00a0Nov')
    expect(stayRange('2026-12-30', '2027-01-03', 'en', 'short')).toBe('30\u00a0Dec – 3\u00a0Jan')
  })
})

describe('a Hijri date', () => {
  it.each(months.slice(0, -1).map((month, i) => [month.start, month, months[i + 1]?.start ?? ''] as const))(
    '%s is the first day of its month, which ends before the next',
    (start, { year, month, names: [english, arabic] }, next) => {
      expect(hijriDay(start)).toMatchObject({ year, month, day: 1 })
      expect(hijri(start, 'en')).toBe(`1 ${english} ${year}\u00a0AH`)
      expect(hijri(start, 'ar')).toBe(`1 ${arabic} ${year}\u00a0هـ`)
      const days = (Date.parse(next) - Date.parse(start)) / 86_400_000
      const last = new Date(Date.parse(next) - 86_400_000).toISOString().slice(0, 10)
      expect(hijriDay(last)).toMatchObject({ month, day: days })
    },
  )

  it('of the start of Ramadan 1448 is correct', () => {
    expect(hijri('2027-02-08', 'en')).toBe('1 Ramadan 1448\u00a0AH')
    expect(hijri('2027-02-08', 'ar')).toBe('1 رمضان 1448\u00a0هـ')
  })

  it('is formatted in ranges like any other date', () => {
    expect(hijriRange('2026-11-20', '2026-11-24', 'en')).toBe('10\u00a0–\u00a014 Jumada al-Akhirah 1448\u00a0AH')
    expect(hijriRange('2026-11-09', '2026-11-12', 'ar')).toBe('29 جمادى الأولى – 2 جمادى الآخرة 1448\u00a0هـ')
    expect(hijriRange('2026-06-14', '2026-06-18', 'en')).toBe('28 Dhu al-Hijjah 1447\u00a0AH – 3 Muharram 1448\u00a0AH')
    expect(hijriRange('2026-11-20', '2026-11-20', 'en')).toBe('10 Jumada al-Akhirah 1448\u00a0AH')
  })
})

describe('an instant', () => {
  it('is shown in the time zone of the place', () => {
    const cutOff = '2026-11-18T13:00:00.000Z'
    expect(instant(cutOff, 'Asia/Riyadh', 'weekday', 'en', 24)).toBe('Wed 18 Nov 2026, 16:00')
    expect(instant(cutOff, 'Asia/Riyadh', 'weekday', 'ar', 24)).toBe('الأربعاء 18 نوفمبر 2026، الساعة 16:00')
    expect(instant(cutOff, 'Asia/Riyadh', 'medium', 'en', 24)).toBe('18 Nov 2026, 16:00')
    expect(instant(cutOff, 'Asia/Riyadh', 'short', 'ar', 24)).toBe('18 نوفمبر، 16:00')
    expect(instant(cutOff, 'Asia/Riyadh', 'day', 'en', 24)).toBe('Wed 18 Nov, 16:00')
    expect(instant(cutOff, 'Asia/Riyadh', 'day', 'ar', 24)).toBe('الأربعاء 18 نوفمبر، 16:00')
    expect(instant(new Date(cutOff), 'America/New_York', 'time', 'en', 24)).toBe('08:00')
  })

  it('is shown by a 12-hour clock where the site has one', () => {
    const cutOff = '2026-11-18T13:00:00.000Z'
    expect(instant(cutOff, 'Asia/Riyadh', 'weekday', 'en', 12)).toBe('Wed 18 Nov 2026, 4:00\u00a0PM')
    expect(instant(cutOff, 'Asia/Riyadh', 'short', 'ar', 12)).toBe('18 نوفمبر، 4:00\u00a0م')
    expect(instant('2026-11-18T21:36:00Z', 'Asia/Riyadh', 'time', 'ar', 12)).toBe('12:36\u00a0ص')
  })

  it('can fall on another day in that time zone', () => {
    expect(instant('2026-12-31T21:30:00Z', 'Asia/Riyadh', 'weekday', 'en', 24)).toBe('Fri 1 Jan 2027, 00:30')
    expect(instant('2026-11-18T00:05:00Z', 'UTC', 'time', 'en', 24)).toBe('00:05')
  })
})

it('a wall-clock time is shown without seconds', () => {
  expect([clock('15:00:00', 'en', 24), clock('09:30', 'ar', 24)]).toEqual(['15:00', '09:30'])
})

it.each([
  ['00:00', '12:00\u00a0AM', '12:00\u00a0منتصف الليل'],
  ['00:30', '12:30\u00a0AM', '12:30\u00a0ص'],
  ['09:30:00', '9:30\u00a0AM', '9:30\u00a0ص'],
  ['11:59', '11:59\u00a0AM', '11:59\u00a0ص'],
  ['12:00', '12:00\u00a0PM', '12:00\u00a0ظهرًا'],
  ['12:30', '12:30\u00a0PM', '12:30\u00a0م'],
  ['15:05', '3:05\u00a0PM', '3:05\u00a0م'],
  ['23:59', '11:59\u00a0PM', '11:59\u00a0م'],
])('%s by a 12-hour clock', (time, english, arabic) => {
  expect([clock(time, 'en', 12), clock(time, 'ar', 12)]).toEqual([english, arabic])
})
