import { createServer } from 'node:http'
import { connect, type AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { hostCheck, isOwnOrigin } from '#server/http/own-host.ts'

/** Sends lines of a request as they are, and returns the status. */
async function server(publicUrl?: string) {
  const isForeign = hostCheck({ PUBLIC_URL: publicUrl })
  const listening = createServer((request, response) => {
    if (!isForeign(request, response)) response.end('ok')
  }).listen(0, '127.0.0.1')
  await new Promise((ready) => listening.once('listening', ready))
  onTestFinished(() => void listening.close())
  const { port } = listening.address() as AddressInfo
  return (target: string, ...hosts: string[]) =>
    new Promise<number>((done, failed) => {
      const socket = connect(port, '127.0.0.1', () =>
        socket.write(
          [`GET ${target} HTTP/1.1`, ...hosts.map((host) => `Host: ${host}`), 'Connection: close', '', ''].join('\r\n'),
        ),
      )
      let text = ''
      socket.on('data', (chunk) => (text += chunk.toString()))
      socket.once('error', failed)
      socket.once('close', () => done(Number(text.split(' ')[1])))
    })
}

test('with a public address, only its host is served', async () => {
  const status = await server('https://rihla.example')
  for (const host of ['rihla.example', 'RIHLA.example', 'rihla.example:443'])
    expect([host, await status('/en', host)]).toEqual([host, 200])
  for (const host of [
    'localhost',
    '127.0.0.1:3000',
    'evil.example',
    'rihla.example.evil.example',
    'rihla.example:444',
    'x@rihla.example',
    '[::',
    '',
  ])
    expect([host, await status('/en', host)]).toEqual([host, 421])
})

test('without a public address, only names of this machine are served', async () => {
  const status = await server()
  for (const host of ['localhost', 'localhost:3000', '127.0.0.1:3000', '[::1]:80', 'a.localhost'])
    expect([host, await status('/en', host)]).toEqual([host, 200])
  for (const host of ['evil.example', 'localhost.evil.example', '192.168.1.5', '0.0.0.0'])
    expect([host, await status('/en', host)]).toEqual([host, 421])
})

test('health checks are answered under any name', async () => {
  const status = await server('https://rihla.example')
  expect([await status('/livez', '10.0.0.7:3000'), await status('/readyz?deep=1', 'x')]).toEqual([200, 200])
  expect(await status('/livezz', '10.0.0.7:3000')).toBe(421)
})

test('two hosts are rejected, also if both are ours', async () => {
  const status = await server('https://rihla.example')
  expect(await status('/en', 'rihla.example', 'evil.example')).toBe(400)
  expect(await status('/livez', 'rihla.example', 'rihla.example')).toBe(400)
})

test('an address that names another host than the header is rejected', async () => {
  const status = await server('https://rihla.example')
  expect(await status('http://evil.example/en', 'rihla.example')).toBe(421)
  expect(await status('https://rihla.example/en', 'rihla.example')).toBe(200)
})

test.for([
  ['https://rihla.example', true],
  ['http://rihla.example', false],
  ['https://rihla.example:444', false],
  ['https://evil.example', false],
  ['https://rihla.example@evil.example', false],
  ['null', false],
] as const)('the origin %s is our own: %s', ([origin, expected]) => {
  expect(isOwnOrigin(origin, 'rihla.example', 'https://rihla.example')).toBe(expected)
})
