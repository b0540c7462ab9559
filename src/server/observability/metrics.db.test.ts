import { expect, test } from 'vitest'
import { countCachedPage, countRequest, kindOf, serveMetrics } from '#server/observability/metrics.ts'
import { watchWorld } from '#test/metrics.ts'
import { makeWorld } from '#test/world.ts'

test('requests, statements, cached pages and open business items are exported to Prometheus, without personal data', async () => {
  const world = await makeWorld()
  watchWorld(world)
  const guest = await world.traveller()
  const hotel = await world.hotel({ supply: 'portal' })
  await guest.requests(hotel)
  const metrics = await serveMetrics('127.0.0.1', 0)
  const answer = async () => (await fetch(`http://127.0.0.1:${metrics.port}/metrics`)).text()
  const count = (text: string, name: string) =>
    Number(
      text
        .split('\n')
        .find((line) => line.startsWith(`${name} `))
        ?.split(' ')[1] ?? 0,
    )
  const before = await answer()
  countCachedPage()
  countRequest('/en/hotels?where=makkah', 200, 12)
  const text = await answer()
  expect((await fetch(`http://127.0.0.1:${metrics.port}/`)).status).toBe(404)
  await metrics.stop()
  for (const name of ['site_request_seconds_count{kind="page",status="2xx"}', 'site_kept_pages_total'])
    expect(count(text, name) - count(before, name)).toBe(1)
  expect(text).toMatch(/site_sql_seconds_count [1-9]/)
  expect(text).toContain('site_bookings_open{status="waiting"} 1')
  expect(text).toContain('site_background_work{task="holds"} 0')
  expect(text).toContain('site_background_work_seconds{task="holds"} 0')
  expect(text).not.toMatch(/makkah|@|[A-Z0-9]{3}-[A-Z0-9]{3}/)
})

test.each([
  ['/api/v1/fetch_hotels', 'api'],
  ['/en', 'page'],
  ['/ar/hotels?where=jeddah', 'page'],
  ['/en/hotels.data?where=jeddah', 'data'],
  ['/img/640/facade/one', 'picture'],
  ['/assets/a.js', 'file'],
  ['/robots.txt', 'other'],
])('%s is counted as %s', (path, kind) => expect(kindOf(path)).toBe(kind))
