import { createRequestHandler, type RequestHandler, type ServerBuild } from 'react-router'
import { pageOf } from '#server/page-address.ts'

/**
 * The router of a build, for one path after another. It would look for each path among all routes, twice, and sort out the
 * modules of all of them for each page: a hundred and more. So a path whose page is known is given to a router that
 * knows this page and the one of what is not found; whatever else comes goes to one that knows everything.
 */
export function routerOf(build: ServerBuild, mode: 'development' | 'production'): (pathname: string) => RequestHandler {
  // Each sorts its routes when it is first asked, and keeps them so.
  const whole = createRequestHandler(build, mode)
  const ofPage = new Map<string, RequestHandler>()
  return (pathname) => {
    const { route } = pageOf(pathname)
    // Routes are matched in either case and without their percent signs, pages as they are written.
    if (!route || !build.routes[route] || /[%A-Z]/.test(pathname)) return whole
    const known = ofPage.get(route)
    if (known) return known
    const made = createRequestHandler({ ...build, routes: routesWith(build.routes, [route, 'not-found']) }, mode)
    ofPage.set(route, made)
    return made
  }
}

/** Those named and all that they stand in. */
function routesWith(routes: ServerBuild['routes'], names: readonly string[]): ServerBuild['routes'] {
  const found: ServerBuild['routes'] = {}
  for (const name of names) {
    for (let at: string | undefined = name; at && routes[at]; at = routes[at]?.parentId) found[at] = routes[at]
  }
  return found
}
