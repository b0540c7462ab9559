import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { inOtherLanguage, links } from '#links/site.ts'
import { safeNext } from '#links/account.ts'

const home = '/en/profile/my-booking'
const site = 'https://stay.example'

describe('the destination after sign-in', () => {
  test.for([
    '/en',
    '/ar',
    '/en?x=1',
    '/en/hotels',
    '/ar/hotels/golden-dunes?check_in=2026-12-15&occupancy=2-9,4',
    '/en/booking/book?room=12~2&room=13~1',
    '/ar/hotels?where=%D9%85%D9%83%D8%A9',
  ])('can be %s', (next) => {
    expect(safeNext(next, home)).toBe(next)
  })

  test.for([
    null,
    undefined,
    '',
    'en',
    'en/hotels',
    '/',
    '//',
    '/fr',
    '/english',
    '/en-evil',
    '//evil.example',
    '///evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/\\/evil.example',
    '//en/hotels',
    '/en//evil.example',
    '/ar/\\evil.example',
    '/en\\evil.example',
    '/en/hotels\\..\\..\\evil.example',
    'https://evil.example/en/hotels',
    'https:/en/hotels',
    'javascript:alert(1)',
    'data:text/html,x',
    ' /en/hotels',
    '\t//evil.example',
    '/\t/evil.example',
    '/en/\t/evil.example',
    '/en/hotels\r\nSet-Cookie: a=b',
    '/en/hotels\n',
    '/en/\u0000',
    '/en@evil.example',
    '/en:443',
    '/EN/hotels',
    '/%2f%2fevil.example',
    '/en/..//evil.example',
    '/en/.//evil.example',
    '/en/hotels/../..//evil.example',
    '/en/%2e%2e//evil.example',
    '/en/../api/v1/logout',
    '/en/hotels/\u202eelpmaxe',
  ])('cannot be %j', (next) => {
    expect(safeNext(next, home)).toBe(home)
  })

  test('is always a page of this site that is valid in a Location header, for any input', () => {
    const parts = fc.constantFrom(
      '/',
      '//',
      '\\',
      '.',
      '..',
      '/en',
      '/ar',
      '/en/',
      'evil.example',
      ':',
      '@',
      '?',
      '#',
      '%2f',
      '%5c',
      '\t',
      '\n',
      '\0',
      'https:',
      'hotels',
      'مكة',
      '\u2028',
      '\ud800',
    )
    const typed = fc.oneof(
      fc.string(),
      fc.array(parts, { maxLength: 8 }).map((all) => all.join('')),
      fc.array(parts, { maxLength: 6 }).map((all) => `/en/${all.join('')}`),
    )
    fc.assert(
      fc.property(typed, (next) => {
        const safe = safeNext(next, home)
        const url = new URL(safe, site)
        expect(url.origin).toBe(site)
        expect(url.pathname).toMatch(/^\/(en|ar)(\/[^/]|\/?$)/)
        expect(new Headers({ Location: safe }).get('Location')).toBe(safe)
      }),
      { numRuns: 3_000 },
    )
  })
})

describe('URLs', () => {
  test('contain the known values and omit the others', () => {
    expect(links.hotels('ar')).toBe('/ar/hotels')
    expect(links.hotels('en', { where: '', check_in: undefined, page: 2 })).toBe('/en/hotels?page=2')
    expect(links.hotels('en', { where: 'district:ajyad', occupancy: ['2-9,4', '1'] })).toBe(
      '/en/hotels?where=district:ajyad&occupancy=2-9,4&occupancy=1',
    )
    expect(links.book('en', { hotel: 1, check_in: '2026-12-15', check_out: '2026-12-16', room: ['12~2'] })).toBe(
      '/en/booking/book?hotel=1&check_in=2026-12-15&check_out=2026-12-16&room=12~2',
    )
    expect(links.myBooking('en', 'past', 1)).toBe('/en/profile/my-booking?group=past')
  })

  test('encode user input as a value', () => {
    const where = 'a&b=c#d?e/../%00 مكة'
    const url = new URL(links.hotels('en', { where }), site)
    expect([url.pathname, url.searchParams.get('where'), [...url.searchParams].length, url.hash]).toEqual([
      '/en/hotels',
      where,
      1,
      '',
    ])
  })

  test('the return path is kept through sign-in', () => {
    const back = links.hotels('ar', { where: 'مكة', occupancy: ['2-9,4'] })
    const url = new URL(links.signin('ar', back), site)
    expect(safeNext(url.searchParams.get('next'), home)).toBe(back)
  })

  test.for([
    ['/en', 'ar', '/ar'],
    ['/en/hotels?where=en', 'ar', '/ar/hotels?where=en'],
    ['/ar?x=/ar/', 'en', '/en?x=/ar/'],
    ['/english', 'ar', '/ar/english'],
    ['/', 'ar', '/ar/'],
  ] as const)('%s in the locale %s is %s', ([path, locale, expected]) => {
    expect(inOtherLanguage(path, locale)).toBe(expected)
  })
})
