import { renderToString } from 'react-dom/server'
import { ServerRouter, type EntryContext, type HandleErrorFunction, type RouterContextProvider } from 'react-router'
import { allBundles, loadAllMessages, messagesHrefs } from '#i18n/load.ts'
import type { Bundle } from '#i18n/translator.ts'
import { areaOf, pages, routeId } from '#web/app/pages.ts'
import { locales } from '#i18n/locale.ts'
import { DocumentLocale } from '#web/lib/document-locale.ts'
import { DocumentBundles } from '#web/lib/messages.ts'
import { isClientError, requestContext } from '#web/lib/loaders.ts'
import { pageScripts } from '#web/app/shell/page-scripts.ts'
import { RequestId } from '#web/app/shell/request-id.ts'
import hydrate from '#web/app/shell/hydrate.js?url&no-inline'
import easyStyles from '#web/ui/styles/easy.css?url'

// The server that runs this bundle imports the context key and the address of the styles from it, and the size budget the
// bundles of messages.
export { bundlesOf, easyStyles, requestContext }

/**
 * Renders to a string: streaming costs a fifth more processor time, and no page defers data. The loaders' data is read to
 * its end and sent as JSON after the page, in place of the inline scripts of the router's `<Scripts>`.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Response> {
  const { locale, requestId, own, written, interrupted } = loadContext.get(requestContext)
  await loadAllMessages(locale)
  const { serverHandoffStream, ...props } = routerContext
  const context = {
    ...props,
    staticHandlerContext: { ...props.staticHandlerContext, location: requestLocation(props, request) },
  }
  const bundles = bundlesOf(context.staticHandlerContext.matches.at(-1)?.route.id ?? '')
  const page = (
    <DocumentLocale value={locale}>
      <DocumentBundles value={bundles}>
        <ServerRouter context={context} url={request.url} />
      </DocumentBundles>
    </DocumentLocale>
  )
  const html = renderToString(status < 500 ? page : <RequestId value={requestId}>{page}</RequestId>)
  headers.set('Content-Type', 'text/html; charset=utf-8')
  const data = serverHandoffStream ? await textOf(serverHandoffStream) : null
  // The browser has the address of an interrupted form, and would hydrate the page of that address.
  const scripts = interrupted
    ? ''
    : pageScripts(context, {
        // The development server hydrates immediately, so that an edit takes effect without an interaction.
        own: own || import.meta.env.DEV,
        data,
        messages: messagesHrefs(locale, bundles),
        hydrate,
      })
  const document = documentOf(html, scripts)
  if (status !== 200 || !written) return new Response(document, { status, headers })
  written(document)
  return new Response(null, { status, headers })
}

/**
 * The rendered document with its scripts at the end. React adds a preload for each image that is not lazy; the `<img>`
 * follows a few kilobytes later, and a browser that chooses another width from it would load the image twice.
 */
function documentOf(html: string, scripts: string): string {
  const headEnd = html.indexOf('</head>')
  const bodyEnd = html.lastIndexOf('</body>')
  const head = html.slice(0, headEnd).replace(/<link rel="preload" as="image"[^>]*>/g, '')
  return `<!doctype html>${head}${html.slice(headEnd, bodyEnd)}${scripts}${html.slice(bodyEnd)}`
}

/** The bundles of messages that a page uses: those of its area and of the areas before it. */
function bundlesOf(route: string): readonly Bundle[] {
  const page = pages.find(({ name }) => locales.some((locale) => routeId(name, locale) === route))
  const area = page ? areaOf(page) : 'site'
  return allBundles.slice(0, allBundles.indexOf(area) + 1)
}

/** The location with the query as received: the router re-encodes it, and the links in the browser would differ. */
function requestLocation({ staticHandlerContext }: Pick<EntryContext, 'staticHandlerContext'>, request: Request) {
  return { ...staticHandlerContext.location, search: new URL(request.url).search }
}

/** Replaces the router's own handler, which would log a failed statement with the personal data in it. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (!request.signal.aborted && !isClientError(error))
    (context as RouterContextProvider).get(requestContext).report(error)
}

/** Reads the loaders' data to its end. */
async function textOf(data: ReadableStream<Uint8Array>): Promise<string> {
  const decoder = new TextDecoder()
  let text = ''
  for await (const piece of data) text += decoder.decode(piece, { stream: true })
  return text
}
