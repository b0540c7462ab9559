import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { addDays } from '#domains/shared/dates.ts'
import { builtSite } from '#test/built-site.ts'
import { staffOf } from '#test/staff.ts'
import { today } from '#test/world.ts'

const stay = (nights: number) => `check_in=${addDays(today, 14)}&check_out=${addDays(today, 14 + nights)}`
const browser = { accept: 'text/html', 'user-agent': 'Mozilla/5.0 Chrome/150.0' }

/** A site behind a proxy on which a caller has 20 units: six searches. */
async function budgetedSite() {
  const { world, address } = await builtSite({ TRUSTED_PROXIES: '1', READS_PER_MINUTE: '30' })
  await world.hotel()
  const get = (path: string, caller: string, headers: Record<string, string> = {}) =>
    fetch(address + path, { headers: { 'X-Forwarded-For': caller, ...headers } })
  const searches = async (caller: string, many: number) => {
    const statuses: number[] = []
    for (let i = 1; i <= many; i++) statuses.push((await get(`/api/v1/fetch_hotels?${stay(i)}`, caller)).status)
    return statuses
  }
  return { world, address, get, searches }
}

test('searches beyond the budget of a caller get 429 and a time to wait; others and partner keys are not affected', async () => {
  const { world, get, searches } = await budgetedSite()
  expect(await searches('203.0.113.9', 7)).toEqual([200, 200, 200, 200, 200, 200, 429])
  const refused = await get(`/api/v1/fetch_hotels?${stay(1)}`, '203.0.113.9', { 'Accept-Language': 'ar' })
  expect([refused.headers.get('retry-after'), refused.headers.get('content-language')]).toEqual(['2', 'ar'])
  expect(await refused.json()).toMatchObject({ code: 'too_many_requests' })
  expect(await searches('203.0.113.10', 1)).toEqual([200])
  expect((await get('/livez', '203.0.113.9')).status).toBe(200)

  const { api } = await staffOf(world, 'manager')
  const answer = await api.make_key({ name: 'Partner', scopes: ['search'] })
  if (!answer.ok) throw new Error(answer.error.code)
  const key = { Authorization: `Bearer ${answer.data.key}` }
  expect((await get(`/api/v1/fetch_hotels?${stay(1)}`, '203.0.113.9', key)).status).toBe(200)
  expect((await get(`/api/v1/fetch_hotels?${stay(1)}`, '203.0.113.9', { Authorization: 'Bearer key_x' })).status).toBe(
    401,
  )
})

test('a browser gets a page in its language instead, and cached pages cost nothing', async () => {
  const { get, searches } = await budgetedSite()
  const page = `/ar/hotels?where=makkah&${stay(1)}`
  expect((await get(page, '203.0.113.9', browser)).status).toBe(200)
  expect(await searches('203.0.113.9', 6)).toEqual([200, 200, 200, 200, 200, 429])
  // The request of another caller renders the page again if its cached copy has expired.
  const readCached = async () => {
    expect((await get(page, '203.0.113.10', browser)).status).toBe(200)
    return (await get(page, '203.0.113.9', browser)).status
  }
  for (let i = 0; i < 25; i++) {
    // On a slow machine the copy can expire between both requests, but not twice.
    const first = await readCached()
    expect(first === 200 ? first : await readCached()).toBe(200)
  }
  const refused = await get(`/ar/hotels?where=makkah&${stay(2)}`, '203.0.113.9', browser)
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '2'])
  const html = await refused.text()
  expect(html).toContain('lang="ar"')
  expect(html).toContain('طلبات كثيرة')
})

test('this machine is not limited, because a proxy on it can pass on everybody’s requests', async () => {
  const { searches } = await budgetedSite()
  expect(await searches('127.0.0.1', 8)).not.toContain(429)
})

test('forms of pages have the same budget', async () => {
  const { address } = await budgetedSite()
  const statuses: number[] = []
  for (let i = 0; i < 7; i++) {
    const headers = { 'X-Forwarded-For': '203.0.113.9', 'Content-Type': 'application/x-www-form-urlencoded' }
    const response = await fetch(`${address}/en/cart`, {
      method: 'POST',
      body: 'intent=x',
      headers,
      redirect: 'manual',
    })
    statuses.push(response.status)
  }
  expect(statuses.slice(0, 6)).not.toContain(429)
  expect(statuses[6]).toBe(429)
})

test('a form with files for the admin is not read from a stranger, who is led to sign-in', async () => {
  const { address } = await budgetedSite()
  const send = (path: string) => {
    const form = new FormData()
    form.set('picture', new Blob(['x'.repeat(200_000)]), 'x.png')
    return fetch(address + path, { method: 'POST', body: form, redirect: 'manual' })
  }
  for (const path of ['/en/desk/editing/hotel/edit', '/en/DESK/editing/hotel/edit', '/en/desk/stock/file'])
    expect([path, (await send(path)).status]).toEqual([
      path,
      expect.toSatisfy((status) => status === 303 || status === 413),
    ])
  expect((await send('/en/desk/editing/hotel/edit')).headers.get('location')).toMatch(/^\/en\/auth\/signin\?next=/)
})

test('an address costs something, whatever it is, and one with a fragment is that of its page', async () => {
  const { address, searches } = await budgetedSite()
  const sent = async (target: string, caller: string) => {
    const socket = connect(Number(new URL(address).port), '127.0.0.1')
    const lines = [`GET ${target} HTTP/1.1`, 'Host: localhost', `X-Forwarded-For: ${caller}`, 'Connection: close']
    socket.write(`${lines.join('\r\n')}\r\n\r\n`)
    return text(socket)
  }
  const targets = [
    '/zzz',
    '/wp-login.php',
    '/no-such-picture.png',
    '/fr/hotels',
    '/API/v1/fetch_hotels',
    '//en/faq',
    '/api/v1/zzz',
    '/en/zzz#x',
    'http://localhost/api/v1/search_site?q=a',
  ]
  for (const [i, target] of targets.entries()) {
    const caller = `203.0.113.${i}`
    const statuses: number[] = []
    for (let n = 0; n < 60 && statuses.at(-1) !== 429; n++)
      statuses.push(Number((await sent(target, caller)).split(' ')[1]))
    expect([target, statuses[0] === 429, statuses.at(-1)]).toEqual([target, false, 429])
    expect(await searches(caller, 1)).toEqual([429])
  }
  expect(await sent('/ar/hotels#x', '203.0.113.99')).toMatch(/^HTTP\/1.1 200 [^]*lang="ar"/)
})

test('wrong keys have a budget of their own, and right ones get theirs back', async () => {
  const { world, get } = await budgetedSite()
  const { api } = await staffOf(world, 'manager')
  const answer = await api.make_key({ name: 'Partner', scopes: ['search'] })
  if (!answer.ok) throw new Error(answer.error.code)
  const statusesOf = async (key: string, path: string) => {
    const statuses = new Set<number>()
    for (let i = 0; i < 25; i++)
      statuses.add((await get(path, '203.0.113.9', { Authorization: `Bearer ${key}` })).status)
    return [...statuses]
  }
  expect(await statusesOf(answer.data.key, `/api/v1/fetch_hotels?${stay(1)}`)).toEqual([200])
  expect(await statusesOf(`key_${'x'.repeat(43)}`, `/api/v1/fetch_hotels?${stay(1)}`)).toEqual([401, 429])
  expect(await statusesOf('key_x', '/api/zzz')).toEqual([404, 429])
})
