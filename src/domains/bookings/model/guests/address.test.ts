import { expect, test } from 'vitest'
import { addressIn, addressOf } from '#domains/bookings/model/guests/address.ts'
import { contact } from '#domains/bookings/model/shapes.ts'

const reached = { email: 'guest@example.com', phone: '+966512345678', country: 'SA' }

test('an address contains the lines that are filled in', () => {
  const typed: Record<string, string> = { 'contact.city': ' Cairo ', 'contact.zip': '11511', 'contact.address': ' ' }
  expect(addressIn((name) => typed[name] ?? '')).toEqual({ city: 'Cairo', zip: '11511' })
  expect(addressIn(() => '')).toEqual({})
})

test('a contact is valid without an address, normalises its whitespace, and reports a line that is too long', () => {
  expect(contact.parse(reached)).toEqual(reached)
  const values = { ...reached, address: ' 12  شارع النيل\u200e ', city: 'القاهرة', state: '', zip: '11511' }
  const parsed = contact.parse(values)
  expect(parsed).toMatchObject({ address: '12 شارع النيل', city: 'القاهرة', state: '', zip: '11511' })
  expect(addressOf(parsed)).toEqual(['12 شارع النيل', 'القاهرة', '11511'])
  expect(contact.safeParse({ ...reached, zip: '1'.repeat(21) }).error?.issues).toMatchObject([
    { path: ['zip'], message: 'too_long' },
  ])
})
