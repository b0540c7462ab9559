import { describe, expect, test } from 'vitest'
import { hideContactData } from '#domains/shared/contact-data.ts'

describe('text that everybody can read', () => {
  test.each([
    ['Call me on +966 51 234 5678 please', 'Call me on *** please'],
    ['اتصلوا على ٠٥١٢٣٤٥٦٧٨ للتفاصيل', 'اتصلوا على *** للتفاصيل'],
    ['write to amina.e@example.com or www.example.com/x', 'write to *** or ***'],
    ['راسلوني أمينة@مثال.السعودية', 'راسلوني ***'],
    ['512 345 678', '***'],
    ['0 5 1 2 3 4 5 6 7 8', '***'],
    ['0512-345-678, from 2026-03-01', '***, from 2026-03-01'],
    ['9665 1234 5678', '***'],
    ['00965 1234 5678 or +965 1234 5678', '*** or ***'],
    ['011 234 5678 / 06.12.34.56.78', '*** / ***'],
    ['wa.me/966512345678', 'wa.me/***'],
    ['room 1204, 0512345678', 'room 1204, ***'],
  ])('contains no contact data: %s', (text, hidden) => {
    expect(hideContactData(text)).toBe(hidden)
  })

  test.each([
    'We stayed 2026-03-01 to 2026-03-09',
    '1448-09-01 - 1448-09-10',
    '١/٩/١٤٤٨ إلى ١٠/٩/١٤٤٨',
    '01.03.26 - 05.03.26',
    'Room 1204, floor 12, SAR 1,250.50 a night',
    '1204 1205',
    'rooms 101 102 103 and 1204 1205 1306',
    '٢٠٢٥ ٢٠٢٦ ٢٠٢٧',
    '2026 2027',
    '10/10, 5 of 5',
    '5.0 4.5 4.0 5.0 3.5',
    '5 4 5 5 3 4 5 5 4',
    '10 000 000',
    '450 500 600 800',
    '450.50 500.75 612.25',
    'SAR 451 522 613',
    'prayers at 04:51 12:15 15:32 18:05',
  ])('keeps dates, years, rooms, scores and prices: %s', (text) => {
    expect(hideContactData(text)).toBe(text)
  })
})
