import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import { onTestFinished } from 'vitest'
import { createApp } from '#server/app.ts'
import { createPages } from '#server/pages/pages.ts'
import type { Services } from '#server/services.ts'
import { makeWorld } from '#test/world.ts'

/** A test world with its site on a port: all calls go over the network. */
export async function site() {
  const world = await makeWorld()
  const address = await serve(world.services)
  return { world, address, ...client(address) }
}

/** Serves the site of a process on a free port, without pages. */
export async function serve(services: Services): Promise<string> {
  const pages = createPages(services, () => Promise.reject(new Error('this server renders no pages')), 'production')
  const app = createApp(services, { pages, clientFolder: null, ready: () => true })
  const server = createServer(getRequestListener(app.fetch, { overrideGlobalObjects: false }))
  // Connections that wait for a busy test process are neither refused nor cut.
  server.headersTimeout = 0
  server.requestTimeout = 0
  await new Promise<void>((done) => server.listen({ port: 0, host: '127.0.0.1', backlog: 4_096 }, done))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

type HeaderLines = Record<string, string>

/** Calls the API over the network, as a client would. */
export function client(address: string) {
  const send = async (path: string, init: RequestInit = {}) => {
    const response = await fetch(`${address}/api/v1/${path}`, init)
    const text = await response.text()
    return { status: response.status, headers: response.headers, body: text ? JSON.parse(text) : null }
  }
  return {
    send,
    get: (path: string, headers: HeaderLines = {}) => send(path, { headers }),
    post: (name: string, body: unknown = {}, headers: HeaderLines = {}) =>
      send(name, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', ...headers },
        body: typeof body === 'string' ? body : JSON.stringify(body),
      }),
  }
}

/** The Cookie header that a browser would send after receiving these headers. */
export const cookieOf = (headers: Headers) =>
  headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ')
