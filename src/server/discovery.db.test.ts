import { request, type IncomingHttpHeaders } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { gunzipSync } from 'node:zlib'
import sharp from 'sharp'
import { expect, onTestFinished, test } from 'vitest'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { robots } from '#server/robots.ts'
import { siteMap } from '#server/sitemap.ts'
import { serve } from '#test/site.ts'
import { addPackage, addService } from '#test/journeys.ts'
import { makeWorld } from '#test/world.ts'
import { links } from '#web/links.ts'
import { pageMeta } from '#web/page-meta.ts'
import type { Site } from '#web/site.ts'

async function site() {
  const world = await makeWorld()
  const folder = await mkdtemp(join(tmpdir(), 'discovery-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  Object.assign(world.wired.env, { DATA_DIR: folder })
  const address = await serve(world.wired)
  return { world, origin: world.wired.origin, get: (path: string) => fetch(address + path) }
}

const fixed = 'about-us blogs contact-us faq licences packages privacy services terms-conditions'.split(' ')

const locationsIn = (xml: string) => [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address]) => address)

test('assistants are told where they may ask', async () => {
  const { get } = await site()
  const told = await (await get('/llms.txt')).text()
  expect(told).toMatch(/^# \S/)
  expect(told).toContain('/mcp')
  expect(told).toContain('/en/hotels')
})

test('robots.txt lets assistants read every address that llms.txt recommends', async () => {
  const { get, origin } = await site()
  const allows = rulesOf(await (await get('/robots.txt')).text())
  const told = await (await get('/llms.txt')).text()
  const addresses = [...told.matchAll(/\]\((\S+?)\)/g)].map(([, address = '']) => address)
  for (const path of ['/mcp', '/api/docs', '/api/v1/openapi.json', '/en/hotels'])
    expect(addresses).toContain(origin + path)
  expect(addresses.filter((address) => !address.startsWith(`${origin}/`))).toEqual([])
  expect(addresses.filter((address) => !allows(address.slice(origin.length)))).toEqual([])
  // The rest stays closed: otherwise the rules above would say nothing.
  for (const path of ['/api/v1/login', '/en/booking/book', '/ar/profile/my-booking/1']) expect(allows(path)).toBe(false)
})

/** Whether robots.txt lets anybody read a path: the longest rule that matches decides, `Allow` among equals (RFC 9309). */
function rulesOf(robotsText: string): (path: string) => boolean {
  const rules = [...robotsText.matchAll(/^(Allow|Disallow): *(\S+)$/gm)].map(([, kind, pattern = '']) => ({
    allows: kind === 'Allow',
    length: pattern.length,
    matches: new RegExp(
      `^${pattern
        .replace(/[.+?^{}()|[\]\\]/g, '\\$&')
        .replaceAll('*', '.*')
        .replace(/\$(?!$)/g, '\\$')}`,
    ),
  }))
  return (path) => {
    const [decisive] = rules
      .filter(({ matches }) => matches.test(path))
      .toSorted((a, b) => b.length - a.length || Number(b.allows) - Number(a.allows))
    return decisive?.allows ?? true
  }
}

test('the site map is compressed for clients that ask for gzip, and plain for the others', async () => {
  const world = await makeWorld()
  await world.hotel({ slug: 'dar-one' })
  const address = await serve(world.wired)
  const ask = (path: string, encoding: string) =>
    new Promise<{ headers: IncomingHttpHeaders; body: Buffer }>((done, failed) => {
      // Not fetch, which asks for gzip and unpacks it by itself.
      request(address + path, { headers: encoding ? { 'Accept-Encoding': encoding } : {} }, (response) => {
        void buffer(response).then((body) => done({ headers: response.headers, body }), failed)
      })
        .once('error', failed)
        .end()
    })
  for (const path of ['/sitemap.xml', '/sitemaps/en/hotels-1.xml']) {
    const plain = await ask(path, '')
    expect(plain.headers['content-encoding']).toBeUndefined()
    expect(plain.headers.vary).toBe('Accept-Encoding')
    expect(plain.body.toString()).toMatch(/^<\?xml .+<loc>/)
    expect((await ask(path, 'identity')).body).toEqual(plain.body)
    expect((await ask(path, 'br, gzip;q=0')).body).toEqual(plain.body)
    const small = await ask(path, 'gzip, br')
    expect(small.headers['content-encoding']).toBe('gzip')
    expect(small.headers.vary).toBe('Accept-Encoding')
    expect(gunzipSync(small.body)).toEqual(plain.body)
  }
  // What is small is never compressed.
  for (const path of ['/robots.txt', '/llms.txt', links.feed('en'), '/ar/manifest.webmanifest'])
    expect((await ask(path, 'gzip')).headers['content-encoding']).toBeUndefined()
})

test('the site map leads to every page for everyone in both languages, with the day of its last change', async () => {
  const { world, origin, get } = await site()
  await world.hotel({ slug: 'dar-one' })
  await world.hotel({ slug: 'dar-two' })
  await world.sql(
    `insert into image (id, scene, options, alt) values ('cover/one', 'cover', '{}', '{"en":"","ar":""}')`,
  )
  await world.sql(`insert into blog_category (slug, name, position) values ('tips', '{"en":"Tips","ar":"نصائح"}', 1)`)
  await world.sql(`insert into blog (slug, category, tags, title, summary, body, added_by, posted_on, image_id, search_key)
    select 'first-words', 'tips', '{}', w, w, w, w, '2026-10-02', 'cover/one', '' from (select '{"en":"A","ar":"أ"}'::jsonb as w) w`)
  await addPackage(world, { slug: 'one-journey' })
  await addService(world, { slug: 'one-service' })
  await world.sql(`update hotel set updated_at = '2026-11-03T10:00:00Z' where slug = 'dar-two'`)
  const index = await get('/sitemap.xml')
  expect(index.headers.get('content-type')).toBe('application/xml; charset=utf-8')
  const files = locationsIn(await index.text())
  expect(files).toContain(`${origin}/sitemaps/ar/hotels-1.xml`)

  const listed = await Promise.all(files.map(async (file) => (await get((file ?? '').replace(origin, ''))).text()))
  expect(listed.flatMap(locationsIn).toSorted()).toEqual(
    ['en', 'ar']
      .flatMap((locale) => [
        `/${locale}`,
        `/${locale}/hotels?where=makkah`,
        `/${locale}/hotels?where=district:ajyad`,
        `/${locale}/hotels/dar-one`,
        `/${locale}/hotels/dar-two`,
        `/${locale}/blogs/first-words`,
        `/${locale}/packages/one-journey`,
        `/${locale}/services/1`,
        `/${locale}/services/details/one-service`,
        ...fixed.map((path) => `/${locale}/${path}`),
      ])
      .map((path) => origin + path)
      .toSorted(),
  )
  const hotels = await (await get('/sitemaps/ar/hotels-1.xml')).text()
  expect(hotels).toContain('<lastmod>2026-11-03T10:00:00Z</lastmod>')
  for (const [tag, locale] of [
    ['en', 'en'],
    ['ar', 'ar'],
    ['x-default', 'en'],
  ] as const) {
    expect(hotels).toContain(`hreflang="${tag}" href="${origin}/${locale}/hotels/dar-two"`)
  }
  for (const none of ['/sitemaps/en/hotels-2.xml', '/sitemaps/fr/hotels-1.xml', '/sitemaps/en/guests-1.xml']) {
    expect((await get(none)).status).toBe(404)
  }
})

test('a file of the site map is made once in ten minutes', async () => {
  const world = await makeWorld()
  await world.hotel({ slug: 'dar-one' })
  let now = 0
  const files = siteMap({ db: world.wired.database.db, origin: 'https://stays.example', now: () => now })
  const first = await files('/sitemaps/en/hotels-1.xml')
  await world.hotel({ slug: 'dar-two' })
  expect(await files('/sitemaps/en/hotels-1.xml')).toBe(first)
  now = 11 * 60_000
  expect(await files('/sitemaps/en/hotels-1.xml')).not.toEqual(first)
})

test('search engines are kept out of what is personal, and of everything on a staging site', async () => {
  const { get, origin } = await site()
  const told = await (await get('/robots.txt')).text()
  expect(told.split('\n')).toEqual(
    expect.arrayContaining(['User-agent: *', 'Disallow: /en/booking/book', 'Disallow: /ar/profile/my-booking']),
  )
  expect(told).toContain(`Sitemap: ${origin}/sitemap.xml`)
  expect(told).not.toContain('contact-us')
  expect(told).not.toMatch(/^Disallow: \/(en|ar)?(\/hotels)?$/m)
  expect((await get('/robots.txt')).headers.get('x-robots-tag')).toBeNull()
  expect(robots('https://stays.example', true)).toBe('User-agent: *\nDisallow: /\n')

  const staging = await makeWorld()
  Object.assign(staging.wired.env, { NOINDEX: true })
  const address = await serve(staging.wired)
  expect((await fetch(`${address}/livez`)).headers.get('x-robots-tag')).toBe('noindex, nofollow')
})

test('the site can be installed in either language, under icons of the size they say', async () => {
  const { get } = await site()
  const arabic = await get('/ar/manifest.webmanifest')
  expect(arabic.headers.get('content-type')).toBe('application/manifest+json; charset=utf-8')
  const manifest = (await arabic.json()) as { icons: { src: string; sizes: string }[] }
  expect(manifest).toMatchObject({ lang: 'ar', dir: 'rtl', start_url: '/ar', name: 'إقامات' })
  expect(await (await get('/en/manifest.webmanifest')).json()).toMatchObject({ lang: 'en', dir: 'ltr', name: 'Stays' })
  for (const { src, sizes } of [...manifest.icons, { src: '/icons/apple-touch-180.png', sizes: '180x180' }]) {
    const { width, height, format } = await sharp(Buffer.from(await (await get(src)).arrayBuffer())).metadata()
    expect([`${width}x${height}`, format]).toEqual([sizes, 'png'])
  }
  expect((await get('/icons/app-5000.png')).status).toBe(404)
})

test('a shared page has a picture, kept for good under the address that the page gives it', async () => {
  const { world, get } = await site()
  await world.hotel({ slug: 'dar-one' })
  const { data } = (await world.visitor('ar').show_hotel({ id: 'dar-one' })) as {
    data: { name: string; city: { name: string } }
  }
  const page = {
    title: `${data.name}، ${data.city.name}`,
    description: '',
    path: '/ar/hotels/dar-one',
    share: { kind: 'hotel', slug: 'dar-one' } as const,
  }
  const tags = pageMeta(page, { origin: '', settings: { brand: { name: 'إقامات' } } } as Site)
  const { content } = tags.find((tag) => 'property' in tag && tag.property === 'og:image') as { content: string }

  const picture = await get(content)
  expect(picture.headers.get('content-type')).toBe('image/jpeg')
  expect(picture.headers.get('cache-control')).toMatch(/immutable/)
  const body = Buffer.from(await picture.arrayBuffer())
  const { width, height } = await sharp(body).metadata()
  expect([width, height]).toEqual([1200, 630])
  expect(body.length).toBeLessThan(300_000)

  expect((await get('/og/ar/hotel/dar-one.jpg?v=old')).headers.get('cache-control')).toBe('public, max-age=3600')
  const none = ['/og/ar/hotel/nobody.jpg', '/og/fr/home/home.jpg', '/og/en/page/home.jpg', '/og/en/city/atlantis.jpg']
  for (const path of none) expect((await get(path)).status).toBe(404)
})
