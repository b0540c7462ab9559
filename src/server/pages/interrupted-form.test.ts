import { expect, test } from 'vitest'
import type { Actor } from '#domains/context.ts'
import {
  addressOfForm,
  canBeInterrupted,
  formToRefill,
  readInterruptedForm,
  signInOf,
  signInToRefill,
} from '#server/pages/interrupted-form.ts'

const address = 'http://here/en/desk/bookings/R7K2?part=notes'
const signIn = '/en/auth/signin?next=/en/desk/bookings/R7K2'
const posted = (body: URLSearchParams) => new Request(address, { method: 'POST', body })
const read = (fields: [string, string][]) => readInterruptedForm(posted(new URLSearchParams(fields)), signIn)

test('a form is offered again with its address, repeated fields and the names of its files', async () => {
  expect(
    await read([
      ['intent', 'note'],
      ['day', '1'],
      ['day', '3'],
      ['text', ' Two\r\nlines '],
    ]),
  ).toEqual({
    action: '/en/desk/bookings/R7K2?part=notes',
    multipart: false,
    fields: [
      { name: 'intent', value: 'note' },
      { name: 'day', value: '1' },
      { name: 'day', value: '3' },
      { name: 'text', value: ' Two\r\nlines ' },
    ],
    files: [],
    signIn,
  })
  const parts = [
    `name="text"\r\n\r\nMy visa`,
    `name="file"; filename="visa.pdf"\r\n\r\n%PDF`,
    `name="other"; filename=""\r\n\r\n`,
  ]
  const body = parts.map((part) => `--x\r\nContent-Disposition: form-data; ${part}\r\n`).join('')
  const headers = { 'Content-Type': 'multipart/form-data; boundary=x' }
  const form = new Request(address, { method: 'POST', headers, body: `${body}--x--\r\n` })
  expect(await readInterruptedForm(form, signIn)).toMatchObject({
    multipart: true,
    fields: [{ name: 'text', value: 'My visa' }],
    files: [
      { name: 'file', chosen: 'visa.pdf' },
      { name: 'other', chosen: '' },
    ],
  })
})

test('no password or proof is sent to the browser, and no form that is too large', async () => {
  expect(
    await read([
      ['new_password', 'secret'],
      ['name', 'Salma'],
    ]),
  ).toBeNull()
  expect(
    await read([
      ['step_up_code', '123456'],
      ['name', 'Salma'],
    ]),
  ).toMatchObject({
    fields: [{ name: 'name', value: 'Salma' }],
  })
  expect(await read([['text', 'a'.repeat(262_140)]])).toMatchObject({ fields: [{ name: 'text' }] })
  expect(await read([['text', 'a'.repeat(262_141)]])).toBeNull()
  expect(await read(Array.from({ length: 2_001 }, () => ['day', '1']))).toBeNull()
  expect(await read([])).toBeNull()
})

test('only a submitted form without a session can be interrupted', () => {
  const visitor: Actor = { kind: 'visitor' }
  const staff = (proven: boolean) => ({ kind: 'traveller', staff: { proven } }) as Actor
  const traveller = { kind: 'traveller' } as Actor
  const form = posted(new URLSearchParams({ text: 'a' }))
  expect([visitor, traveller, staff(false), staff(true)].map((actor) => canBeInterrupted(form, actor))).toEqual([
    true,
    false,
    true,
    false,
  ])
  expect(canBeInterrupted(new Request(address), visitor)).toBe(false)
  expect(canBeInterrupted(new Request('http://here/en/desk.data', { method: 'POST' }), visitor)).toBe(false)
})

test('only the sign-in that leads back to the page of the form is replaced', () => {
  const form = posted(new URLSearchParams({ text: 'a' }))
  const to = (location: string, status = 302) => signInOf(new Response(null, { status, headers: { location } }), form)
  expect(to(signIn)).toBe(signIn)
  const factor = '/en/desk/second-factor?next=/en/desk/bookings/R7K2?part=notes&done=ended'
  expect(to(factor, 303)).toBe(factor)
  for (const other of [
    '/en/auth/signin',
    '/en/auth/signin?done=deleted',
    // The first set-up and a new password succeed, and continue elsewhere after sign-in.
    '/en/desk/second-factor?next=/en/desk/setup',
    '/en/desk/bookings/R7K2',
    'http://there/en/auth/signin?next=/en/desk/bookings/R7K2',
  ])
    expect(to(other), other).toBeNull()
  expect(to(signIn, 200)).toBeNull()
})

test('a page fills in what was typed and names the files, without the fields of the request', () => {
  const form = { action: '', multipart: true, signIn, files: [{ name: 'file', chosen: 'visa.pdf' }] }
  const fields = (...pairs: [string, string][]) => pairs.map(([name, value]) => ({ name, value }))
  expect(
    formToRefill({ ...form, fields: fields(['intent', 'message'], ['key', 'random'], ['text', 'A cot']) }),
  ).toEqual({
    values: { text: 'A cot' },
    files: ['visa.pdf'],
  })
  // A button alone, such as one that withdraws a change, has nothing to fill in.
  expect(formToRefill({ ...form, fields: fields(['intent', 'withdraw']) })).toBeNull()
})

test('sign-in leads back to the page of the form, which has one address before and after', () => {
  const page = '/en/booking/change?reference=R7K2'
  const address = signInToRefill('/en/auth/signin?next=/en/booking/change?reference=R7K2', page)
  const next = new URL(address, 'http://here').searchParams.get('next') ?? ''
  expect(next).toBe(`${page}&form=stored`)
  for (const path of [page, next, '/en/booking/change.data?reference=R7K2&form=stored&_routes=x'])
    expect(addressOfForm(new Request(`http://here${path}`)), path).toBe(page)
})
