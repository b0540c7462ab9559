import { expect, test } from 'vitest'
import { partyInWords, partyOf } from '#domains/stays/ui/party.ts'
import { ratingBand } from '#domains/stays/ui/rating.ts'
import { searchInWords } from '#domains/stays/ui/search-words.ts'
import { createFormatter } from '#text/formatter.ts'
import { translator } from '#text/translator.server.ts'

const [en, ar] = [createFormatter(translator('en')), createFormatter(translator('ar'))]

test('a party in words leaves out children that do not come', () => {
  expect(partyInWords([{ adults: 2, childAges: [] }], en)).toBe('2 adults · 1 room')
  expect(
    partyInWords(
      [
        { adults: 2, childAges: [9, 4] },
        { adults: 1, childAges: [] },
      ],
      en,
    ),
  ).toBe('3 adults · 2 children · 2 rooms')
  expect(partyInWords([{ adults: 2, childAges: [9] }], ar)).toBe('بالغان · طفل واحد · غرفة واحدة')
})

test('what is no party is shown as the usual one', () => {
  expect(partyOf('2-9,4')).toEqual({ adults: 2, childAges: [9, 4] })
  expect(partyOf('nobody')).toEqual({ adults: 2, childAges: [] })
})

test('a search in words leaves out dates that are none', () => {
  const search = { check_in: '2026-12-20', check_out: '2026-12-24', occupancy: ['2'] }
  expect(searchInWords(search, 'Makkah', en)).toEqual({
    whole: ['Makkah', '20 – 24 Dec 2026', '4 nights', '2 adults · 1 room'],
    short: 'Makkah · 20 – 24 Dec 2026',
  })
  expect(searchInWords({ ...search, check_in: 'soon' }, 'Makkah', en).whole).toEqual(['Makkah', '2 adults · 1 room'])
})

test.each([
  [9.6, 'superb'],
  [9, 'superb'],
  [8.9, 'excellent'],
  [8.4, 'very_good'],
  [7, 'good'],
  [6.9, 'other'],
] as const)('%s is %s', (rating, band) => {
  expect(ratingBand(rating)).toBe(band)
})
