import { expect, test } from 'vitest'
import { travellerChoices, travellersOf } from '#web/features/hotels/two-cities/extra-travellers.ts'

const family = { adults: 2, childAges: [1, 9] }

test('the choices contain an adult, and no more travellers than one booking can have', () => {
  const choices = (max: number | null) =>
    travellerChoices(family, max).map(({ adults, children }) => `${adults}+${children}`)
  expect(choices(null)).toEqual(['1+0', '1+1', '1+2', '2+0', '2+1', '2+2'])
  expect(choices(3)).toEqual(['1+0', '1+1', '1+2', '2+0', '2+1'])
  expect(choices(1)).toEqual(['1+0'])
})

test('each choice is its own travellers, with the oldest children first', () => {
  for (const max of [null, 1, 2, 3])
    for (const choice of travellerChoices(family, max)) {
      const { adults, childAges } = travellersOf(family, choice, max)
      expect({ adults, children: childAges.length }).toEqual(choice)
      expect(childAges).toEqual([9, 1].slice(0, choice.children))
    }
})

test('travellers whom a smaller party does not have, or who exceed one booking, are left out', () => {
  expect(travellersOf({ adults: 2, childAges: [] }, { adults: 4, children: 3 }, null)).toEqual({
    adults: 2,
    childAges: [],
  })
  expect(travellersOf(family, { adults: 2, children: 2 }, 3)).toEqual({ adults: 2, childAges: [9] })
  expect(travellersOf({ adults: 6, childAges: [9] }, { adults: 6, children: 1 }, 4)).toEqual({
    adults: 4,
    childAges: [],
  })
})
