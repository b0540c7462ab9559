import pg from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { addDays } from '#domains/shared/dates.ts'
import { builtSite } from '#test/built-site.ts'
import { client } from '#test/site.ts'
import { sessionOf, today, type TestWorld } from '#test/world.ts'

/** Locks tables until the test ends, so that nothing that reads them is answered. */
async function block(world: TestWorld, tables: string) {
  const blocking = new pg.Client({ connectionString: world.url })
  await blocking.connect()
  const end = () => blocking.end()
  onTestFinished(end)
  await blocking.query('begin; lock table ' + tables + ' in access exclusive mode')
  return end
}

/** Waits until a site has read all changes so far, so that none of them drops a page that is cached from now on. */
async function changesAreRead({ world, running }: Awaited<ReturnType<typeof builtSite>>) {
  const page = { status: 200, headers: {}, html: '', tags: ['test'] }
  running.pageCache.put('test', page, { freshMs: 600_000, staleMs: 600_000 })
  await world.sql(`insert into change (tag) values ('test')`)
  await expect.poll(() => running.pageCache.get('test')).toBeUndefined()
}

test('at its deadline a page is the cached one or asks to try again, in its language, and a call is 503', async () => {
  const site = await builtSite()
  const { world, running, address } = site
  const hotel = await world.hotel()
  const Cookie = await sessionOf(world, (await world.traveller()).id)
  await changesAreRead(site)
  const { post } = client(address)
  const page = (locale: string, cookie = '') =>
    fetch(`${address}/${locale}/hotels/${hotel.slug}?check_in=${addDays(today, 14)}&check_out=${addDays(today, 16)}`, {
      headers: { Accept: 'text/html', 'User-Agent': 'Mozilla/5.0', Cookie: cookie },
    })
  const cached = await page('ar')
  expect(cached.status).toBe(200)
  // The page is older than its two seconds, and can be shown only if it cannot be rendered.
  world.timeIs(`${today}T09:00:10Z`)
  const unblock = await block(world, 'night_inventory, session')
  running.services.env.ANSWER_SECONDS = 1
  const [stale, late, mine, call] = await Promise.all([
    page('ar'),
    page('en'),
    fetch(`${address}/ar/user/my-booking`, { headers: { Accept: 'text/html', 'User-Agent': 'Mozilla/5.0', Cookie } }),
    post('fetch_profile', {}, { Cookie }),
  ])
  expect([stale.status, await stale.text()]).toEqual([200, await cached.text()])
  for (const [answer, title] of [
    [late, 'We are not available right now'],
    [mine, 'الخدمة غير متاحة حاليًا'],
  ] as const) {
    expect([answer.status, Number(answer.headers.get('retry-after')) > 0]).toEqual([503, true])
    expect(await answer.text()).toContain(`>${title}</h1>`)
  }
  expect([call.status, call.body.code, Number(call.headers.get('retry-after')) > 0]).toEqual([503, 'unavailable', true])
  await unblock()
  running.services.env.ANSWER_SECONDS = 60
  expect((await page('en')).status).toBe(200)
})

test('without the data of its frame the screen of the deadline still says so in the language of the page', async () => {
  const { world, running, address } = await builtSite()
  const unblock = await block(world, 'setting')
  running.services.memory.clear()
  running.services.env.ANSWER_SECONDS = 1
  const answer = await fetch(`${address}/ar/faq`, { headers: { Accept: 'text/html', 'User-Agent': 'Mozilla/5.0' } })
  expect([answer.status, Number(answer.headers.get('retry-after')) > 0]).toEqual([503, true])
  expect(await answer.text()).toContain('<h1>الخدمة غير متاحة حاليًا</h1>')
  await unblock()
})

test('beyond the number of requests in progress a browser gets a page and a program a problem', async () => {
  const { world, running, address } = await builtSite({ MAX_IN_FLIGHT: '1' })
  const unblock = await block(world, 'setting')
  running.services.memory.clear()
  const first = fetch(`${address}/en/faq`)
  const busy = (accept: string) =>
    fetch(`${address}/en/about-us`, { headers: { Accept: accept, 'User-Agent': 'Mozilla/5.0' } })
  await expect.poll(async () => (await busy('text/html')).status).toBe(503)
  const [page, call] = await Promise.all([busy('text/html'), busy('application/json')])
  expect(await page.text()).toContain('<h1>We are not available right now</h1>')
  expect([call.status, call.headers.get('content-type')]).toEqual([503, 'application/problem+json; charset=utf-8'])
  await unblock()
  await first
})
