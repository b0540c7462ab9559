import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { networkInterfaces } from 'node:os'
import { expect, onTestFinished, test } from 'vitest'
import { readEnv } from '#server/config/env.ts'
import { startServer } from '#server/main.ts'
import { makeWorld, testSecret } from '#test/world.ts'

const halfBody = (address: string, bytes: number) =>
  `POST /api/v1/login HTTP/1.1\r\nHost: localhost\r\nX-Forwarded-For: ${address}\r\nContent-Type: application/json\r\nContent-Length: ${bytes}\r\n\r\n{`

/** An address of this machine that other machines can use, so that it counts as one of them; undefined without a network. */
const ownAddress = Object.values(networkInterfaces())
  .flat()
  .find((one) => one && !one.internal && one.family === 'IPv4')?.address

const siteBehindProxy = () => site({ TRUSTED_PROXIES: '1' })

async function site(settings: Record<string, string>, target = '127.0.0.1') {
  const world = await makeWorld()
  const { address, stop } = await startServer({
    env: readEnv({ NODE_ENV: 'test', DEMO: '1', LOG_LEVEL: 'silent', PORT: '0', DATABASE_POOL: '2', ...settings }),
    databaseUrl: world.url,
    secret: testSecret,
  })
  const sockets: Socket[] = []
  onTestFinished(async () => {
    for (const socket of sockets) socket.destroy()
    await stop()
  })
  const port = Number(new URL(address).port)
  /** Opens a connection, sends half a request and collects the response. */
  const sendHalf = async (request: string) => {
    const socket = connect(port, target)
    sockets.push(socket)
    let response = ''
    socket
      .setEncoding('utf8')
      .on('data', (text: string) => (response += text))
      .on('error', () => undefined)
    // A connection can be closed before this process has noticed that it is open.
    await once(socket, 'connect').catch(() => undefined)
    socket.write(request)
    return { response: () => response, ended: () => socket.destroyed }
  }
  return { address, port, sendHalf }
}

/** Statuses of the health checks and of an endpoint for another caller. */
const statuses = (address: string) =>
  Promise.all(
    ['/livez', '/readyz', '/api/v1/fetch_amenities'].map(async (path) => {
      const response = await fetch(address + path, { headers: { 'X-Forwarded-For': '198.51.100.7' } })
      return response.status
    }),
  )

test('1,000 half-sent requests change nothing for others and are ended after five seconds', async () => {
  const { address, sendHalf } = await siteBehindProxy()
  const ofManyCallers = (i: number) => `203.0.113.${i % 40}`
  const responses = await Promise.all(
    Array.from({ length: 1_000 }, (_, i) => sendHalf(halfBody(ofManyCallers(i), 60_000))),
  )
  expect(await statuses(address)).toEqual([200, 200, 200])
  const ended = () => responses.filter(({ response }) => response().startsWith('HTTP/1.1 408')).length
  await expect.poll(ended).toBe(1_000)
  expect(await statuses(address)).toEqual([200, 200, 200])
})

test('one caller sends at most 50 bodies at a time, short or long', async () => {
  const { address, sendHalf } = await siteBehindProxy()
  const responses = await Promise.all(
    Array.from({ length: 60 }, (_, i) => sendHalf(halfBody('203.0.113.9', i % 2 ? 60_000 : 900_000))),
  )
  const rejected = () => responses.filter(({ response }) => response().startsWith('HTTP/1.1 429')).length
  await expect.poll(rejected).toBe(10)
  expect(await statuses(address)).toEqual([200, 200, 200])
})

test('the callers of one IPv6 /48 send at most 200 bodies at a time', async () => {
  const { address, sendHalf } = await siteBehindProxy()
  const responses = await Promise.all(
    Array.from({ length: 210 }, (_, i) => sendHalf(halfBody(`2001:db8:9:${(i % 30).toString(16)}::1`, 900_000))),
  )
  const rejected = () => responses.filter(({ response }) => response().startsWith('HTTP/1.1 429')).length
  await expect.poll(rejected).toBe(10)
  expect(await statuses(address)).toEqual([200, 200, 200])
})

test('long bodies of many callers leave places for other requests', async () => {
  const { address, sendHalf } = await site({ TRUSTED_PROXIES: '1', MAX_IN_FLIGHT: '40' })
  const responses = await Promise.all(
    Array.from({ length: 60 }, (_, i) => sendHalf(halfBody(`203.0.113.${i}`, 900_000))),
  )
  const rejected = () => responses.filter(({ response }) => response().startsWith('HTTP/1.1 429')).length
  await expect.poll(rejected).toBe(40)
  expect(await statuses(address)).toEqual([200, 200, 200])
})

test.skipIf(!ownAddress)('without a proxy, one address has 256 connections, and the others are served', async () => {
  const { port, sendHalf } = await site({ HOST: '0.0.0.0' }, ownAddress)
  const sockets = await Promise.all(Array.from({ length: 1_000 }, () => sendHalf('GET /en HTTP/1.1\r\nHo')))
  expect(await statuses(`http://127.0.0.1:${port}`)).toEqual([200, 200, 200])
  // Connections with a place get a response in any case, 408.
  const closed = () => sockets.filter(({ ended, response }) => ended() && response() === '').length
  await expect.poll(closed).toBe(1_000 - 256)
})
