import { expect, test } from 'vitest'
import { z } from 'zod'
import { inputFromQuery } from '#server/api/query-input.ts'

const schema = z.object({
  text: z.string().optional(),
  count: z.int().default(1),
  price: z.number().nullable().optional(),
  flag: z.boolean().optional(),
  id: z.union([z.int(), z.string()]).optional(),
  rooms: z.array(z.string()).default(['2']),
  ages: z.array(z.int()).optional(),
  sort: z.enum(['price', 'stars']).optional(),
  stays: z.array(z.object({ hotel: z.int() })).optional(),
})

test.for<[string, Record<string, unknown>]>([
  ['', {}],
  ['text=5', { text: '5' }],
  ['text=', { text: '' }],
  ['text=a&text=b', { text: 'a' }],
  ['count=5', { count: 5 }],
  ['count=-5', { count: -5 }],
  ['count=٢٠', { count: 20 }],
  ['count=five', { count: 'five' }],
  ['count=', { count: '' }],
  ['count=1e3', { count: '1e3' }],
  ['count=0x10', { count: '0x10' }],
  ['count=%205', { count: 5 }],
  ['count=Infinity', { count: 'Infinity' }],
  ['price=1.50', { price: 1.5 }],
  ['price=1.', { price: '1.' }],
  ['flag=true', { flag: true }],
  ['flag=false', { flag: false }],
  ['flag=1', { flag: '1' }],
  ['id=12', { id: 12 }],
  ['id=twelve', { id: 'twelve' }],
  ['rooms=2', { rooms: ['2'] }],
  ['rooms=2-9,4&rooms=1', { rooms: ['2-9,4', '1'] }],
  ['ages=4&ages=x', { ages: [4, 'x'] }],
  ['sort=price', { sort: 'price' }],
  ['stays={"hotel":1}&stays={"hotel":2}', { stays: [{ hotel: 1 }, { hotel: 2 }] }],
  ['stays={"hotel', { stays: ['{"hotel'] }],
  ['unknown=1', { unknown: '1' }],
  ['constructor=2&toString=3', { constructor: '2', toString: '3' }],
  ['text=%D9%85%D9%83%D8%A9+1', { text: 'مكة 1' }],
])('parses the query string %j', ([query, expected]) => {
  expect(inputFromQuery(schema, new URLSearchParams(query))).toEqual(expected)
})

test('a value that does not fit is passed on, and the schema rejects it by name', () => {
  const read = schema.safeParse(inputFromQuery(schema, new URLSearchParams('count=five&flag=1&ages=x')))
  expect(read.error?.issues.map((issue) => issue.path.join('.'))).toEqual(['count', 'flag', 'ages.0'])
})

test('a field that the schema does not know is passed on, whatever its name, and the schema reports it', () => {
  const input = inputFromQuery(z.object({}), new URLSearchParams('a=1&__proto__=2'))
  expect(Object.entries(input)).toEqual([
    ['a', '1'],
    ['__proto__', '2'],
  ])
  expect(Object.getPrototypeOf(input)).toBe(Object.prototype)
})
