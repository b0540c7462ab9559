import { expect, test } from 'vitest'
import { knownContact, proposedCountry } from '#web/features/checkout/known-contact.ts'

const countries: Record<string, string> = {
  'Africa/Cairo': 'EG',
  'Asia/Calcutta': 'IN',
  'Asia/Jakarta': 'ID',
  'Asia/Karachi': 'PK',
  'Asia/Kuwait': 'KW',
  'Asia/Riyadh': 'SA',
  'Europe/London': 'GB',
}
const countryOfTimeZone = (zone: string) => countries[zone] ?? null
const from = (time_zone: string) => ({ kind: 'package', departure_city: { time_zone } }) as never
const stay = { kind: 'stay', hotel: { time_zone: 'Asia/Riyadh' } } as never

test.each([
  ['a stay', [stay], 'Africa/Cairo', 'EG'],
  ['a stay', [stay], 'Europe/London', 'GB'],
  ['a stay', [stay], 'Asia/Calcutta', 'IN'],
  ['a stay', [stay], null, 'SA'],
  ['a stay', [stay], 'UTC', 'SA'],
  ['a package from Jakarta', [from('Asia/Jakarta')], 'Europe/London', 'ID'],
  ['a package from Jakarta', [from('Asia/Jakarta')], null, 'ID'],
  ['a package from Jeddah', [from('Asia/Riyadh')], 'Asia/Karachi', 'PK'],
  ['a package from Jeddah', [from('Asia/Riyadh')], 'Asia/Riyadh', 'SA'],
  ['a stay and a package from Cairo', [stay, from('Africa/Cairo')], 'Asia/Riyadh', 'EG'],
  ['a cart whose package is sold out', [null], 'Asia/Kuwait', 'KW'],
])('for %s (%j) a browser in %s proposes %s', (_, items, timeZone, country) => {
  expect(proposedCountry({ timeZone, countryOfTimeZone }, items)).toBe(country)
})

test('a traveller whose only booking is cancelled is not asked for the phone number again', async () => {
  const contact = { phone: '+966512345678', country: 'EG' }
  const api = {
    fetch_my_bookings: ({ group }: { group: string }) =>
      Promise.resolve({ ok: true, data: group === 'cancelled' ? [{ reference: 'ABC' }] : [] }),
    show_booking: () => Promise.resolve({ ok: true, data: { contact } }),
  } as never
  expect(await knownContact(api, { phone: null })).toEqual(contact)
})
