import { describe, expect, test } from 'vitest'
import type { Outcome } from '#api/endpoint.ts'
import type { Cart, CartLine } from '#domains/cart/answers.ts'
import { cartCount, recountCart, maxLines } from '#domains/cart/lines.server.ts'
import { visitorsCart } from '#domains/cart/owner.server.ts'
import type { Actor } from '#domains/context.ts'
import { addDays } from '#domains/shared/dates.ts'
import { createCaller } from '#server/api/invoke.ts'
import { deleteExpiredData } from '#server/personal-data/personal-data.ts'
import { contextFor, makeWorld, today, type TestHotel, type TestTraveller, type TestWorld } from '#test/world.ts'

const arrival = addDays(today, 14)

function stayIn(hotel: TestHotel, { nights = 2, room = 0, from = arrival } = {}) {
  const rate = hotel.rooms[room]?.rates[0]
  return { hotel_id: hotel.id, check_in: from, check_out: addDays(from, nights), rooms: [`${rate}~2`] }
}

/** A browser that stores its cookies. */
function browserOf(world: TestWorld) {
  const cookies = new Map<string, string>()
  const save = (line: string) => {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
    if (/Max-Age=0\b/.test(line)) cookies.delete(name)
    else cookies.set(name, value)
  }
  const context = (actor: Actor) => ({
    ...contextFor(world.services, actor),
    headers: new Headers({ cookie: [...cookies].map((pair) => pair.join('=')).join('; ') }),
    setCookie: save,
  })
  const fail = (error: unknown): never => {
    throw error
  }
  return {
    cookies,
    get api() {
      return createCaller(context({ kind: 'visitor' }), fail)
    },
    async signIn(traveller: TestTraveller) {
      await visitorsCart.onSignIn(context({ kind: 'visitor' }), traveller.id)
      await cartCount.onSignIn(context({ kind: 'visitor' }), traveller.id)
    },
    recount: (traveller: TestTraveller) =>
      recountCart(context({ ...traveller, kind: 'traveller', userId: traveller.id, name: '', sessionId: '' })),
  }
}

const cartOf = async (answer: Promise<Outcome<Cart>>) => {
  const found = await answer
  if (!found.ok) throw new Error(`no cart: ${found.error.code}`)
  return found.data
}

const checkOutOf = ({ selection }: CartLine) => 'check_out' in selection && selection.check_out

describe('a cart', () => {
  test('of a visitor belongs to one browser, is priced in full, and lists an equal line once', async () => {
    const world = await makeWorld()
    const hotel = await world.hotel()
    const browser = browserOf(world)
    expect(await cartOf(browser.api.fetch_cart())).toMatchObject({ lines: [], total: null })
    expect(browser.cookies.size).toBe(0)

    await browser.api.store_cart(stayIn(hotel))
    const cart = await cartOf(browser.api.store_cart(stayIn(hotel)))
    const quote = await browser.api.get_hotel_price(stayIn(hotel))
    expect(cart.lines).toHaveLength(1)
    expect(cart.lines[0]).toMatchObject({ kind: 'stay', selection: stayIn(hotel), refused: null, was: null })
    expect(quote.ok && cart.total).toEqual(quote.ok && quote.data.total)
    expect(cart.pay.arrival).toEqual([{ due: 'arrival', amount: cart.total }])

    // The place of the search stays with the line, and the same stay found from another place is the same line.
    const where = 'place:gate-makkah-79'
    await browser.api.store_cart({ ...stayIn(hotel), where })
    const { lines } = await cartOf(browser.api.fetch_cart())
    expect(lines.map(({ selection }) => selection)).toEqual([{ ...stayIn(hotel), where }])

    expect(await cartOf(browserOf(world).api.fetch_cart())).toMatchObject({ lines: [] })
    // The stored digest does not reveal the token of a cart.
    const [stored] = await world.sql('select token_digest from cart')
    expect([...browser.cookies.values()]).not.toContain(stored?.token_digest)
  })

  test('sets a cookie with its number of lines, at sign-in those of the account, and counts again after a booking', async () => {
    const world = await makeWorld()
    const hotel = await world.hotel()
    const browser = browserOf(world)
    const guest = await world.traveller()
    await guest.api.store_cart(stayIn(hotel, { nights: 3 }))
    const first = await cartOf(browser.api.store_cart(stayIn(hotel)))
    await browser.api.store_cart(stayIn(hotel, { nights: 1 }))
    expect(browser.cookies.get('cart_count')).toBe('2')
    await browser.api.delete_cart({ line_id: first.lines[0]?.id })
    expect(browser.cookies.get('cart_count')).toBe('1')

    await browser.signIn(guest)
    expect(browser.cookies.get('cart_count')).toBe('2')
    await guest.api.delete_cart({})
    await browser.recount(guest)
    expect(browser.cookies.has('cart_count')).toBe(false)
  })

  test('reserves no inventory; it shows the earlier price of a line that changed and marks a room that is sold out', async () => {
    const world = await makeWorld()
    const hotel = await world.hotel({
      rooms: [
        { allotment: 1, price: 40_000 },
        { allotment: 2, price: 50_000 },
      ],
    })
    const browser = browserOf(world)
    await browser.api.store_cart(stayIn(hotel))
    const before = await cartOf(browser.api.store_cart(stayIn(hotel, { room: 1 })))
    expect(await world.sql('select count(*)::int as n from night_inventory where held + sold > 0')).toEqual([{ n: 0 }])

    await (await world.traveller()).books(hotel, { checkIn: arrival, nights: 2 })
    await world.sql('update night_inventory set price = price + 10000 where room_type_id = $1', [hotel.rooms[1]?.id])
    const after = await cartOf(browser.api.fetch_cart())
    expect(after.lines.map(({ refused: failure }) => failure)).toEqual(['sold_out', null])
    expect(after.lines[1]?.was).toEqual(before.lines[1]?.total)
    expect(after.total).toEqual(after.lines[1]?.total)
    expect(after.total?.minor).toBeGreaterThan(before.lines[1]?.total?.minor ?? 0)

    // Adding the line again at the current price clears the earlier price.
    const again = await cartOf(browser.api.store_cart(stayIn(hotel, { room: 1 })))
    expect(again.lines[1]?.was).toBeNull()
  })

  test('belongs to the account after sign-in, merged with the account’s lines, in every browser', async () => {
    const world = await makeWorld()
    const hotel = await world.hotel({ rooms: [{}, {}] })
    const traveller = await world.traveller()
    await traveller.api.store_cart(stayIn(hotel))
    const browser = browserOf(world)
    await browser.api.store_cart(stayIn(hotel))
    await browser.api.store_cart(stayIn(hotel, { room: 1 }))
    await browser.signIn(traveller)

    expect((await cartOf(traveller.api.fetch_cart())).lines).toHaveLength(2)
    expect([...browser.cookies.keys()]).toEqual(['cart_count'])
    expect((await cartOf(browser.api.fetch_cart())).lines).toEqual([])
    expect(await world.sql('select count(*)::int as n from cart')).toEqual([{ n: 1 }])
    // Signing in without a browser cart changes nothing.
    await browser.signIn(traveller)
    expect((await cartOf(traveller.api.fetch_cart())).lines).toHaveLength(2)
  })

  test('deletes one line, replaces one, or deletes all, and never touches the cart of another owner', async () => {
    const world = await makeWorld()
    const hotel = await world.hotel({ rooms: [{}, {}] })
    const [mine, theirs] = [await world.traveller(), await world.traveller()]
    const [line] = (await cartOf(theirs.api.store_cart(stayIn(hotel)))).lines
    await mine.api.store_cart(stayIn(hotel))
    const others = { line_id: line?.id ?? 0 }
    expect(await mine.api.delete_cart(others)).toMatchObject({ error: { code: 'not_found' } })
    expect(await world.visitor().delete_cart(others)).toMatchObject({ error: { code: 'not_found' } })
    expect(await world.visitor().delete_cart({})).toMatchObject({ data: { lines: [] } })
    await mine.api.store_cart({ ...stayIn(hotel, { room: 1 }), replace: line?.id ?? 0 })
    expect((await cartOf(theirs.api.fetch_cart())).lines).toHaveLength(1)

    const own = (await cartOf(mine.api.fetch_cart())).lines
    expect(own).toHaveLength(2)
    const replaced = await cartOf(mine.api.store_cart({ ...stayIn(hotel, { nights: 3 }), replace: own[0]?.id ?? 0 }))
    expect(replaced.lines.map(checkOutOf)).toEqual([addDays(arrival, 2), addDays(arrival, 3)])
    expect((await cartOf(mine.api.delete_cart({ line_id: replaced.lines[0]?.id ?? 0 }))).lines).toHaveLength(1)
    expect((await cartOf(mine.api.delete_cart({}))).lines).toEqual([])
  })

  test('loses the lines that are booked, and no others', async () => {
    const world = await makeWorld()
    const hotel = await world.hotel({ rooms: [{}, {}] })
    const traveller = await world.traveller()
    await traveller.api.store_cart(stayIn(hotel))
    await traveller.api.store_cart(stayIn(hotel, { room: 1 }))
    await traveller.books(hotel, { checkIn: arrival, nights: 2 })
    const left = await cartOf(traveller.api.fetch_cart())
    expect(left.lines.map(({ selection }) => selection)).toMatchObject([{ rooms: stayIn(hotel, { room: 1 }).rooms }])
  })

  test('accepts only what can be booked, up to the maximum number of lines', async () => {
    const world = await makeWorld()
    const hotel = await world.hotel({ rooms: [{ allotment: 1 }] })
    const { api } = await world.traveller()
    expect(await api.store_cart({ ...stayIn(hotel), hotel_id: 999 })).toMatchObject({ error: { code: 'not_found' } })
    expect(await api.store_cart({ ...stayIn(hotel), check_out: arrival })).toMatchObject({
      error: { code: 'invalid_input' },
    })
    for (let i = 0; i < maxLines; i++) {
      expect((await api.store_cart(stayIn(hotel, { from: addDays(arrival, i) }))).ok).toBe(true)
    }
    const tooMany = await api.store_cart(stayIn(hotel, { from: addDays(arrival, maxLines) }))
    expect(tooMany).toMatchObject({ error: { code: 'invalid_input', errors: [{ code: 'too_many' }] } })
    expect((await cartOf(api.fetch_cart())).lines).toHaveLength(maxLines)
  })

  test('of a browser is deleted after thirty days, and that of a traveller is not', async () => {
    const world = await makeWorld()
    const hotel = await world.hotel()
    await browserOf(world).api.store_cart(stayIn(hotel))
    await (await world.traveller()).api.store_cart(stayIn(hotel))
    const forget = async (day: number) => {
      await deleteExpiredData(world.services.database.db, new Date(`${addDays(today, day)}T09:00:01Z`))
      return (await world.sql('select user_id is null as visitor from cart')).map(({ visitor }) => visitor)
    }
    expect(await forget(29)).toHaveLength(2)
    expect(await forget(30)).toEqual([false])
  })
})
