import { expect, test } from 'vitest'
import { leadsOf, savedValuesOf, readGuestsForm } from '#web/features/checkout/checkout-form.ts'
import { addressOfStep, onlyPayment, stepOf } from '#web/features/checkout/steps.ts'

const paid = [{ due: 'booking', amount: { minor: 1, currency: 'SAR' } }]
const both = { pay: { prepay: paid, arrival: paid } }
const guests = [{ first_name: 'Amal', last_name: 'Jaber' }]
const contact = { email: 'amal@example.com', phone: '+966512345678', country: 'SA' }

test.each([
  ['review', {}, both, 1, 'guests'],
  ['payment', { guests, contact }, both, 1, 'payment'],
  ['payment', { guests, contact }, both, 2, 'guests'],
  ['review', { guests, contact }, both, 1, 'payment'],
  ['review', { guests, contact, payment_type: 'prepay' as const }, both, 1, 'review'],
  [
    'review',
    { guests, contact, payment_type: 'prepay' as const },
    { pay: { prepay: null, arrival: paid } },
    1,
    'payment',
  ],
  [null, { guests, contact, payment_type: 'prepay' as const }, both, 1, 'guests'],
])('asked for %s, the checkout shows the first step that is not complete', (requested, draft, cart, names, step) => {
  expect(stepOf(requested, draft, cart, names)).toBe(step)
})

test('a product with one way to pay has no step to choose it; of several, the step says what each allows', () => {
  const [first, second] = [line(4, 1), line(5, 1)]
  expect(onlyPayment({ lines: [first], ...both })).toBeNull()
  expect(onlyPayment({ lines: [first], pay: { prepay: paid, arrival: null } })).toBe('prepay')
  expect(onlyPayment({ lines: [first], pay: { prepay: null, arrival: paid } })).toBe('arrival')
  expect(onlyPayment({ lines: [first], pay: { prepay: null, arrival: null } })).toBeNull()
  expect(onlyPayment({ lines: [first, second], pay: { prepay: paid, arrival: null } })).toBeNull()
})

test('a step keeps the product, the promotion code and a booking that is repeated on purpose', () => {
  const at = {
    pathname: '/en/booking/book',
    search: '?hotel=1&room=2~2&room=3~2&promotion=EARLY&again=yes&step=payment',
  }
  expect(addressOfStep(at, 'review')).toBe(
    '/en/booking/book?hotel=1&room=2%7E2&room=3%7E2&promotion=EARLY&again=yes&step=review',
  )
  expect(addressOfStep(at, 'guests')).not.toContain('step')
  expect(addressOfStep({ ...at, search: '?step=review' }, 'guests')).toBe('/en/booking/book')
})

test('the first guests are the lead guests of a line, unless others were chosen', () => {
  expect(leadsOf({ id: 4, names: 2 }, [])).toEqual([0, 1])
  expect(leadsOf({ id: 4, names: 2 }, [{ line_id: 4, leads: [2, 0], special_request: '' }])).toEqual([2, 0])
})

const line = (id: number, names: number) => ({ id, names }) as Parameters<typeof readGuestsForm>[1]['lines'][number]

test('a saved draft fills the form that it was read from', () => {
  const form = new FormData()
  const typed = {
    count: '3',
    'guests.0.first_name': 'Amal',
    'guests.0.last_name': 'Jaber',
    'guests.1.first_name': 'Salma',
    'guests.1.last_name': 'Jaber',
    'contact.email': 'amal@example.com',
    'contact.phone': '٠٥١٢٣٤٥٦٧٨',
    calling: 'SA',
    'contact.country': 'SA',
    'lead.4.0': '1',
    'request.4': 'A cot',
  }
  for (const [name, value] of Object.entries(typed)) form.append(name, value)
  const { parts, errors } = readGuestsForm(form, { lines: [line(4, 1), line(5, 2)] })
  expect(errors).toEqual([])
  // The third name is empty and was not required.
  expect(parts).toEqual({
    guests: [...guests, { first_name: 'Salma', last_name: 'Jaber' }],
    contact,
    lines: [
      { line_id: 4, leads: [1], special_request: 'A cot' },
      { line_id: 5, leads: [0, 1], special_request: '' },
    ],
  })
  expect(savedValuesOf(parts, [{ code: 'SA', calling_code: '+966' }])).toMatchObject({
    calling: 'SA',
    'contact.phone': '051 234 5678',
    'guests.1.first_name': 'Salma',
    'lead.4.0': '1',
    'request.4': 'A cot',
    count: '2',
  })
})

test('an invalid phone number is reported at its field', () => {
  const form = new FormData()
  form.append('contact.phone', '12')
  form.append('calling', 'SA')
  expect(readGuestsForm(form, { lines: [line(4, 1)] }).errors).toEqual([
    { path: 'contact.phone', code: 'impossible_phone', params: { example: '051 234 5678' } },
  ])
})
