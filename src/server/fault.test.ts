import { expect, test } from 'vitest'
import { reasonOf } from '#server/fault.ts'

const refused = Object.assign(new Error(''), { code: 'ECONNREFUSED' })
const statement = (cause: Error) => new Error('Failed query: select $1\nparams: amal@example.com', { cause })

test.each([
  ['what failed and why', new Error('booking 7', { cause: new Error('no seat') }), 'booking 7: no seat'],
  ['no statement', new Error('booking 7', { cause: statement(new Error('no seat')) }), 'booking 7: no seat'],
  ['a code where there are no words', statement(refused), 'ECONNREFUSED'],
  ['at least of which kind', new TypeError(''), 'TypeError'],
  ['what was thrown that is no error', 'odd', 'odd'],
])('a reason says %s', (_, error, said) => {
  expect(reasonOf(error)).toBe(said)
})
