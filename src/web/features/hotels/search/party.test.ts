import { expect, test } from 'vitest'
import { partyLabel, partyOf } from '#web/features/hotels/search/party.ts'
import { ratingBand } from '#web/features/reviews/rating.ts'
import { searchLabel } from '#web/features/hotels/search/search-messages.ts'
import { createFormatter } from '#i18n/translator.ts'
import { translator } from '#i18n/translator.server.ts'

const [en, ar] = [createFormatter(translator('en')), createFormatter(translator('ar'))]

test('a party label omits children if there are none', () => {
  expect(partyLabel([{ adults: 2, childAges: [] }], en)).toBe('2 adults · 1 room')
  expect(
    partyLabel(
      [
        { adults: 2, childAges: [9, 4] },
        { adults: 1, childAges: [] },
      ],
      en,
    ),
  ).toBe('3 adults · 2 children · 2 rooms')
  expect(partyLabel([{ adults: 2, childAges: [9] }], ar)).toBe('بالغان · طفل واحد · غرفة واحدة')
})

test('an invalid party is shown as the default party', () => {
  expect(partyOf('2-9,4')).toEqual({ adults: 2, childAges: [9, 4] })
  expect(partyOf('nobody')).toEqual({ adults: 2, childAges: [] })
})

test('a search label omits invalid dates', () => {
  const search = { check_in: '2026-12-20', check_out: '2026-12-24', occupancy: ['2'] }
  expect(searchLabel(search, 'Makkah', en)).toEqual({
    whole: ['Makkah', '20\u00a0–\u00a024 Dec 2026', '4 nights', '2 adults · 1 room'],
    short: 'Makkah · 20\u00a0–\u00a024 Dec 2026',
  })
  expect(searchLabel({ ...search, check_in: 'soon' }, 'Makkah', en).whole).toEqual(['Makkah', '2 adults · 1 room'])
})

test.each([
  [9.6, 'superb'],
  [9, 'superb'],
  [8.9, 'excellent'],
  [8.4, 'very_good'],
  [7, 'good'],
  [6.9, 'fair'],
  [6, 'fair'],
  [5.9, 'other'],
] as const)('a rating of %s is %s', (rating, band) => {
  expect(ratingBand(rating)).toBe(band)
})
