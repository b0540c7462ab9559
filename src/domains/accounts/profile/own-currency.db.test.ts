import { expect, test } from 'vitest'
import { chosenCurrency } from '#domains/accounts/profile/own-currency.server.ts'
import { contextFor, makeWorld } from '#test/world.ts'

test('the currency that a visitor has chosen is retained at sign-in to an account without one', async () => {
  const world = await makeWorld()
  const guest = await world.traveller()
  const lines: string[] = []
  const call = {
    ...contextFor(world.services, { kind: 'visitor' }),
    headers: new Headers({ cookie: 'currency=USD' }),
    setCookie: (line: string) => lines.push(line),
  }
  await chosenCurrency.onSignIn(call, guest.id)
  expect(lines).toEqual([])
  await world.sql(`update "user" set currency = 'EGP' where id = '${guest.id}'`)
  await chosenCurrency.onSignIn(call, guest.id)
  expect(lines.join()).toMatch(/^currency=EGP;/)
})
