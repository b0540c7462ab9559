import type { ServerBuild } from 'react-router'
import { expect, test } from 'vitest'
import { routerOf } from '#server/page-router.ts'
import { routeId } from '#web/pages.ts'

/** As much of a build as is looked at before a path is answered. */
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
const find = routerOf({ routes } as unknown as ServerBuild, 'production')
const whole = find('/en/nothing')

test('each page has a router of its own, for its data as well', () => {
  expect(find('/en/hotels/dar-al-nada')).not.toBe(whole)
  expect(find('/en/hotels/palms.data')).toBe(find('/en/hotels/dar-al-nada'))
  expect(find('/en/hotels/compare')).not.toBe(find('/en/hotels/dar-al-nada'))
})

test('what is no page of the build, or spelled as routes are matched and pages are not, is given to all of them', () => {
  for (const path of ['/', '/en/faq', '/fr/hotels/palms', '/en/hotels/c%6Fmpare', '/en/hotels/Compare'])
    expect(find(path), path).toBe(whole)
})
