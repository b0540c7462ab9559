import { expect, test } from 'vitest'
import { passes, reasonOf } from '#server/observability/fault.ts'

const failure = Object.assign(new Error(''), { code: 'ECONNREFUSED' })
const statement = (cause: Error) => new Error('Failed query: select $1\nparams: amal@example.com', { cause })

test.each([
  ['what failed and why', new Error('booking 7', { cause: new Error('no seat') }), 'booking 7: no seat'],
  ['no statement', new Error('booking 7', { cause: statement(new Error('no seat')) }), 'booking 7: no seat'],
  ['a code where there are no words', statement(failure), 'ECONNREFUSED'],
  ['at least of which kind', new TypeError(''), 'TypeError'],
  ['what was thrown that is no error', 'odd', 'odd'],
])('a reason contains %s', (_, error, output) => {
  expect(reasonOf(error)).toBe(output)
})

test.each(['25006', '55P03', '57014', 'BUSY', 'ECONNREFUSED'])('trying again can help: the code %s', (code) => {
  expect(passes(new Error('Failed query', { cause: Object.assign(new Error('no'), { code }) }))).toBe(true)
})

test.each([
  ['a pooler without a primary', 'server login has been failing, try again later (server_login_retry)', true],
  ['a pooler that lost the primary', 'server conn crashed?', true],
  ['a statement that is wrong', 'syntax error at or near "form"', false],
])('trying again can help: %s', (_, message, output) => {
  expect(passes(new Error('Failed query', { cause: Object.assign(new Error(message), { code: '08P01' }) }))).toBe(
    output,
  )
})
