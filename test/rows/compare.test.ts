import { expect, test } from 'vitest'
import { compareRows, type DeclaredColumn, type DeclaredRow } from '#test/rows/compare.ts'
import type { ValueKind } from '#test/rows/record.ts'

const [integer, text, jsonb, dates, bigints] = [23, 25, 3802, 1182, 1016]

function declared(columns: Record<string, [text: string, ...kinds: string[]]>, open = false): DeclaredRow {
  const entries = Object.entries(columns).map(([name, [text, ...kinds]]): [string, DeclaredColumn] => [
    name,
    { text, optional: text.endsWith('undefined'), kinds: new Set(kinds) },
  ])
  return { columns: new Map(entries), open }
}

const id = declared({ id: ['number', 'number'] })

test.each<
  [rule: string, row: DeclaredRow, columns: [string, number][], kinds: Record<string, ValueKind[]>, expected: string[]]
>([
  ['equal columns', id, [['id', integer]], { id: ['number'] }, []],
  [
    'a renamed column is missing and undeclared',
    id,
    [['n', integer]],
    { n: ['number'] },
    ['column "n": not declared, selected as integer', 'column "id": declared number, not selected'],
  ],
  [
    'another type, even without a row',
    id,
    [['id', text]],
    {},
    ['column "id": declared number, returned as string (text)'],
  ],
  [
    'null that is not declared',
    id,
    [['id', integer]],
    { id: ['number', 'null'] },
    ['column "id": declared number, returned as null (integer)'],
  ],
  [
    'null that is declared',
    declared({ id: ['number | null', 'number', 'null'] }),
    [['id', integer]],
    { id: ['null'] },
    [],
  ],
  ['a further column of a row with an index signature', declared({}, true), [['n', integer]], { n: ['number'] }, []],
  ['an optional column', declared({ id: ['number | undefined', 'number'] }), [], {}, []],
  ['`unknown` allows everything', declared({ id: ['unknown', 'anything'] }), [['id', jsonb]], { id: ['null'] }, []],
  [
    'text in JSON where an object is declared',
    declared({ priced: ['Priced', 'object'] }),
    [['priced', jsonb]],
    { priced: ['string'] },
    ['column "priced": declared Priced, returned as string (jsonb)'],
  ],
  [
    'a Date in JSON',
    declared({ at: ['Date', 'date'] }),
    [['at', jsonb]],
    {},
    ['column "at": declared Date, returned as JSON, which contains no Date (jsonb)'],
  ],
  [
    'an array of dates arrives as text',
    declared({ nights: ['string[]', 'array', 'string[]'] }),
    [['nights', dates]],
    { nights: ['string'] },
    ['column "nights": declared string[], returned as string (date[])'],
  ],
  [
    'an array of 64-bit numbers arrives as strings',
    declared({ ids: ['number[]', 'array', 'number[]'] }),
    [['ids', bigints]],
    { ids: ['array'] },
    ['column "ids": declared number[], returned as string[] (bigint[])'],
  ],
])('%s', (_, row, columns, kinds, expected) => {
  expect(compareRows(row, { columns, kinds })).toEqual(expected)
})
