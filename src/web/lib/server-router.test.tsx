import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { NavLink as RouterNavLink, Link as RouterLink, StaticRouter } from 'react-router'
import { describe, expect, test } from 'vitest'
import { Link, NavLink } from '#web/lib/server-router.tsx'

const rendered = (link: ReactElement, location = '/en/hotels?where=makkah') =>
  renderToStaticMarkup(<StaticRouter location={location}>{link}</StaticRouter>)
const addresses = [
  '/en',
  '/en/hotels',
  '/en/hotels?where=makkah&check_in=2026-12-10',
  '/en/hotels?where=%D9%85%D9%83%D8%A9&page=2#filters',
  '/ar/auth/signin?next=/ar/cart',
  '/en/hotels/dar-al-yaqin#rooms',
  '.',
  '?page=2',
  '#filters',
  '../packages',
  '/en/./hotels//makkah/../madinah',
  '/en/hotels?',
  'https://example.com/map',
]

describe('in a page of the server build', () => {
  test.for(addresses)('a link to %j has the HTML of the router’s link', (to) => {
    const props = { to, className: 'link', target: '_blank', rel: 'nofollow', replace: true, children: 'Hotels' }
    expect(rendered(<Link {...props} />)).toBe(rendered(<RouterLink {...props} discover="none" />))
  })

  test.for(['/en/hotels', '/EN/Hotels', '/en/hotels/dar-al-yaqin', '/en/hotelsofmakkah', '/en', '/ar/hotels'])(
    'a navigation link is marked as the current page at %j as the router’s is',
    (location) => {
      const all = [
        { to: '/en/hotels', className: 'site-link' },
        { to: '/en/hotels?where=makkah', 'aria-label': 'Hotels', 'data-cart': '' },
        { to: '/en', end: true },
        { to: '.', className: ({ isActive }: { isActive: boolean }) => (isActive ? 'here' : 'elsewhere') },
      ]
      for (const props of all) {
        const children = 'Hotels'
        expect(rendered(<NavLink {...props}>{children}</NavLink>, location)).toBe(
          rendered(
            <RouterNavLink {...props} discover="none">
              {children}
            </RouterNavLink>,
            location,
          ),
        )
      }
    },
  )
})
