import { expect, test } from 'vitest'
import { makeWorld, standardContact } from '#test/world.ts'
import { knownContact } from '#web/features/checkout/known-contact.ts'

test('an account is offered the phone number and the country of its booking; its own number takes precedence', async () => {
  const world = await makeWorld()
  const guest = await world.traveller()
  expect(await knownContact(guest.api, { phone: null })).toEqual({ phone: null, country: null })
  expect(await knownContact(guest.api, { phone: '+447400123456' })).toEqual({ phone: '+447400123456', country: 'GB' })
  const made = await guest.books(await world.hotel(), {})
  expect(made.ok).toBe(true)
  const { phone, country } = standardContact
  expect(await knownContact(guest.api, { phone: null })).toEqual({ phone, country })
  expect(await knownContact(guest.api, { phone: '+447400123456' })).toEqual({ phone: '+447400123456', country })
})
