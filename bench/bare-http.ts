import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** The same bytes for every request; `body` in base64. The answer is the processor time spent so far. */
export type Given = { send?: { status: number; headers: Record<string, string>; body: string } }

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
process.on('message', ({ send }: Given) => {
  if (send) given = { ...send, body: Buffer.from(send.body, 'base64') }
  const { user, system } = process.cpuUsage()
  process.send?.({ cpuMs: (user + system) / 1000 })
})
process.once('SIGTERM', () => process.exit(0))
server.listen(0, '127.0.0.1', () =>
  process.send?.({ address: `http://127.0.0.1:${(server.address() as AddressInfo).port}` }),
)
