import { expect, it } from 'vitest'
import { readPhone } from '#domains/accounts/phone.ts'
import { knownGuest, phoneValues } from '#domains/bookings/model/guests/known-guest.ts'

const countries = [
  { code: 'AQ', calling_code: '' },
  { code: 'EG', calling_code: '+20' },
  { code: 'SA', calling_code: '+966' },
  { code: 'US', calling_code: '+1' },
  { code: 'AG', calling_code: '+1' },
]
const named = (name: string) => {
  const fields = knownGuest({ name, phone: null }, countries)
  return [fields['guests.0.first_name'], fields['guests.0.last_name']]
}

it.each([
  ['Amal Traveller', 'Amal', 'Traveller'],
  ['  Mary   Ann Smith ', 'Mary', 'Ann Smith'],
  ['محمد بن سلمان العتيبي', 'محمد', 'بن سلمان العتيبي'],
  ['عبد الله الحربي', 'عبد الله', 'الحربي'],
  ['عبدالله الحربي', 'عبدالله', 'الحربي'],
  ['Abdul Rahman Khan', 'Abdul Rahman', 'Khan'],
  ['Abdul Rahman', 'Abdul Rahman', undefined],
  ['Salma', 'Salma', undefined],
])('“%s” is split into “%s” and “%s”', (name, first, last) => {
  expect(named(name)).toEqual([first, last])
})

it('leaves out names that are too long for their field', () => {
  expect(named(`Amal ${'x'.repeat(61)}`)).toEqual(['Amal', undefined])
})

it.each(['+966512345678', '+201001234567', '+12684641234', '+12125550123'])(
  'the fields of %s parse to the same number',
  (phone) => {
    const fields = knownGuest({ name: 'Amal', phone }, countries)
    expect(fields['contact.phone']).not.toContain('+')
    expect(readPhone(fields['contact.phone'] ?? '', [fields.calling ?? ''])?.phone).toBe(phone)
  },
)

it('keeps a phone number of a country that is not offered with its country code', () => {
  expect(knownGuest({ name: 'Amal', phone: '+4930123456' }, countries)).toEqual({
    'guests.0.first_name': 'Amal',
    'contact.phone': '+4930123456',
  })
})

it('a British number is one of the United Kingdom, not of the first island with its calling code', () => {
  const british = ['GG', 'IM', 'JE', 'GB'].map((code) => ({ code, calling_code: '+44' }))
  expect(phoneValues('+447400123456', british)).toEqual({ calling: 'GB', 'contact.phone': '07400 123456' })
  expect(phoneValues('+441481256789', british)).toEqual({ calling: 'GG', 'contact.phone': '01481 256789' })
})
