import { expect, test } from 'vitest'
import { addressIn, addressOf } from '#domains/bookings/address.ts'
import { contact } from '#domains/bookings/shapes.ts'

const reached = { email: 'guest@example.com', phone: '+966512345678', country: 'SA' }

test('an address is as much of one as is typed', () => {
  const typed: Record<string, string> = { 'contact.city': ' Cairo ', 'contact.zip': '11511', 'contact.address': ' ' }
  expect(addressIn((name) => typed[name] ?? '')).toEqual({ city: 'Cairo', zip: '11511' })
  expect(addressIn(() => '')).toEqual({})
})

test('a contact is whole without one, keeps it clean, and says which line is too long', () => {
  expect(contact.parse(reached)).toEqual(reached)
  const given = { ...reached, address: ' 12  شارع النيل\u200e ', city: 'القاهرة', state: '', zip: '11511' }
  const kept = contact.parse(given)
  expect(kept).toMatchObject({ address: '12 شارع النيل', city: 'القاهرة', state: '', zip: '11511' })
  expect(addressOf(kept)).toEqual(['12 شارع النيل', 'القاهرة', '11511'])
  expect(contact.safeParse({ ...reached, zip: '1'.repeat(21) }).error?.issues).toMatchObject([
    { path: ['zip'], message: 'too_long' },
  ])
})
