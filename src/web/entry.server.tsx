import { renderToString } from 'react-dom/server'
import { ServerRouter, type EntryContext, type HandleErrorFunction, type RouterContextProvider } from 'react-router'
import { loadMessages } from '#text/load.ts'
import { everyPart } from '#web/parts.ts'
import { scriptSafe } from '#web/script-safe.ts'
import { requestContext } from '#web/server-context.ts'
import { RequestId } from '#web/shell/request-id.ts'
import { madeScript } from '#web/shell/made-script.ts'
import { handoffScript, headScript, heldBack, shortScroll } from '#web/shell/start-scripts.ts'
import wake from '#web/shell/wake.js?url&no-inline'

// The server that runs this bundle reaches the context's key through it.
export { requestContext }

/**
 * Renders to a string: streaming costs a fifth more CPU and no page here defers data. The router would
 * stream the loaders' data through a suspended component, which a string cannot hold, so the data is
 * read to its end and written as the same scripts.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Response> {
  const { nonce, locale, requestId, own, written } = loadContext.get(requestContext)
  await Promise.all([loadMessages(locale), everyPart()])
  const { serverHandoffStream: data, ...given } = routerContext
  const context = { ...given, manifest: ownRoutes(given) }
  const page = <ServerRouter context={context} url={request.url} nonce={nonce} />
  const html = tidied(renderToString(status < 500 ? page : <RequestId value={requestId}>{page}</RequestId>))
  headers.set('Content-Type', 'text/html; charset=utf-8')
  const loaded = routerContext.renderMeta?.didRenderScripts && data ? await literal(data) : null
  const scripts = loaded === null ? '' : scriptOf(handoffScript(loaded), nonce)
  const start = scriptOf(headScript, nonce)
  const whole = html.replace('</head>', () => `${start}</head>`).replace('</body>', () => `${scripts}</body>`)
  const document = `<!doctype html>${startedAfterPainting(whole, { nonce, own, data: loaded ?? '' })}`
  if (status !== 200 || !written) return new Response(document, { status, headers })
  written(document)
  return new Response(null, { status, headers })
}

/** The development server writes a start of its own, with more in it. */
function startedAfterPainting(
  html: string,
  { nonce, own, data }: { nonce: string; own: boolean; data: string },
): string {
  return import.meta.env.DEV ? html : undiscovered(gathered(waking(html, { nonce, own }), nonce, data))
}

/**
 * The manifest with the routes of this page alone: React makes a route of each that is named, a hundred and more. The
 * browser has its manifest from a file.
 */
function ownRoutes({ manifest, staticHandlerContext }: Pick<EntryContext, 'manifest' | 'staticHandlerContext'>) {
  const ids = new Set(['root', ...staticHandlerContext.matches.map(({ route }) => route.id)])
  return { ...manifest, routes: Object.fromEntries([...ids].map((id) => [id, manifest.routes[id]])) }
}

/**
 * The scripts at the end of a page in the last of them: a kept page is compressed in pieces between its nonces. Those
 * before stay where they are, empty, because React looks for them.
 */
function gathered(html: string, nonce: string, data: string): string {
  const one = `<script nonce="${nonce}">((?:(?!</script>)[^])*)</script>`
  return html.replace(new RegExp(`(?:${one})+</body>`), (run) => {
    const codes = [...run.matchAll(new RegExp(one, 'g'))].map(([, code = '']) => code)
    const needed = heldBack(codes, data).filter((code) => code.trim() !== '')
    return `${'<script></script>'.repeat(codes.length - 1)}${scriptOf(shortScroll(needed.join(';\n')), nonce)}<script async src="${wake}"></script></body>`
  })
}

/** The page with its code left out until it is painted: the router would have it begun with at once. */
function waking(html: string, { nonce, own }: { nonce: string; own: boolean }): string {
  const files = [...html.matchAll(/<link rel="modulepreload" href="([^"]+)"[^>]*>/g)].map(([, href]) => href ?? '')
  return html
    .replace(/<link rel="modulepreload"[^>]*>/g, '')
    .replace(/<script nonce="[^"]*" type="module" async="">(.*?)<\/script>/s, (_, code: string) =>
      scriptOf(madeScript(files, code, { own }), nonce),
    )
}

/** The browser knows all routes from the start and looks for none in the links. */
function undiscovered(html: string): string {
  return html.replaceAll(' data-discover="true"', '')
}

function scriptOf(code: string, nonce: string): string {
  return `<script nonce="${nonce}">${code}</script>`
}

/**
 * Links to files of our own need no nonce, and a kept page is compressed in pieces between its nonces: the
 * fewer the smaller. React also writes a preload for each picture that is not lazy: it says again what the
 * `<img>` a few kilobytes below says, and a browser that picks another width from it loads the picture twice.
 */
function tidied(html: string): string {
  return html.replace(/(<link\b[^>]*?) nonce="[^"]*"/g, '$1').replace(/<link rel="preload" as="image"[^>]*>/g, '')
}

/** In place of the router's own, which would print a failed statement with the names in it. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (!request.signal.aborted) (context as RouterContextProvider).get(requestContext).report(error)
}

/** The loaders' data, read to its end, as a literal of a script. */
async function literal(data: ReadableStream<Uint8Array>): Promise<string> {
  return scriptSafe(JSON.stringify(await new Response(data).text()))
}
