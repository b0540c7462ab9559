import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { nightsBetween } from '#domains/shared/dates.ts'
import { readTwoCities, possibleNames, staysOf, twoCitiesQuery, twoNames } from '#web/lib/search/two-cities.ts'
import { twoCitiesLinks } from '#links/site.ts'

const today = '2026-11-21'
const read = (query: string) => readTwoCities(new URLSearchParams(query), today)
const trip = 'where=makkah,madinah&check_in=2026-12-20&check_out=2026-12-27'

describe('the nights of a trip', () => {
  test('are those of the address in the first city, and the rest in the second', () => {
    const found = read(`${trip}&nights=5&occupancy=2-9`)
    expect(found.nights).toEqual([5, 2])
    expect(staysOf(found)).toEqual([
      { where: 'makkah', check_in: '2026-12-20', check_out: '2026-12-25', occupancy: ['2-9'] },
      { where: 'madinah', check_in: '2026-12-25', check_out: '2026-12-27', occupancy: ['2-9'] },
    ])
  })

  test('are divided equally if the address does not divide them, the odd one in the first city', () => {
    expect(read(trip).nights).toEqual([4, 3])
    expect(read(`${trip}&nights=abc`).nights).toEqual([4, 3])
  })

  test('are divided again if new dates leave none for the second city', () => {
    expect(read(`where=makkah,madinah&check_in=2026-12-20&check_out=2026-12-24&nights=5`).nights).toEqual([2, 2])
    expect(read(`where=makkah,madinah&check_in=2026-12-20&check_out=2026-12-24&nights=0`).nights).toEqual([2, 2])
  })

  test('decide the departure if the form of the page sends them for both cities, in any digits', () => {
    const found = read('where=makkah,madinah&check_in=2026-12-20&nights=٣&nights_after=2')
    expect(found).toMatchObject({ nights: [3, 2], plain: true, dated: true, search: { check_out: '2026-12-25' } })
  })

  test('are the proposed ones if a link has an arrival and no departure', () => {
    expect(read('where=makkah,madinah&check_in=2026-12-20')).toMatchObject({ nights: [3, 3], plain: true, dated: true })
    const found = read('where=makkah,madinah&check_in=2026-12-20&nights=4')
    expect(found).toMatchObject({ nights: [4, 3], plain: true, search: { check_out: '2026-12-27' } })
    expect(read('where=makkah,madinah&check_in=soon&nights=4')).toMatchObject({ nights: [0, 0], plain: false })
  })

  test('of a form stay as typed if one is zero, so that the page can reject them', () => {
    expect(read('check_in=2026-12-20&nights=0&nights_after=4').nights).toEqual([0, 4])
    expect(read('check_in=2026-12-20&nights=4&nights_after=0').nights).toEqual([4, 0])
  })

  test('and the order are those of the search form, beside which the fields for one place do not count', () => {
    const ofOnePlace = 'where=Jeddah&check_out=2026-12-24&adults1=2'
    const found = read(
      `both=makkah,madinah&order=madinah,makkah&check_in=2026-12-20&nights=2&nights_after=٤&${ofOnePlace}`,
    )
    expect(found).toMatchObject({
      nights: [4, 2],
      plain: true,
      dated: true,
      search: { where: 'madinah,makkah', check_out: '2026-12-26', occupancy: ['2'] },
    })
    expect(read('both=makkah,madinah&check_in=2026-12-20&nights=0&nights_after=3').nights).toEqual([0, 3])
  })

  test('of an invalid date cannot be divided, and the date stays as typed', () => {
    expect(read('check_in=tomorrow&check_out=2026-12-24&nights=2&nights_after=2')).toMatchObject({
      search: { check_in: 'tomorrow' },
      nights: [0, 0],
    })
  })

  test('are proposed a week ahead without dates', () => {
    expect(read('where=madinah,makkah')).toMatchObject({
      dated: false,
      nights: [3, 3],
      search: { check_in: '2026-11-28', check_out: '2026-12-04' },
    })
  })
})

test.each([
  ['٣', 3],
  ['۱۲', 12],
  ['１４', 14],
  ['three', 0],
  ['2.5', 0],
  ['-2', 0],
])('“%s” nights in the first city are %i; a text that is no number has an error at its field', (typed, nights) => {
  const form = new URLSearchParams({
    where: 'makkah,madinah',
    check_in: '2026-12-20',
    nights: typed,
    nights_after: '2',
  })
  expect(read(form.toString()).nights).toEqual([nights, 2])
})

test('two stays follow each other without a gap and have all nights of the trip', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 30 }), fc.integer({ min: 1, max: 30 }), (first, second) => {
      const found = read(`where=a,b&check_in=2026-12-20&nights=${first}&nights_after=${second}`)
      const [before, after] = staysOf(found)
      expect(before.check_out).toBe(after.check_in)
      expect([before.check_in, after.check_out]).toEqual([found.search.check_in, found.search.check_out])
      expect([before, after].map((stay) => nightsBetween(stay.check_in, stay.check_out))).toEqual([first, second])
      // The canonical address is read as the same trip.
      const address = twoCitiesLinks.search('en', twoCitiesQuery(found))
      expect(readTwoCities(new URL(address, 'http://site').searchParams, today)).toEqual({ ...found, plain: false })
    }),
  )
})

test('choices are in the address and are read back', () => {
  const address = `${trip}&occupancy=2&occupancy=1&stars=4&stars=5&free_cancellation=1&nights=4&budget=6000&stay=12~345&stay=7&transfer=9~10:00&extra=21~1&extra=22~2~1`
  const found = read(address)
  expect(found).toMatchObject({
    budget: 600_000,
    stays: [
      { hotel: 12, rate: 345 },
      { hotel: 7, rate: null },
    ],
    transfer: { option: 9, time: '10:00' },
    extras: [
      { option: 21, adults: 1, children: 0 },
      { option: 22, adults: 2, children: 1 },
    ],
    filters: { stars: [4, 5], free_cancellation: true },
  })
  expect(twoCitiesLinks.search('en', twoCitiesQuery(found))).toBe(`/en/hotels/two-cities?${address}`)
})

test('an extra is chosen once', () => {
  expect(read(`${trip}&extra=21~1&extra=22~1&extra=21~2`).extras.map(({ option }) => option)).toEqual([21, 22])
})

test('invalid choices and filters of one city only are left out', () => {
  const found = read(
    `${trip}&stay=x&stay=1~&transfer=9~noon&extra=21&extra=22~0&extra=23~1~0&budget=0&districts=ajyad&price_max=400`,
  )
  expect(found).toMatchObject({ stays: [], transfer: null, extras: [], budget: null, filters: { districts: [] } })
  expect(found.filters).not.toHaveProperty('price_max')
})

test('the other order of the form has the same nights in each city, its hotels, and no transfer of the first direction', () => {
  const form = 'both=makkah,madinah&order=madinah,makkah&check_in=2026-12-20&nights=5&nights_after=2'
  const found = read(`${form}&stay=12&transfer=9&extra=21~1`)
  expect(found).toMatchObject({
    search: { where: 'madinah,makkah' },
    nights: [2, 5],
    stays: [{ hotel: 12, rate: null }],
  })
  expect(found).toMatchObject({ transfer: null, extras: [] })
})

test.each([
  ['makkah,madinah', ['makkah', 'madinah']],
  ['Makkah, then Madinah', ['Makkah', 'Madinah']],
  ['mecca and medina', ['mecca', 'medina']],
  ['Madinah then Makkah', ['Madinah', 'Makkah']],
  ['مكة المكرمة، ثم المدينة المنورة', ['مكة المكرمة', 'المدينة المنورة']],
  ['المدينة المنورة ثم مكة المكرمة', ['المدينة المنورة', 'مكة المكرمة']],
  ['مكة والمدينة', ['مكة', 'المدينة']],
  ['مكة و المدينة', ['مكة', 'المدينة']],
  ['Makkah', null],
  ['a, b, c', null],
  ['Standard Hotel', null],
])('the names in «%s» are %j', (text, names) => {
  expect(twoNames(text)).toEqual(names)
})

test('a text without a separator can be read as two names in several ways', () => {
  expect(possibleNames(' mekkah  al madinah ')).toEqual([
    ['mekkah', 'al madinah'],
    ['mekkah al', 'madinah'],
  ])
  expect(possibleNames('makkah')).toEqual([])
  expect(possibleNames('a long text that is no name')).toEqual([])
})
