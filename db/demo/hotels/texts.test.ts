import { expect, test } from 'vitest'
import { aboutMetres, minutes, people, squareMetres } from '#db/demo/hotels/counts.ts'
import { demoWorld } from '#db/demo/world.ts'
import type { Bilingual } from '#i18n/locale.ts'

const world = demoWorld()
const arabicLetter = /[\u0600-\u06ff]/
const latinLetter = /[A-Za-z]/

test('every text exists in both languages, each in its own script', () => {
  const wrong = bilingualsOf(world).filter(
    ({ path, text }) =>
      // The welcome is Arabic in both languages.
      path !== '.settings.brand.welcome' &&
      (!text.en.trim() || !text.ar.trim() || arabicLetter.test(text.en) || latinLetter.test(text.ar)),
  )
  expect(wrong).toEqual([])
})

test('no two hotels have the same texts', () => {
  for (const locale of ['en', 'ar'] as const) {
    const summaries = world.hotels.map((hotel) => hotel.summary[locale])
    const paragraphs = world.hotels.flatMap((hotel) => hotel.description[locale].split('\n\n'))
    expect(world.hotels.every((hotel) => hotel.description[locale].split('\n\n').length === 3)).toBe(true)
    for (const texts of [summaries, paragraphs])
      expect(texts.filter((text, i) => texts.indexOf(text) !== i)).toEqual([])
  }
})

test('a text mentions meals, shuttles and wheelchair access only where the hotel offers them', () => {
  for (const hotel of world.hotels) {
    const result = hotel.summary.en + hotel.description.en
    const has = (id: string) => hotel.amenities.includes(id)
    if (/(?<!no )shuttle (to the mosque|of the hotel|goes)|ride to the mosque/.test(result))
      expect(has('haram_shuttle'), hotel.slug).toBe(true)
    if (/wheelchair/i.test(result)) expect(has('wheelchair_access'), hotel.slug).toBe(true)
    if (/halal|A restaurant/.test(result)) expect(has('restaurant'), hotel.slug).toBe(true)
    if (/Haram-view|look onto the mosque/.test(result)) expect(has('haram_view'), hotel.slug).toBe(true)
    if (/Red Sea|sea-view/i.test(result))
      expect(
        hotel.rooms.some((room) => room.view === 'sea'),
        hotel.slug,
      ).toBe(true)
    for (const board of ['suhoor', 'dinner']) {
      if (!result.includes(board)) continue
      const boards = hotel.rooms[0]?.rates.map((rate) => rate.board)
      expect(boards, hotel.slug).toContain(board === 'suhoor' ? 'suhoor_iftar' : 'half_board')
    }
  }
})

test('counted nouns take the correct Arabic form', () => {
  expect([1, 2, 3, 10, 11, 100, 103].map((count) => minutes(count).ar)).toEqual([
    'دقيقة واحدة',
    'دقيقتين',
    '3\u00a0دقائق',
    '10\u00a0دقائق',
    '11\u00a0دقيقة',
    '100\u00a0دقيقة',
    '103\u00a0دقائق',
  ])
  expect([200, 210, 250, 958, 996, 1234].map((metres) => aboutMetres(metres).ar)).toEqual([
    'نحو 200\u00a0متر',
    'نحو 210\u00a0أمتار',
    'نحو 250\u00a0مترًا',
    'نحو 960\u00a0مترًا',
    'نحو 1\u00a0كم',
    'نحو 1.2\u00a0كم',
  ])
  expect([24, 100, 105].map((metres) => squareMetres(metres).ar)).toEqual([
    '24\u00a0مترًا مربعًا',
    '100\u00a0متر مربع',
    '105\u00a0أمتار مربعة',
  ])
  expect([1, 2, 5].map((count) => people(count).ar)).toEqual(['شخص واحد', 'شخصين', 'خمسة أشخاص'])
})

/** All objects of the shape `{en, ar}` in a value, with their paths. */
function bilingualsOf(value: unknown, path = ''): { path: string; text: Bilingual }[] {
  if (value === null || typeof value !== 'object') return []
  if ('en' in value && 'ar' in value && typeof value.en === 'string') return [{ path, text: value as Bilingual }]
  return Object.entries(value).flatMap(([key, inner]) => bilingualsOf(inner, `${path}.${key}`))
}
