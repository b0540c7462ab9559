import { once } from 'node:events'
import { createServer } from 'node:http'
import { connect, type AddressInfo, type Socket } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { limitConnections } from '#server/http/http-server.ts'

/** A server whose connections come from the addresses that the returned function is called with. */
async function server(env = { TRUSTED_PROXIES: 0 }) {
  let next = ''
  const http = createServer((_, response) => response.end('served'))
  limitConnections(http, env, () => next)
  http.listen(0, '127.0.0.1')
  await once(http, 'listening')
  const sockets: Socket[] = []
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy()
    http.close()
  })
  /** Opens a connection, sends the text and resolves with the response, or with null if the connection was closed. */
  const connection = async (address: string, text: string) => {
    next = address
    const accepted = once(http, 'connection')
    const socket = connect((http.address() as AddressInfo).port, '127.0.0.1').on('error', () => undefined)
    sockets.push(socket)
    await accepted
    socket.write(text)
    const first = new Promise<string | null>((done) => {
      socket.once('data', (data) => done(String(data))).once('close', () => done(null))
    })
    return { socket, first }
  }
  return {
    connection,
    /** Opens connections one after the other, each with half a request; `open` counts those that the server left open. */
    async halfSent(count: number, address: (i: number) => string) {
      const all: Awaited<ReturnType<typeof connection>>[] = []
      for (let i = 0; i < count; i++) all.push(await connection(address(i), 'GET / HTTP/1.1\r\nHo'))
      const closed = () => all.filter(({ socket }) => socket.destroyed || socket.readableEnded).length
      return { all, open: () => count - closed() }
    },
    async isServed(address: string) {
      const { first } = await connection(address, 'GET / HTTP/1.1\r\nHost: localhost\r\n\r\n')
      return (await first)?.startsWith('HTTP/1.1 200') ?? false
    },
  }
}

test('of 1,000 half-sent requests of one address 256 stay open, and other addresses are served', async () => {
  const { halfSent, isServed } = await server()
  const { all, open } = await halfSent(1_000, () => '203.0.113.9')
  await expect.poll(open).toBe(256)
  expect(await isServed('203.0.113.9')).toBe(false)
  expect(await isServed('203.0.113.10')).toBe(true)
  for (const { socket } of all) socket.destroy()
  await expect.poll(() => isServed('203.0.113.9')).toBe(true)
})

test('an IPv6 /48 has 1,024 connections, however many /64 it uses', async () => {
  const { halfSent, isServed } = await server()
  const { open } = await halfSent(1_100, (i) => `2001:db8:7:${(i % 40).toString(16)}::1`)
  await expect.poll(open).toBe(1_024)
  expect(await isServed('2001:db8:7:ffff::1')).toBe(false)
  expect(await isServed('2001:db8:8::1')).toBe(true)
})

test.for([
  ['a trusted proxy', '10.0.0.1', 1],
  ['this machine', '127.0.0.1', 0],
  ['this machine over IPv6', '::1', 0],
] as const)('connections of %s are not limited', async ([, address, proxies]) => {
  const { halfSent, isServed } = await server({ TRUSTED_PROXIES: proxies })
  await halfSent(300, () => address)
  expect(await isServed(address)).toBe(true)
})
