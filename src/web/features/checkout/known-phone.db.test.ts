import { expect, test } from 'vitest'
import { makeWorld, standardContact } from '#test/world.ts'
import { knownPhone } from '#web/features/checkout/known-phone.ts'

test('an account without a phone number is offered that of its booking', async () => {
  const world = await makeWorld()
  const guest = await world.traveller()
  expect(await knownPhone(guest.api, { phone: null })).toBeNull()
  const made = await guest.books(await world.hotel(), {})
  expect(made.ok).toBe(true)
  expect(await knownPhone(guest.api, { phone: null })).toBe(standardContact.phone)
  expect(await knownPhone(guest.api, { phone: '+966500000000' })).toBe('+966500000000')
})
