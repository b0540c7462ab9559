import { expect, test } from 'vitest'
import { phoneText, readPhoneField } from '#web/features/account/phone-field.ts'

const names = { phone: 'phone', calling: 'calling' }
const read = (values: Record<string, string>, residence?: string) =>
  readPhoneField((name) => values[name] ?? '', names, residence)

test.each([
  ['07400 123456', 'GB', '', '+447400123456'],
  ['07400 123456', 'SA', 'GB', '+447400123456'],
  ['٠٥١٢٣٤٥٦٧٨', 'SA', '', '+966512345678'],
  ['+20 100 123 4567', 'SA', '', '+201001234567'],
])('%s of a form for %s, sent from %s, is %s', (phone, calling, residence, e164) => {
  expect(read({ phone, calling }, residence)).toEqual({ phone: e164, errors: [] })
})

test.each([
  ['12345', 'SA', { code: 'impossible_phone', params: { example: '051 234 5678' } }],
  ['12345', 'GB', { code: 'impossible_phone', params: { example: '07400 123456' } }],
  ['call me', 'ID', { code: 'impossible_phone', params: { example: '0812-345-678' } }],
  ['12345', 'AQ', { code: 'invalid_phone' }],
  ['', 'SA', { code: 'required' }],
])('%j of %s is refused with an example of the country', (phone, calling, error) => {
  expect(read({ phone, calling })).toEqual({ phone: '', errors: [{ path: 'phone', ...error }] })
})

test('a number outside of the known ranges has an error until the form is sent again with it', () => {
  const typed = { phone: '0529339123', calling: 'SA' }
  const warned = { phone: '+966529339123', errors: [{ path: 'phone', code: 'unlikely_phone' }] }
  expect(read(typed)).toEqual(warned)
  // A new form shows no number.
  expect(read({ ...typed, phone_shown: phoneText('SA', undefined) })).toEqual(warned)
  expect(read({ ...typed, phone_shown: phoneText('SA', '0529339124') })).toEqual(warned)
  expect(read({ ...typed, phone_shown: phoneText('EG', '0529339123') })).toEqual(warned)
  expect(read({ ...typed, phone_shown: phoneText('SA', '0529339123') })).toEqual({ phone: '+966529339123', errors: [] })
  expect(read({ phone: '12345', calling: 'SA', phone_shown: phoneText('SA', '12345') }).errors).toMatchObject([
    { code: 'impossible_phone' },
  ])
})
