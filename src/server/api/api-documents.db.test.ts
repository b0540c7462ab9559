import { expect, test } from 'vitest'
import { endpoints } from '#api/index.ts'
import { scopeOf } from '#api/scopes.ts'
import { processorMs } from '#test/processor-time.ts'
import { site } from '#test/site.ts'
import { staffOf } from '#test/staff.ts'

const staffOnly = endpoints.filter((endpoint) => endpoint.access === 'staff' && !scopeOf(endpoint))

async function documents() {
  const { world, address } = await site()
  const get = (path: string, headers: Record<string, string> = {}) => fetch(address + path, { headers })
  return { world, get }
}

test('the reference has one page a group with every endpoint of travellers and partners, and none of the staff', async () => {
  const { get } = await documents()
  const response = await get('/api/v1/openapi.json')
  expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8')
  const { paths } = (await response.json()) as { paths: object }
  const names = endpoints.filter((endpoint) => !staffOnly.includes(endpoint)).map(({ name }) => name)
  expect(Object.keys(paths).toSorted()).toEqual(names.map((name) => `/${name}`).toSorted())
  const index = await (await get('/api/docs')).text()
  const links = [...index.matchAll(/href="(\/api\/docs\/\w+)#(\w+)"/g)]
  expect(links.map(([, , name]) => name).toSorted()).toEqual(names.toSorted())
  for (const page of new Set(links.map(([, path]) => path ?? ''))) {
    const html = await (await get(page)).text()
    for (const [, path, name] of links) expect(html.includes(`<section id="${name}">`)).toBe(path === page)
    // Compressed on the way; the whole reference once had 10 MB.
    expect(html.length).toBeLessThan(5_000_000)
  }
  expect(index).not.toContain('fetch_admin_bookings')
  for (const path of ['/api/docs/staff', '/api/docs/staff/admin', '/api/v1/openapi-staff.json', '/api/docs/none'])
    expect([path, (await get(path)).status]).toEqual([path, 404])
})

test('staff who are signed in read the reference of their endpoints, which no shared cache stores', async () => {
  const { world, get } = await documents()
  const { cookie: Cookie } = await staffOf(world, 'agent')
  const response = await get('/api/v1/openapi-staff.json', { Cookie })
  expect(response.headers.get('cache-control')).toMatch(/^private/)
  expect(Object.keys(((await response.json()) as { paths: object }).paths)).toHaveLength(staffOnly.length)
  expect(await (await get('/api/docs/staff/admin', { Cookie })).text()).toContain('fetch_admin_bookings')
})

test('a document is written once, sent compressed, and not sent again to a reader who has it', async () => {
  const { get } = await documents()
  const read = async (headers = {}) => {
    const response = await get('/api/v1/openapi.json', headers)
    const { length } = await response.text()
    return { response, length }
  }
  let first = await read()
  const etag = first.response.headers.get('etag') ?? ''
  expect(first.response.headers.get('content-encoding')).toBe('gzip')
  const again = await read({ 'if-none-match': etag })
  expect([again.response.status, again.length]).toEqual([304, 0])

  const fresh = await documents()
  const written = await processorMs(async () => (await fresh.get('/api/v1/openapi.json')).text())
  const sent = await processorMs(async () => {
    for (let i = 0; i < 5; i++) first = await read()
  })
  expect(sent / 5).toBeLessThan(written / 2)
})
