import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** The same bytes for every request. */
export type Given = { status: number; headers: Record<string, string>; body: string }

// The least that can be done: headers and a buffer that is already there, no thought between.
let given: { status: number; headers: Record<string, string>; body: Buffer } = {
  status: 204,
  headers: {},
  body: Buffer.alloc(0),
}
const server = createServer((_, response) => {
  response.writeHead(given.status, given.headers)
  response.end(given.body)
})
server.keepAliveTimeout = 65_000
process.on('message', ({ status, headers, body }: Given) => {
  given = { status, headers, body: Buffer.from(body, 'base64') }
  process.send?.({})
})
process.once('SIGTERM', () => process.exit(0))
server.listen(0, '127.0.0.1', () =>
  process.send?.({ address: `http://127.0.0.1:${(server.address() as AddressInfo).port}` }),
)
