import { expect, it } from 'vitest'
import { parsePhone } from '#domains/accounts/phone.ts'
import { knownGuest } from '#domains/bookings/known-guest.ts'

const countries = [
  { code: 'AQ', calling_code: '' },
  { code: 'EG', calling_code: '+20' },
  { code: 'SA', calling_code: '+966' },
  { code: 'US', calling_code: '+1' },
  { code: 'AG', calling_code: '+1268' },
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
])('“%s” is known as “%s” “%s”', (name, first, last) => {
  expect(named(name)).toEqual([first, last])
})

it('leaves to be written what no field could hold', () => {
  expect(named(`Amal ${'x'.repeat(61)}`)).toEqual(['Amal', undefined])
})

it.each(['+966512345678', '+201001234567', '+12684641234', '+12125550123'])(
  'the fields of %s mean that number',
  (phone) => {
    const fields = knownGuest({ name: 'Amal', phone }, countries)
    expect(fields['contact.phone']).not.toContain('+')
    expect(parsePhone(fields['contact.phone'] ?? '', fields.calling ?? '')).toBe(phone)
  },
)

it('says nothing of a phone whose country it does not know', () => {
  expect(knownGuest({ name: 'Amal', phone: '+4930123456' }, countries)).toEqual({ 'guests.0.first_name': 'Amal' })
})
