import { describe, expect, test } from 'vitest'
import { links } from '#web/links.ts'
import { proposedStay, queryOf, readStaySearch } from '#web/stay-search.ts'

const today = '2026-11-21'
const read = (query: string) => readStaySearch(new URLSearchParams(query), today)

describe('a stay read from an address', () => {
  test('comes as it was asked for', () => {
    expect(read('where=makkah&check_in=2026-12-20&check_out=2026-12-24&occupancy=2-9,4&occupancy=3')).toEqual({
      search: { where: 'makkah', check_in: '2026-12-20', check_out: '2026-12-24', occupancy: ['2-9,4', '3'] },
      dated: true,
      plain: false,
    })
  })

  test('without dates is proposed a week ahead', () => {
    const asked = read('where=madinah')
    expect(asked).toMatchObject({ dated: false, search: { check_in: '2026-11-28', check_out: '2026-12-01' } })
    expect(proposedStay('2026-12-28')).toEqual({ check_in: '2027-01-04', check_out: '2027-01-07' })
  })

  test('is for two unless it says', () => {
    expect(read('').search.occupancy).toEqual(['2'])
    expect(read('occupancy=').search.occupancy).toEqual(['2'])
  })

  test('takes Arabic and Persian digits', () => {
    const { search } = read('check_in=٢٠٢٦-١٢-٠١&check_out=۲۰۲۶/۱۲/۳&occupancy=٢-٩,٤')
    expect(search).toMatchObject({ check_in: '2026-12-01', check_out: '2026-12-03', occupancy: ['2-9,4'] })
  })

  test('keeps what is no date for the form to show', () => {
    expect(read('check_in=tomorrow&check_out=2026-13-40').search).toMatchObject({
      check_in: 'tomorrow',
      check_out: '2026-13-40',
    })
    expect(read('check_in=2026-12-01')).toMatchObject({ dated: true, search: { check_out: '' } })
  })

  test('bounds what a stranger may write into the page', () => {
    expect(read(`where=${'a'.repeat(500)}`).search.where).toHaveLength(100)
    expect(read(`check_in=${'9'.repeat(500)}`).search.check_in).toHaveLength(20)
  })
})

describe('a stay read from the plain form', () => {
  test('has a room for each number of adults', () => {
    const asked = read('adults1=2&ages1=9, 4&adults2=1&ages2=&adults3=&ages3=&adults4=0&ages4=7')
    expect(asked).toMatchObject({ plain: true, search: { occupancy: ['2-9,4', '1'] } })
  })

  test('keeps what is no age, to be refused and shown', () => {
    expect(read('adults1=2&ages1=abc').search.occupancy).toEqual(['2-abc'])
    expect(read('adults1=2&ages1=30&adults2=1').search.occupancy).toEqual(['2-30', '1'])
  })

  test('reads ages however they are parted', () => {
    expect(read('adults1=٢&ages1=٩ و ٤').search.occupancy).toEqual(['2-9,4'])
    expect(read('adults1=2&ages1=9;4/0').search.occupancy).toEqual(['2-9,4,0'])
  })

  test('falls back to two when every room is empty', () => {
    expect(read('adults1=&ages1=')).toMatchObject({ plain: true, search: { occupancy: ['2'] } })
  })

  test('leads to an address that is read the same way', () => {
    const asked = read('where=makkah&check_in=2026-12-20&check_out=2026-12-24&adults1=2&ages1=9,4&adults2=3')
    const canonical = links.hotels('en', queryOf(asked))
    expect(canonical).toBe(
      '/en/hotels?where=makkah&check_in=2026-12-20&check_out=2026-12-24&occupancy=2-9,4&occupancy=3',
    )
    const again = readStaySearch(new URL(canonical, 'http://site').searchParams, today)
    expect(again).toEqual({ ...asked, plain: false })
  })
})

describe('the query of an address', () => {
  test('leaves out what is only proposed', () => {
    expect(queryOf(read('where=makkah'))).toEqual({ where: 'makkah', occupancy: [] })
    expect(links.hotels('ar', queryOf(read('where=makkah')))).toBe('/ar/hotels?where=makkah')
  })
})
