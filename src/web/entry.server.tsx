import { renderToString } from 'react-dom/server'
import { ServerRouter, type EntryContext, type RouterContextProvider } from 'react-router'
import { requestContext } from '#web/server-context.ts'

// The server that runs this bundle reaches the context's key through it.
export { requestContext }

/** Renders to a string: streaming costs a fifth more CPU and no page here defers data. */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  loadContext: RouterContextProvider,
): Response {
  const { nonce } = loadContext.get(requestContext)
  const html = renderToString(<ServerRouter context={routerContext} url={request.url} nonce={nonce} />)
  headers.set('Content-Type', 'text/html; charset=utf-8')
  return new Response(`<!doctype html>${html}`, { status, headers })
}
