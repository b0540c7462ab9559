import { renderToString } from 'react-dom/server'
import { ServerRouter, type EntryContext, type HandleErrorFunction, type RouterContextProvider } from 'react-router'
import { pageMessages } from 'virtual:text/pages'
import { loadMessages } from '#text/load.ts'
import { DocumentLocale } from '#web/document-locale.ts'
import { everyPart } from '#web/parts.ts'
import { requestContext } from '#web/server-context.ts'
import { documentInDevelopment, documentOf } from '#web/shell/document.ts'
import { RequestId } from '#web/shell/request-id.ts'
import wake from '#web/shell/wake.js?url&no-inline'

// The server that runs this bundle reaches the context's key through it, and the budget the messages of pages.
export { pageMessages, requestContext }

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
  const context = {
    ...given,
    manifest: ownRoutes(given),
    staticHandlerContext: { ...given.staticHandlerContext, location: requestLocation(given, request) },
  }
  const page = (
    <DocumentLocale value={locale}>
      <ServerRouter context={context} url={request.url} nonce={nonce} />
    </DocumentLocale>
  )
  const html = renderToString(status < 500 ? page : <RequestId value={requestId}>{page}</RequestId>)
  headers.set('Content-Type', 'text/html; charset=utf-8')
  const loaded = routerContext.renderMeta?.didRenderScripts && data ? await textOf(data) : null
  const document = import.meta.env.DEV
    ? documentInDevelopment(html, { nonce, data: loaded })
    : documentOf(html, { nonce, own, data: loaded, wake })
  if (status !== 200 || !written) return new Response(document, { status, headers })
  written(document)
  return new Response(null, { status, headers })
}

/**
 * The manifest with the routes of this page alone: React makes a route of each that is named, a hundred and more. The
 * browser has its manifest from a file.
 */
function ownRoutes({ manifest, staticHandlerContext }: Pick<EntryContext, 'manifest' | 'staticHandlerContext'>) {
  const ids = new Set(['root', ...staticHandlerContext.matches.map(({ route }) => route.id)])
  return { ...manifest, routes: Object.fromEntries([...ids].map((id) => [id, manifest.routes[id]])) }
}

/** The location with the query as it was sent: the router encodes it again, and the browser would find other links. */
function requestLocation({ staticHandlerContext }: Pick<EntryContext, 'staticHandlerContext'>, request: Request) {
  return { ...staticHandlerContext.location, search: new URL(request.url).search }
}

/** In place of the router's own, which would print a failed statement with the names in it. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (!request.signal.aborted) (context as RouterContextProvider).get(requestContext).report(error)
}

/** The loaders' data, read to its end. */
async function textOf(data: ReadableStream<Uint8Array>): Promise<string> {
  const decoder = new TextDecoder()
  let text = ''
  for await (const piece of data) text += decoder.decode(piece, { stream: true })
  return text
}
