import type { ServerBuild } from 'react-router'
import { expect, test } from 'vitest'
import { resolvePage } from '#server/pages/page-address.ts'
import { routerOf } from '#server/pages/page-render.ts'
import { routeId } from '#web/app/pages.ts'

/** The part of a build that is read before a request is handled. */
const route = (id: string, parentId?: string) => ({ id, parentId, path: '' })
const routes = Object.fromEntries(
  [
    route('root'),
    route('layout', 'root'),
    route(routeId('hotel', 'en'), 'layout'),
    route(routeId('compare', 'en'), 'layout'),
    route('not-found', 'root'),
  ].map((one) => [one.id, one]),
)
const router = routerOf({ routes } as unknown as ServerBuild, 'production')
const find = (path: string) => router(resolvePage(path).route)
const whole = find('/en/nothing')

test('each page has a separate router, also for its data', () => {
  expect(find('/en/hotels/dar-al-nada')).not.toBe(whole)
  expect(find('/en/hotels/palms.data')).toBe(find('/en/hotels/dar-al-nada'))
  expect(find('/en/hotels/compare')).not.toBe(find('/en/hotels/dar-al-nada'))
})

test('a path without a page in the build, or with a spelling that only routes match, uses the full router', () => {
  for (const path of ['/', '/en/faq', '/fr/hotels/palms', '/en/hotels/c%6Fmpare', '/en/hotels/Compare'])
    expect(find(path), path).toBe(whole)
})
