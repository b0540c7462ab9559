import { describe, expect, test } from 'vitest'
import { firstSelectionId } from '#domains/cart/lines.server.ts'
import type { Actor } from '#domains/context.ts'
import { createCaller } from '#server/api/invoke.ts'
import { deleteExpiredData } from '#server/personal-data/personal-data.ts'
import { contextFor, makeWorld, type TestTraveller, type TestWorld } from '#test/world.ts'

/** A browser that stores the cookie of its cart. */
function browserOf(world: TestWorld) {
  let cookie = ''
  const context = (actor: Actor) => ({
    ...contextFor(world.services, actor),
    headers: new Headers({ cookie }),
    setCookie: (line: string) => (cookie = line.split(';')[0] ?? ''),
  })
  return {
    get api() {
      return createCaller(context({ kind: 'visitor' }), (error) => {
        throw error
      })
    },
    signIn: ({ id }: TestTraveller) => world.services.ports.sessionHooks.onSignIn(context({ kind: 'visitor' }), id),
  }
}

const typed = (name: string, about = 'cart') => ({ about, values: { 'guests.0.first_name': name, calling: 'SA' } })
const people = [{ first_name: 'Amal', last_name: 'Jaber' }]

describe('the draft of a checkout', () => {
  test('of a visitor belongs to the browser and moves to the account at sign-in, where it is the newer one', async () => {
    const world = await makeWorld()
    const guest = await world.traveller()
    const [browser, other] = [browserOf(world), browserOf(world)]
    expect(await browser.api.fetch_checkout()).toMatchObject({ ok: true, data: {} })
    await guest.api.store_checkout({ typed: typed('Old'), guests: people })
    await browser.api.store_checkout({ typed: typed('New') })
    expect(await browser.api.fetch_checkout()).toMatchObject({ data: { typed: typed('New') } })
    expect(await other.api.fetch_checkout()).toMatchObject({ data: {} })

    await browser.signIn(guest)
    expect(await guest.api.fetch_checkout()).toMatchObject({ data: { typed: typed('New'), guests: people } })
    expect(await world.sql('select user_id from checkout')).toEqual([{ user_id: guest.id }])
    await other.signIn(guest)
    expect(await guest.api.fetch_checkout()).toMatchObject({ data: { typed: typed('New') } })
  })

  test('is deleted when one product is booked, but for the input for lines of the cart, and after a week', async () => {
    const world = await makeWorld()
    const hotel = await world.hotel()
    const guest = await world.traveller()
    const request = { leads: [0], special_request: '' }
    const ofProduct = { ...request, line_id: firstSelectionId }
    await guest.api.store_checkout({ typed: typed('Amal'), guests: people, lines: [ofProduct] })
    await guest.books(hotel, { nights: 2, room: 7 })
    expect(await guest.api.fetch_checkout()).toMatchObject({ data: { typed: typed('Amal') } })
    expect(await guest.books(hotel, { nights: 2 })).toMatchObject({ ok: true })
    expect(await guest.api.fetch_checkout()).toEqual({ ok: true, data: {} })
    const lines = [ofProduct, { ...request, line_id: 7 }]
    await guest.api.store_checkout({ typed: typed('Amal'), guests: people, lines })
    expect(await guest.books(hotel, { nights: 3 })).toMatchObject({ ok: true })
    expect(await guest.api.fetch_checkout()).toEqual({ ok: true, data: { guests: people, lines } })

    await browserOf(world).api.store_checkout({ typed: typed('Somebody') })
    const clean = async (at: string) => {
      world.timeIs(at)
      await deleteExpiredData(world.services.database.db, world.services.clock())
      return world.sql('select 1 from checkout')
    }
    expect(await clean('2026-12-08T08:00:00Z')).toHaveLength(2)
    expect(await clean('2026-12-08T10:00:00Z')).toEqual([])
  })

  test('hides the numbers of payment cards and accepts no other fields', async () => {
    const world = await makeWorld()
    const { api } = await world.traveller()
    const values = { special_request: 'Charge 4111 1111 1111 1111' }
    const stored = await api.store_checkout({ typed: { about: 'cart', values } })
    expect(JSON.stringify(stored)).not.toContain('4111 1111')
    expect(await api.store_checkout({ typed: { about: 'cart', values: { 'a b': '' } } })).toMatchObject({
      error: { code: 'invalid_input' },
    })
  })
})
