import { expect, test } from 'vitest'
import type { Cart } from '#domains/cart/answers.ts'
import type { Outcome } from '#api/endpoint.ts'
import { firstSelectionId } from '#domains/cart/lines.server.ts'
import { addDays } from '#domains/shared/dates.ts'
import { addPackage, addService } from '#test/products.ts'
import { makeWorld, standardContact, today } from '#test/world.ts'

const cartOf = async (answer: Promise<Outcome<Cart>>) => {
  const found = await answer
  if (!found.ok) throw new Error(`no cart: ${found.error.code}`)
  return found.data
}

/** A cart with a stay, a package paid in instalments, and a service on request. */
async function filled() {
  const world = await makeWorld()
  await world.paysOnline()
  const hotel = await world.hotel()
  const travelPackage = await addPackage(world)
  const visit = await addService(world, { supply: 'portal', options: [{ times: ['09:00'] }] })
  const { api } = await world.traveller()
  const stay = {
    hotel_id: hotel.id,
    check_in: addDays(today, 14),
    check_out: addDays(today, 16),
    rooms: [`${hotel.rooms[0]?.rates[0]}~2`],
  }
  const party = {
    kind: 'package' as const,
    departure_id: travelPackage.departures[0] ?? 0,
    party: ['2'],
    sharing: 'double' as const,
    extras: [`${travelPackage.extras[0]}~2`],
  }
  const guide = {
    kind: 'service' as const,
    option_id: visit.options[0] ?? 0,
    date: addDays(today, 15),
    time: '09:00',
    people: '2-9',
  }
  await api.store_cart(stay)
  await api.store_cart(party)
  const cart = await cartOf(api.store_cart(guide))
  return { world, api, stay, party, guide, cart, travelPackage, visit }
}

test('a selection is priced as a line of the cart would be, without a cart, and its token books it', async () => {
  const { api, world, stay, party, guide, cart, visit } = await filled()
  const visitor = world.visitor()
  const selections = [{ kind: 'stay' as const, ...stay }, party, guide]
  for (const [i, selection] of selections.entries()) {
    const alone = await cartOf(visitor.quote_selection({ selection }))
    const { kind, total, quote, names, on_request } = cart.lines[i] ?? {}
    expect(alone.lines).toMatchObject([{ kind, total, names, on_request, was: null, refused: null }])
    expect({ total: alone.total, pay: alone.pay }).toEqual({ total, pay: quote?.pay })
    expect(alone.token).toBe(alone.lines[0]?.quote?.token)
    // The same selection has the same id, which no line of a cart has.
    expect(alone.lines[0]?.id).toBe((await cartOf(visitor.quote_selection({ selection }))).lines[0]?.id)
    expect(alone.lines[0]?.id).toBeGreaterThanOrEqual(firstSelectionId)
  }
  expect(await cartOf(visitor.fetch_cart())).toMatchObject({ lines: [] })

  const quoted = await cartOf(visitor.quote_selection({ selection: guide }))
  const guests = [{ first_name: 'Amal', last_name: 'Jaber' }]
  const input = { quote_token: quoted.token ?? '', guests, contact: standardContact, payment_type: 'arrival' as const }
  expect(await api.store_booking(input, { idempotencyKey: 'books-the-guide' })).toMatchObject({
    data: { total: quoted.total },
  })
  await world.sql('update service_slot set closed = true where option_id = $1', [visit.options[0]])
  expect(await cartOf(visitor.quote_selection({ selection: guide }))).toMatchObject({
    lines: [{ refused: 'sold_out', about: { name: expect.any(String) } }],
    total: null,
    token: null,
  })
})

test('one cart contains a stay, a package and a service with one total, and shows the amounts due at each moment', async () => {
  const { cart, stay, party } = await filled()
  expect(cart.lines.map(({ kind, selection }) => ({ kind, selection }))).toEqual([
    { kind: 'stay', selection: stay },
    { kind: 'package', selection: expect.objectContaining({ departure_id: party.departure_id, party: ['2'] }) },
    { kind: 'service', selection: expect.objectContaining({ people: '2-9', time: '09:00', days: 1, units: 1 }) },
  ])
  const [stayed, travelled, visited] = cart.lines.map((line) => line.total?.minor ?? 0)
  expect(travelled).toBe(2 * 400_000 + 2 * 15_000)
  expect(visited).toBe(25_000)
  expect(cart.total?.minor).toBe((stayed ?? 0) + (travelled ?? 0) + (visited ?? 0))
  expect(cart.lines.map(({ on_request, names }) => ({ on_request, names }))).toEqual([
    { on_request: false, names: 1 },
    { on_request: false, names: 1 },
    { on_request: true, names: 1 },
  ])
  // A deposit of 30 percent is due now and the rest in an instalment; the provider of the visit must confirm first.
  expect(cart.pay.prepay).toMatchObject([
    { due: 'booking', amount: { minor: (stayed ?? 0) + ((travelled ?? 0) * 3) / 10 } },
    { due: 'answer', amount: { minor: 25_000 } },
    { due: expect.stringMatching(/^2026-/), amount: { minor: ((travelled ?? 0) * 7) / 10 } },
  ])
  expect(cart.pay.arrival).toEqual([{ due: 'arrival', amount: cart.total }])
  expect(cart.token).not.toBeNull()
})

test('an equal selection with families and extras in another order is the same line', async () => {
  const { api, party, travelPackage } = await filled()
  const extras = travelPackage.extras.map((id) => `${id}~1`)
  const big = { ...party, party: ['2', '1'], extras }
  expect((await cartOf(api.store_cart(big))).lines).toHaveLength(4)
  expect((await cartOf(api.store_cart({ ...big, party: ['1', '2'], extras: extras.toReversed() }))).lines).toHaveLength(
    4,
  )
  const [, line] = (await cartOf(api.fetch_cart())).lines
  const replaced = await cartOf(api.store_cart({ ...party, party: ['1'], extras: [], replace: line?.id ?? 0 }))
  expect(replaced.lines).toHaveLength(4)
  expect(replaced.lines.some(({ id }) => id === line?.id)).toBe(false)
})

test('a changed price is reported on its line, and a cart with a line that cannot be booked gets no token', async () => {
  const { world, api, cart, party, visit } = await filled()
  await world.sql('update departure_price set adult = adult + 10000')
  const dearer = await cartOf(api.fetch_cart())
  expect(dearer.lines.map(({ was }) => was)).toEqual([null, cart.lines[1]?.total, null])
  expect(dearer.token).not.toBeNull()

  await world.sql('update departure set closed = true where id = $1', [party.departure_id])
  await world.sql('update service_option set capacity = 1 where id = $1', [visit.options[0]])
  const gone = await cartOf(api.fetch_cart())
  expect(gone.lines.map(({ refused: failure }) => failure)).toEqual([null, 'not_bookable_online', 'sold_out'])
  // The product is still named, although it cannot be booked.
  expect(gone.lines.map(({ about }) => about?.name)).toEqual(['Test House', 'Test package', 'Test visit'])
  expect(gone.lines[1]?.first_date).toBe(addDays(today, 20))
  expect(gone.total).toEqual(gone.lines[0]?.total)
  expect(gone.token).toBeNull()
})

test('a line whose date has passed can be removed and cannot be added again', async () => {
  const { world, api, guide } = await filled()
  world.timeIs(`${addDays(today, 16)}T09:00:00Z`)
  const late = await cartOf(api.fetch_cart())
  expect(late.lines.map(({ refused: failure }) => failure)).toEqual(['invalid_input', null, 'invalid_input'])
  expect((await cartOf(api.delete_cart({ line_id: late.lines[2]?.id ?? 0 }))).lines).toHaveLength(2)
  expect(await api.store_cart(guide)).toMatchObject({ ok: false, error: { code: 'invalid_input' } })
})

test('a way to pay that one line does not allow is not available for the cart', async () => {
  const { world, api } = await filled()
  await world.sql(`update service set payment = 'prepay'`)
  expect((await cartOf(api.fetch_cart())).pay).toMatchObject({ prepay: [{}, {}, {}], arrival: null })
})
