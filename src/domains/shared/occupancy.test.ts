import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { occupancyText } from '#api/shapes.ts'
import {
  fitsRoom,
  formatOccupancy,
  guestsOf,
  maxAdultsPerRoom,
  occupancyFields,
  oldestChild,
  onePartyOf,
  parseOccupancy,
  typedOccupancy,
} from '#domains/shared/occupancy.ts'

describe('parsing', () => {
  test.for([
    ['1', { adults: 1, childAges: [] }],
    ['2', { adults: 2, childAges: [] }],
    ['2-9,4', { adults: 2, childAges: [9, 4] }],
    ['1-0', { adults: 1, childAges: [0] }],
    ['12-17', { adults: 12, childAges: [17] }],
    ['02-09', { adults: 2, childAges: [9] }],
  ] as const)('accepts %s', ([text, expected]) => {
    expect(parseOccupancy(text)).toEqual(expected)
  })

  test.for([
    '',
    '0',
    '0-4',
    '13',
    '2-18',
    '2-9,18',
    '2-',
    '2-,4',
    '2-4,',
    '-4',
    '2,4',
    '2 ',
    ' 2',
    '2-4-5',
    '100',
    '2-100',
    '-1',
    '2--4',
    '1.5',
    '1e1',
    '٢',
    '2\n',
    '2-9\n',
    'two',
  ])('rejects %j', (text) => {
    expect(parseOccupancy(text)).toBeNull()
  })

  test('a formatted party is parsed back unchanged and is accepted by the contract', () => {
    const party = fc.record({
      adults: fc.integer({ min: 1, max: maxAdultsPerRoom }),
      childAges: fc.array(fc.integer({ min: 0, max: oldestChild }), { maxLength: 10 }),
    })
    fc.assert(
      fc.property(party, (values) => {
        const text = formatOccupancy(values)
        expect(parseOccupancy(text)).toEqual(values)
        expect(occupancyText.safeParse(text).success).toBe(true)
      }),
    )
  })

  test('any text is parsed as a party within the limits or rejected', () => {
    const typed = fc.oneof(fc.string(), fc.stringMatching(/^[\d,-]{0,12}$/))
    fc.assert(
      fc.property(typed, (text) => {
        const party = parseOccupancy(text)
        if (!party) return
        expect(party.adults).toBeGreaterThanOrEqual(1)
        expect(party.adults).toBeLessThanOrEqual(maxAdultsPerRoom)
        for (const age of party.childAges) expect(age).toBeLessThanOrEqual(oldestChild)
        expect(parseOccupancy(formatOccupancy(party))).toEqual(party)
      }),
    )
  })
})

describe('sharing a room', () => {
  const family = { maxAdults: 2, maxChildren: 2, maxTotal: 3 }
  test.for([
    [{ adults: 2, childAges: [] }, 11, true],
    [{ adults: 3, childAges: [] }, 11, false],
    [{ adults: 2, childAges: [4] }, 11, true],
    [{ adults: 2, childAges: [4, 5] }, 11, false],
    [{ adults: 1, childAges: [4, 5] }, 11, true],
    [{ adults: 1, childAges: [2, 3, 4] }, 11, false],
    // A child above the hotel's age limit takes an adult's place and frees a child's.
    [{ adults: 2, childAges: [12] }, 11, false],
    [{ adults: 2, childAges: [12] }, 12, true],
    [{ adults: 1, childAges: [12] }, 11, true],
    [{ adults: 1, childAges: [12, 13] }, 11, false],
    [{ adults: 1, childAges: [11, 12] }, 11, true],
    [{ adults: 2, childAges: [0] }, 0, true],
    [{ adults: 2, childAges: [1] }, 0, false],
  ] as const)('%j with children up to age %i fits: %s', ([{ adults, childAges }, childMaxAge, expected]) => {
    expect(fitsRoom({ adults, childAges: [...childAges] }, family, childMaxAge)).toBe(expected)
  })

  test("an adult cannot take a child's place", () => {
    const room = { maxAdults: 2, maxChildren: 0, maxTotal: 4 }
    expect(fitsRoom({ adults: 1, childAges: [5] }, room, 11)).toBe(false)
    expect(fitsRoom({ adults: 1, childAges: [15] }, room, 11)).toBe(true)
    expect(fitsRoom({ adults: 3, childAges: [] }, room, 11)).toBe(false)
  })
})

test('the guests of all rooms are counted', () => {
  expect(
    guestsOf([
      { adults: 2, childAges: [4] },
      { adults: 1, childAges: [3, 9] },
    ]),
  ).toEqual({ adults: 3, children: 3 })
  expect(guestsOf([])).toEqual({ adults: 0, children: 0 })
})

describe('text of two fields', () => {
  test.for([
    ['2', '', '2', '2', ''],
    ['02', '09, 4', '2-9,4', '2', '9, 4'],
    ['2', '9 و 4', '2-9,4', '2', '9, 4'],
    ['2', '9 and 4/0', '2-9,4,0', '2', '9, 4, 0'],
  ] as const)('adults %s and ages %s become %s', ([adults, ages, party, ...fields]) => {
    expect(typedOccupancy(adults, ages)).toBe(party)
    expect(parseOccupancy(party)).not.toBeNull()
    expect(occupancyFields(party)).toEqual({ adults: fields[0], ages: fields[1] })
  })

  test.for([
    ['900', ''],
    ['two', ''],
    ['0', ''],
    ['', '4'],
    ['2', 'abc'],
    ['2', '30'],
    ['2', '-4'],
  ] as const)('adults %s and ages %s are invalid and stay in the fields', ([adults, ages]) => {
    const party = typedOccupancy(adults, ages)
    expect(parseOccupancy(party)).toBeNull()
    expect(occupancyFields(party)).toEqual({ adults, ages })
  })
})

test('the guests of all rooms are one party, unless they are more than one booking can have', () => {
  expect(onePartyOf(['2-9', '1', '2-4,0'])).toBe('5-9,4,0')
  expect(onePartyOf(['12', '1'])).toBeNull()
  expect(onePartyOf(['nobody'])).toBeNull()
})
