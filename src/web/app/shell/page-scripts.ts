import type { EntryContext } from 'react-router'
import { scriptSafe } from '#web/lib/script-safe.ts'

type Options = {
  /** True for a personal page, which hydrates as soon as it has loaded. */
  own: boolean
  /** The loaders' data as the router encodes it; null if the router sends none. */
  data: string | null
  /** Addresses of the message files of the page. */
  messages: readonly string[]
  hydrate: string
}

/** The scripts at the end of a page: its description as JSON, then the file that loads and runs its code. No script is inline. */
export function pageScripts(context: EntryContext, { own, data, messages, hydrate }: Options): string {
  const { manifest, serverHandoffString = '{}' } = context
  const files = new Set([manifest.url, manifest.entry.module])
  const routes = context.staticHandlerContext.matches.map(({ route: { id } }) => {
    const route = manifest.routes[id]
    if (!route) throw new Error(`The route ${id} is not in the manifest`)
    const { clientActionModule, clientLoaderModule, clientMiddlewareModule, hydrateFallbackModule, module } = route
    const parts = [clientActionModule, clientLoaderModule, clientMiddlewareModule, hydrateFallbackModule, module]
    const modules = parts.filter((file) => file !== undefined)
    for (const file of [...modules, ...(route.imports ?? [])]) files.add(file)
    return { id, modules }
  })
  for (const file of [...manifest.entry.imports, ...messages]) files.add(file)
  const list = [...files]
  const page = {
    ...(own && { own }),
    refresh: manifest.hmr?.runtime,
    files: list,
    routes: routes.map(({ id, modules }) => [id, ...modules.map((file) => list.indexOf(file))]),
  }
  const json = `${JSON.stringify(page).slice(0, -1)},"router":${serverHandoffString},"data":${dataJson(data)}}`
  return `<script type="application/json" id="page-data">${scriptSafe(json)}</script><script type="module" async src="${hydrate}"></script>`
}

/** The router encodes data that is complete as one line of JSON, and data that is deferred as several lines, which stay a text. */
function dataJson(data: string | null): string {
  const line = data?.trimEnd() ?? 'null'
  return line.includes('\n') ? JSON.stringify(data) : line
}
