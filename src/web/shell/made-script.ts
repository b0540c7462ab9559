import { scriptSafe } from '#web/script-safe.ts'

/**
 * What `wake.js` finds at the end of a page: the files, and which of them are whose.
 * @param files the modules the page is made of
 * @param code what runs them, as the router wrote it; sent as it is where it says anything but that
 * @param options.own whether the page is one person's own, which comes alive as soon as it is painted
 */
export function madeScript(files: readonly string[], code: string, { own }: { own: boolean }): string {
  const routes = routesOf(code, files)
  const run = routes ? `routes:${JSON.stringify(routes)}` : `code:${JSON.stringify(code)}`
  return `made={${own ? 'own:1,' : ''}${scriptSafe(`files:${JSON.stringify(files)},${run}`)}}`
}

/**
 * The places in `files` of the manifest and of the entry, then the name of each route and the places of its modules.
 * Null when the code does anything else, as that of another release of the router may.
 */
function routesOf(code: string, files: readonly string[]): [number, number, ...[string, ...number[]][]] | null {
  const places = new Map<string, number[]>()
  let [manifest, entry] = [-1, -1]
  const routes: [string, ...number[]][] = []
  const left = code
    .replace(/^import "([^"]+)";/, (_, file: string) => ((manifest = files.indexOf(file)), ''))
    .replace(/^import \* as (\w+) from "([^"]+)";$/gm, (_, name: string, file: string) => {
      places.set(name, [files.indexOf(file)])
      return ''
    })
    .replace(/^const (\w+) = \{\.\.\.([\w.,]+)\};$/gm, (_, name: string, parts: string) => {
      places.set(
        name,
        parts.split(',...').flatMap((part) => places.get(part) ?? -1),
      )
      return ''
    })
    .replace(/^\s*window\.__reactRouterRouteModules = \{([^{}]*)\};$/m, (_, named: string) => {
      for (const [, route = '', name = ''] of named.matchAll(/"([^"]+)":(\w+)/g))
        routes.push([route, ...(places.get(name) ?? [-1])])
      return ''
    })
    .replace(/^import\("([^"]+)"\);$/m, (_, file: string) => ((entry = files.indexOf(file)), ''))
  const said: [number, number, ...[string, ...number[]][]] = [manifest, entry, ...routes]
  return left.trim() === '' && routes.length > 0 && !said.flat().includes(-1) ? said : null
}
