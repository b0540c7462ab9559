import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { onTestFinished } from 'vitest'

export type Got = {
  method: string
  path: string
  query: URLSearchParams
  headers: Record<string, string>
  body: string
}

/** A local server that responds as the documentation of a provider specifies. */
export async function provider(answer: (got: Got) => { status?: number; body: unknown }) {
  const requests: Got[] = []
  const server = createServer((request, response) => {
    let body = ''
    request.on('data', (part) => (body += part))
    request.on('end', () => {
      const { pathname, searchParams } = new URL(request.url ?? '', 'http://here')
      const got: Got = {
        method: request.method ?? '',
        path: pathname,
        query: searchParams,
        headers: request.headers as Record<string, string>,
        body,
      }
      requests.push(got)
      const { status = 200, body: output } = answer(got)
      response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(output))
    })
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, requests }
}
