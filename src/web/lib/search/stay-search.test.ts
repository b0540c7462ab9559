import { describe, expect, test } from 'vitest'
import { links } from '#links/site.ts'
import { createFormatter } from '#i18n/translator.ts'
import { translator } from '#i18n/translator.server.ts'
import { stayNote } from '#web/features/hotels/search/stay-note.ts'
import { proposedStay, queryOf, readLinkedStay, readStaySearch } from '#web/lib/search/stay-search.ts'

const today = '2026-11-21'
const read = (query: string) => readStaySearch(new URLSearchParams(query), today)

describe('a stay read from a URL', () => {
  test('has the requested values', () => {
    expect(read('where=makkah&check_in=2026-12-20&check_out=2026-12-24&occupancy=2-9,4&occupancy=3')).toEqual({
      search: { where: 'makkah', check_in: '2026-12-20', check_out: '2026-12-24', occupancy: ['2-9,4', '3'] },
      dated: true,
      plain: false,
    })
  })

  test.for([
    ['', 'point:21.42,39.826', 'point:21.42,39.826'],
    ['  ', 'area:39.8,21.4,39.9,21.5', 'area:39.8,21.4,39.9,21.5'],
    ['', 'مكة المكرمة', 'مكة المكرمة'],
    ['Madinah', 'point:21.42,39.826', 'Madinah'],
    [' قباء ', 'makkah', 'قباء'],
    ['', '', ''],
  ] as const)('the form without scripts submits "%s" with the place "%s", which is %s', ([where, place, expected]) => {
    expect(read(new URLSearchParams({ where, place, adults1: '2' }).toString()).search.where).toBe(expected)
  })

  test('proposes dates a week ahead if none are requested', () => {
    const requested = read('where=madinah')
    expect(requested).toMatchObject({ dated: false, search: { check_in: '2026-11-28', check_out: '2026-12-01' } })
    expect(proposedStay('2026-12-28')).toEqual({ check_in: '2027-01-04', check_out: '2027-01-07' })
  })

  test('is for two adults by default', () => {
    expect(read('').search.occupancy).toEqual(['2'])
    expect(read('occupancy=').search.occupancy).toEqual(['2'])
  })

  test('accepts Arabic and Persian digits', () => {
    const { search } = read('check_in=٢٠٢٦-١٢-٠١&check_out=۲۰۲۶/۱۲/۳&occupancy=٢-٩,٤')
    expect(search).toMatchObject({ check_in: '2026-12-01', check_out: '2026-12-03', occupancy: ['2-9,4'] })
  })

  test('accepts dates as people write them, and the page redirects to the canonical address', () => {
    expect(read('check_in=30/11/2026&check_out=٣/١٢/٢٠٢٦')).toMatchObject({
      search: { check_in: '2026-11-30', check_out: '2026-12-03' },
      plain: true,
    })
    expect(read('check_in=10 رمضان 1448&check_out=20 Feb 2027').search).toMatchObject({
      check_in: '2027-02-17',
      check_out: '2027-02-20',
    })
  })

  test('keeps an invalid date, so that the form can show it', () => {
    expect(read('check_in=tomorrow&check_out=2026-13-40').search).toMatchObject({
      check_in: 'tomorrow',
      check_out: '2026-13-40',
    })
    expect(read('check_in=2026-12-01')).toMatchObject({ dated: true, search: { check_out: '' } })
  })

  test('limits the length of external input', () => {
    expect(read(`where=${'a'.repeat(500)}`).search.where).toHaveLength(100)
    expect(read(`check_in=${'9'.repeat(500)}`).search.check_in).toHaveLength(20)
  })
})

describe('a stay read from the form without scripts', () => {
  test('has a room for each number of adults', () => {
    const requested = read('adults1=2&ages1=9, 4&adults2=1&ages2=&adults3=&ages3=&adults4=0&ages4=7')
    expect(requested).toMatchObject({ plain: true, search: { occupancy: ['2-9,4', '1'] } })
  })

  test('keeps an invalid age, so that it is rejected and shown', () => {
    expect(read('adults1=2&ages1=abc').search.occupancy).toEqual(['2-abc'])
    expect(read('adults1=2&ages1=30&adults2=1').search.occupancy).toEqual(['2-30', '1'])
  })

  test('accepts any separator between ages', () => {
    expect(read('adults1=٢&ages1=٩ و ٤').search.occupancy).toEqual(['2-9,4'])
    expect(read('adults1=2&ages1=9;4/0').search.occupancy).toEqual(['2-9,4,0'])
  })

  test('falls back to two adults when every room is empty', () => {
    expect(read('adults1=&ages1=')).toMatchObject({ plain: true, search: { occupancy: ['2'] } })
  })

  test('leads to a URL that is read as the same stay', () => {
    const requested = read('where=makkah&check_in=2026-12-20&check_out=2026-12-24&adults1=2&ages1=9,4&adults2=3')
    const canonical = links.hotels('en', queryOf(requested))
    expect(canonical).toBe(
      '/en/hotels?where=makkah&check_in=2026-12-20&check_out=2026-12-24&occupancy=2-9,4&occupancy=3',
    )
    const again = readStaySearch(new URL(canonical, 'http://site').searchParams, today)
    expect(again).toEqual({ ...requested, plain: false })
  })
})

describe('the query of a URL', () => {
  test('omits proposed dates', () => {
    expect(queryOf(read('where=makkah'))).toEqual({ where: 'makkah', occupancy: [] })
    expect(links.hotels('ar', queryOf(read('where=makkah')))).toBe('/ar/hotels?where=makkah')
  })
})

describe('a link whose dates have passed', () => {
  const linked = (query: string) => readLinkedStay(new URLSearchParams(query), today)

  test.each([
    'check_in=2026-11-20&check_out=2026-11-22',
    'check_in=2026-11-20&check_out=2026-12-22',
    'check_in=2026-11-20&check_out=2026-11-10',
    'check_in=2026-11-20',
    'check_in=20/11/2026&check_out=22 Nov 2026',
    'check_in=2020-01-01&check_out=tomorrow&adults1=2',
    'check_in=10 رمضان 1447&check_out=12 رمضان 1447',
  ])('%s is read without them, with its place and party', (query) => {
    expect(linked(`where=makkah&occupancy=3&${query}`)).toMatchObject({
      search: { where: 'makkah', ...proposedStay(today) },
      dated: false,
      plain: false,
    })
  })

  test.each([
    'check_in=2026-11-21&check_out=2026-11-22',
    'check_in=tomorrow&check_out=2026-11-01',
    'check_out=2026-11-01',
    '',
  ])('but %s is read as any other', (query) => {
    expect(linked(query)).toEqual({ ...read(query), passed: null })
  })
})

describe('the sentence about the dates of a stay', () => {
  const noteOf = (query: string, isNight: boolean, locale: 'en' | 'ar' = 'en') => {
    const t = translator(locale)
    const format = createFormatter(t)
    return stayNote(readLinkedStay(new URLSearchParams(query), today), { today, isNight }, { t, format })
  }

  test('names the dates that have passed', () => {
    expect(noteOf('check_in=2026-11-10&check_out=2026-11-12', false)?.replaceAll('\u00a0', ' ')).toBe(
      'The dates of this link have passed: 10 – 12 Nov 2026. Choose other dates.',
    )
    expect(noteOf('check_in=2026-11-10', false)).toBe(
      'The dates of this link have passed: 10 Nov 2026. Choose other dates.',
    )
    expect(noteOf('check_in=2026-11-10', false, 'ar')).toContain('10 نوفمبر 2026')
  })

  test('says after midnight that the running night can be booked, or is chosen', () => {
    expect(noteOf('', true)?.replaceAll('\u00a0', ' ')).toBe(
      'It is after midnight. Tonight, the night of 21 – 22 Nov 2026, can be booked until four in the morning: choose 21 Nov as the check-in date.',
    )
    expect(noteOf(`check_in=${today}&check_out=2026-11-23`, true)?.replaceAll('\u00a0', ' ')).toBe(
      'Tonight, the night of 21 – 22 Nov 2026: check in now.',
    )
    expect(noteOf(`check_in=${today}&check_out=2026-11-23`, true, 'ar')).toMatch(/^الليلة، ليلة .+: سجّل وصولك الآن\.$/)
    expect(noteOf('check_in=2026-11-22&check_out=2026-11-23', true)).toBeNull()
    expect(noteOf(`check_in=${today}&check_out=2026-11-23`, false)).toBeNull()
  })
})
