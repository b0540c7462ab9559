import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** The response to every request; `body` is in base64. The reply contains the processor time used so far. */
export type Options = { send?: { status: number; headers: Record<string, string>; body: string } }

// The minimum amount of work: fixed headers and a prepared buffer.
let prepared: { status: number; headers: Record<string, string>; body: Buffer } = {
  status: 204,
  headers: {},
  body: Buffer.alloc(0),
}
const server = createServer((_, response) => {
  response.writeHead(prepared.status, prepared.headers)
  response.end(prepared.body)
})
server.keepAliveTimeout = 65_000
process.on('message', ({ send }: Options) => {
  if (send) prepared = { ...send, body: Buffer.from(send.body, 'base64') }
  const { user, system } = process.cpuUsage()
  process.send?.({ cpuMs: (user + system) / 1000 })
})
process.once('SIGTERM', () => process.exit(0))
server.listen(0, '127.0.0.1', () =>
  process.send?.({ address: `http://127.0.0.1:${(server.address() as AddressInfo).port}` }),
)
