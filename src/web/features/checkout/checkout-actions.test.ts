import { expect, test } from 'vitest'
import type { Cart } from '#domains/cart/answers.ts'
import { actOnCheckout } from '#web/features/checkout/checkout-actions.ts'
import type { RequestContext } from '#web/lib/loaders.ts'

const lineId = 2 ** 30
const stay = 'hotel=1&check_in=2026-12-15&check_out=2026-12-17&room=7~2&step=review'
const draft = {
  guests: [
    { first_name: 'Amal', last_name: 'Jaber' },
    { first_name: 'Salma', last_name: 'Jaber' },
  ],
  contact: { email: 'amal@example.com', phone: '+966512345678', country: 'SA' },
  payment_type: 'prepay',
  lines: [
    { line_id: lineId, leads: [1], special_request: 'A low floor' },
    { line_id: 4, leads: [0], special_request: 'For the cart' },
  ],
}

type Answers = Record<string, unknown>

/** Submits the review of a product to an API that gives these responses; returns the calls and what the action returned. */
async function book(
  query: string,
  answers: Answers,
  fields: Record<string, string> = {},
  more: Pick<Cart, 'pay'> = { pay: { prepay: {}, arrival: {} } as Cart['pay'] },
) {
  const calls: { name: string; input: unknown }[] = []
  const cart = { ...more, lines: [{ id: lineId, names: 1 }] } as unknown as Cart
  const ok = (data: unknown) => ({ ok: true, data })
  const responses: Answers = {
    quote_selection: ok(cart),
    fetch_checkout: ok(draft),
    store_checkout: ok({}),
    ...answers,
  }
  const api = new Proxy({} as RequestContext['api'], {
    get: (_, name: string) => (input: unknown) => {
      calls.push({ name, input })
      return Promise.resolve(responses[name])
    },
  })
  const form = new FormData()
  const shown = { token: 'the quote', key: 'the key', line: String(lineId), lead: '1' }
  const submitted = { intent: 'order', about: '40000000', accept: 'yes', ...shown, ...fields }
  for (const [name, value] of Object.entries(submitted)) form.append(name, value)
  const context = { api, locale: 'en', signedIn: true } as RequestContext
  const url = new URL(`https://site.example/en/booking/book?${query}`)
  const result = await actOnCheckout(context, form, url).catch((thrown: unknown) => thrown)
  return { calls, result, inputOf: (name: string) => calls.find((one) => one.name === name)?.input }
}

const booked = { ok: true, data: { reference: 'ABC', status: 'confirmed' } }
const held = { ok: true, data: { reference: 'ABC', status: 'pending' } }
const locationOf = (result: unknown) => (result instanceof Response ? result.headers.get('Location') : null)

test('a product is booked as the review has shown it: at its quote, with its lead guests and its special request', async () => {
  const { calls, inputOf, result } = await book(stay, { book_hotel: booked })
  expect(inputOf('book_hotel')).toEqual({
    quote_token: 'the quote',
    guests: [draft.guests[1]],
    contact: draft.contact,
    payment_type: 'prepay',
    special_request: 'A low floor',
    allow_duplicate: false,
  })
  expect(calls.map(({ name }) => name)).not.toContain('quote_selection')
  expect(locationOf(result)).toBe('/en/booking/confirm?reference=ABC')
})

test.each([
  ['a hotel on request', stay, { on_request: 'yes' }, 'book_hotel_portal'],
  ['a package', 'departure=1&party=2', {}, 'store_booking'],
  ['a service on request', 'option=1&date=2026-12-15', { on_request: 'yes' }, 'store_booking'],
] as const)('%s is booked by its own endpoint', async (_, query, fields, endpoint) => {
  const { calls } = await book(query, { [endpoint]: booked }, fields)
  expect(calls.map(({ name }) => name)).toContain(endpoint)
})

test('a booking that is paid online leads to the payment; while the payment provider is out of order, to its own page', async () => {
  const page = 'https://pay.example/1'
  const paying = await book(stay, { book_hotel: held, start_payment: { ok: true, data: { page } } })
  expect(locationOf(paying.result)).toBe(page)
  const down = { ok: false, error: { code: 'unavailable' } }
  const waiting = await book(stay, { book_hotel: held, start_payment: down })
  expect(waiting.inputOf('start_payment')).toEqual({ reference: 'ABC' })
  expect(locationOf(waiting.result)).toBe('/en/booking/confirm?reference=ABC&paid=not-opened')
})

test('a cart whose order was made, but whose response was lost, leads to the order when it is sent again', async () => {
  const empty = { ok: true, data: { lines: [] } }
  const order = { ok: true, data: { booking: { reference: 'ABC', order: 'ORD' } } }
  const again = await book('step=review', { fetch_cart: empty, fetch_duplicate_booking: order })
  expect(locationOf(again.result)).toBe('/en/booking/confirm?order=ORD')
  expect(again.calls.map(({ name }) => name)).not.toContain('send_cart_to_order')
})

test('a changed price is returned with the one that was shown', async () => {
  const changed = { ok: false, error: { code: 'price_changed' } }
  const { result } = await book(stay, { book_hotel: changed }, { seen_total: '45000', seen_currency: 'SAR' })
  expect(result).toMatchObject({
    data: {
      error: { code: 'price_changed' },
      before: [{ line_id: lineId, total: { minor: 45_000, currency: 'SAR' } }],
    },
    init: { status: 409 },
  })
})

test('nothing is booked before the terms are accepted, and the same is booked again only on purpose', async () => {
  const { calls, result } = await book(stay, { book_hotel: booked }, { accept: '' })
  expect(result).toMatchObject({ data: { error: { errors: [{ path: 'accept' }] } } })
  expect(calls.map(({ name }) => name)).not.toContain('book_hotel')
  const again = await book(`${stay}&again=yes`, { book_hotel: booked })
  expect(again.inputOf('book_hotel')).toMatchObject({ allow_duplicate: true })
})

test('the guests of a product do not replace the input for the lines of the cart', async () => {
  const fields = {
    intent: 'guests',
    'guests.0.first_name': 'Amal',
    'guests.0.last_name': 'Jaber',
    [`request.${lineId}`]: 'A cot',
  }
  const contact = {
    'contact.phone': '0512345678',
    calling: 'SA',
    'contact.email': 'amal@example.com',
    'contact.country': 'SA',
  }
  const { calls, result } = await book(stay, {}, { ...fields, ...contact })
  expect(calls.findLast(({ name }) => name === 'store_checkout')?.input).toMatchObject({
    lines: [{ line_id: lineId, special_request: 'A cot' }, draft.lines[1]],
  })
  expect(locationOf(result)).toMatch(/hotel=1&.*step=payment$/)
  // With one way to pay there is nothing to choose.
  const pay = { pay: { prepay: {}, arrival: null } } as never
  const only = await book(stay, {}, { ...fields, ...contact }, pay)
  expect(only.calls.findLast(({ name }) => name === 'store_checkout')?.input).toMatchObject({ payment_type: 'prepay' })
  expect(locationOf(only.result)).toMatch(/hotel=1&.*step=review$/)
})
