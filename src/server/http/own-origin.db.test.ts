import { once } from 'node:events'
import { request, type IncomingMessage } from 'node:http'
import { expect, test } from 'vitest'
import { builtSite } from '#test/built-site.ts'

const origin = 'https://stay.example'

test('behind a proxy that ends TLS, forms of the site are accepted with and without scripts, and those of others are not', async () => {
  const { address } = await builtSite({ PUBLIC_URL: origin, TRUSTED_PROXIES: '1' })
  const status = async (path: string, from?: string) => {
    const headers = {
      Host: 'stay.example',
      'X-Forwarded-For': '198.51.100.7',
      'User-Agent': 'Mozilla/5.0 Chrome/150.0',
      'Content-Type': 'application/x-www-form-urlencoded',
      ...(from && { Origin: from }),
    }
    const sent = request(address + path, { method: 'POST', headers })
    sent.end('intent=password&to=salma%40example.com&email=salma%40example.com&password=wrong')
    const [response] = (await once(sent, 'response')) as [IncomingMessage]
    response.resume()
    return response.statusCode
  }
  for (const path of ['/en/auth/signin', '/ar/auth/signin.data']) {
    expect([path, await status(path, origin)]).toEqual([path, 401])
    for (const foreign of ['https://other.example', 'http://stay.example', 'https://stay.example:8443', 'null'])
      expect([path, foreign, await status(path, foreign)]).toEqual([path, foreign, 403])
  }
})
