import { expect, test } from 'vitest'
import { countryOfTimeZone, readTimeZone } from '#domains/places/time-zone-country.server.ts'

test.each([
  ['Asia/Riyadh', 'SA'],
  ['Asia/Kuwait', 'KW'],
  ['Asia/Bahrain', 'BH'],
  ['Asia/Qatar', 'QA'],
  ['Asia/Dubai', 'AE'],
  ['Asia/Muscat', 'OM'],
  ['Asia/Aden', 'YE'],
  ['Africa/Cairo', 'EG'],
  ['Egypt', 'EG'],
  ['Africa/Casablanca', 'MA'],
  ['Africa/Algiers', 'DZ'],
  ['Africa/Lagos', 'NG'],
  ['Europe/London', 'GB'],
  ['GB', 'GB'],
  ['Europe/Guernsey', 'GG'],
  ['Europe/Istanbul', 'TR'],
  ['Asia/Istanbul', 'TR'],
  ['Europe/Kyiv', 'UA'],
  ['Europe/Kiev', 'UA'],
  ['Asia/Kolkata', 'IN'],
  ['Asia/Calcutta', 'IN'],
  ['Asia/Karachi', 'PK'],
  ['Asia/Dhaka', 'BD'],
  ['Asia/Jakarta', 'ID'],
  ['Asia/Makassar', 'ID'],
  ['Asia/Ho_Chi_Minh', 'VN'],
  ['America/Toronto', 'CA'],
  ['America/New_York', 'US'],
  ['America/Argentina/Buenos_Aires', 'AR'],
  ['UTC', null],
  ['Etc/GMT-3', null],
  ['Mars/Olympus', null],
  ['', null],
])('people in the time zone “%s” live in %s', (zone, country) => {
  expect(countryOfTimeZone(zone)).toBe(country)
})

test.each([
  ['locale=ar; time_zone=America/Argentina/Buenos_Aires; x=1', 'America/Argentina/Buenos_Aires'],
  ['time_zone=Etc/GMT+3', 'Etc/GMT+3'],
  ['my_time_zone=Asia/Riyadh', null],
  ['time_zone=<b>', null],
  ['', null],
])('of the cookies “%s”, %s is the time zone', (cookies, zone) => {
  expect(readTimeZone(cookies)).toBe(zone)
})
