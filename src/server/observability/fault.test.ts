import { expect, test } from 'vitest'
import { faultOf, passes, reasonOf } from '#server/observability/fault.ts'

const failure = Object.assign(new Error(''), { code: 'ECONNREFUSED' })
const statement = (cause: Error) => new Error('Failed query: select $1\nparams: amal@example.com', { cause })

function jsonError(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    return error
  }
}

test.each([
  ['what failed and why', new Error('booking 7', { cause: new Error('no seat') }), 'booking 7: no seat'],
  ['no statement', new Error('booking 7', { cause: statement(new Error('no seat')) }), 'booking 7: no seat'],
  ['a code where there are no words', statement(failure), 'ECONNREFUSED'],
  [
    'no value of a data exception',
    statement(Object.assign(new Error('invalid input syntax for type date: "amal@example.com"'), { code: '22007' })),
    'invalid input syntax for type date: "…"',
  ],
  ['no text that is no JSON', jsonError('{"name":"Amal Aziz"'), expect.not.stringContaining('Amal')],
  [
    'the name of a constraint',
    statement(Object.assign(new Error('violates unique constraint "booking_key"'), { code: '23505' })),
    'violates unique constraint "booking_key"',
  ],
  ['at least of which kind', new TypeError(''), 'TypeError'],
  ['what was thrown that is no error', 'odd', 'odd'],
])('a reason contains %s', (_, error, output) => {
  expect(reasonOf(error)).toEqual(output)
})

test('the log of a fault names its place and code, and no value', () => {
  const lines: unknown[] = []
  const cause = Object.assign(new Error('date/time field value out of range: "Amal\n Aziz"'), { code: '22008' })
  faultOf(statement(cause), (level, event, facts) => lines.push([level, event, facts]), 'one')
  faultOf(jsonError('[Amal Aziz]'), (level, event, facts) => lines.push([level, event, facts]), 'two')
  expect(lines).toMatchObject([
    ['error', 'fault', { requestId: 'one', codes: ['22008'], stack: expect.stringMatching(/^ {4}at .*fault\.test/) }],
    ['error', 'fault', { requestId: 'two' }],
  ])
  expect(JSON.stringify(lines)).not.toMatch(/Amal|Aziz/)
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
