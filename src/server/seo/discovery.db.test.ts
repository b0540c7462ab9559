import { request, type IncomingHttpHeaders } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { gunzipSync } from 'node:zlib'
import sharp from 'sharp'
import { expect, onTestFinished, test } from 'vitest'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { robots } from '#server/seo/robots.ts'
import { siteMap } from '#server/seo/sitemap.ts'
import { serve } from '#test/site.ts'
import { addPackage, addService } from '#test/products.ts'
import { makeWorld } from '#test/world.ts'
import { contentLinks } from '#links/site.ts'
import { pageMeta } from '#web/lib/seo/page-meta.ts'
import type { Site } from '#web/lib/site.ts'

async function site() {
  const world = await makeWorld()
  const folder = await mkdtemp(join(tmpdir(), 'discovery-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  Object.assign(world.services.env, { DATA_DIR: folder })
  const address = await serve(world.services)
  return { world, origin: world.services.origin, get: (path: string) => fetch(address + path) }
}

const fixed = 'about-us blogs contact-us faq licences packages privacy services terms-conditions'.split(' ')

const locationsIn = (xml: string) => [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address]) => address)

test('llms.txt names the addresses for assistants', async () => {
  const { world, get } = await site()
  await world.hotel()
  await world.sql(`
    insert into setting (key, value) values ('voice', '{"home_description": {"en": "Rooms by the sea.", "ar": "غرف على البحر."}}')
    on conflict (key) do update set value = excluded.value`)
  const answer = await (await get('/llms.txt')).text()
  expect(answer).toMatch(/^# \S/)
  // In the words of the provider.
  expect(answer).toContain('\n> Rooms by the sea.\n')
  expect(answer).toContain('/mcp')
  expect(answer).toContain('/en/hotels')
})

test('robots.txt lets assistants read every address that llms.txt recommends', async () => {
  const { world, get, origin } = await site()
  await world.hotel()
  const allows = rulesOf(await (await get('/robots.txt')).text())
  const answer = await (await get('/llms.txt')).text()
  const addresses = [...answer.matchAll(/\]\((\S+?)\)/g)].map(([, address = '']) => address)
  for (const path of ['/mcp', '/api/docs', '/api/v1/openapi.json', '/en/hotels'])
    expect(addresses).toContain(origin + path)
  expect(addresses.filter((address) => !address.startsWith(`${origin}/`))).toEqual([])
  expect(addresses.filter((address) => !allows(address.slice(origin.length)))).toEqual([])
  // Other paths stay disallowed; otherwise the checks above would prove nothing.
  for (const path of ['/api/v1/login', '/en/booking/book', '/ar/profile/my-booking/1']) expect(allows(path)).toBe(false)
})

/**
 * Returns a function that is true if robots.txt allows a path: the longest matching rule decides, `Allow` among equals
 * (RFC 9309).
 */
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
  const address = await serve(world.services)
  const send = (path: string, encoding: string) =>
    new Promise<{ headers: IncomingHttpHeaders; body: Buffer }>((done, failed) => {
      // Not fetch, which requests gzip and decompresses it automatically.
      request(address + path, { headers: encoding ? { 'Accept-Encoding': encoding } : {} }, (response) => {
        void buffer(response).then((body) => done({ headers: response.headers, body }), failed)
      })
        .once('error', failed)
        .end()
    })
  for (const path of ['/sitemap.xml', '/sitemaps/en/hotels-1.xml']) {
    const plain = await send(path, '')
    expect(plain.headers['content-encoding']).toBeUndefined()
    expect(plain.headers.vary).toBe('Accept-Encoding')
    expect(plain.body.toString()).toMatch(/^<\?xml .+<loc>/)
    expect((await send(path, 'identity')).body).toEqual(plain.body)
    expect((await send(path, 'br, gzip;q=0')).body).toEqual(plain.body)
    const small = await send(path, 'gzip, br')
    expect(small.headers['content-encoding']).toBe('gzip')
    expect(small.headers.vary).toBe('Accept-Encoding')
    expect(gunzipSync(small.body)).toEqual(plain.body)
  }
  // Small files are never compressed.
  for (const path of ['/robots.txt', '/llms.txt', contentLinks.feed('en'), '/ar/manifest.webmanifest'])
    expect((await send(path, 'gzip')).headers['content-encoding']).toBeUndefined()
})

test('the site map lists every public page in both languages, with the date of its last change', async () => {
  const { world, origin, get } = await site()
  await world.hotel({ slug: 'dar-one' })
  await world.hotel({ slug: 'dar-two' })
  await world.sql(
    `insert into image (id, scene, options, alt) values ('cover/one', 'cover', '{}', '{"en":"","ar":""}')`,
  )
  await world.sql(`insert into blog_category (slug, name, position) values ('tips', '{"en":"Tips","ar":"نصائح"}', 1)`)
  await world.sql(`insert into blog (slug, category, tags, title, summary, body, added_by, posted_on, image_id, search_key)
    select 'first-words', 'tips', '{}', w, w, w, w, '2026-10-02', 'cover/one', '' from (select '{"en":"A","ar":"أ"}'::jsonb as w) w`)
  for (const slug of ['about', 'terms', 'privacy']) {
    await world.sql(
      `insert into content_page (slug, body, changed_on) values ($1, '{"en":"A","ar":"أ"}', '2026-10-02')`,
      [slug],
    )
  }
  await world.sql(`insert into faq_topic (slug, name, position) values ('price', '{"en":"A","ar":"أ"}', 1)`)
  await world.sql(`insert into faq_entry (slug, topic, question, answer, position)
    values ('one', 'price', '{"en":"A","ar":"أ"}', '{"en":"A","ar":"أ"}', 1)`)
  await addPackage(world, { slug: 'one-package' })
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
        `/${locale}/packages/one-package`,
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

test('a file of the site map is generated at most once in ten minutes', async () => {
  const world = await makeWorld()
  await world.hotel({ slug: 'dar-one' })
  let now = 0
  const files = siteMap({ db: world.services.database.db, origin: 'https://stays.example', now: () => now })
  const first = await files('/sitemaps/en/hotels-1.xml')
  await world.hotel({ slug: 'dar-two' })
  expect(await files('/sitemaps/en/hotels-1.xml')).toBe(first)
  now = 11 * 60_000
  expect(await files('/sitemaps/en/hotels-1.xml')).not.toEqual(first)
})

test('robots.txt disallows personal pages, and everything on a staging site', async () => {
  const { get, origin } = await site()
  const answer = await (await get('/robots.txt')).text()
  expect(answer.split('\n')).toEqual(
    expect.arrayContaining(['User-agent: *', 'Disallow: /en/booking/book', 'Disallow: /ar/profile/my-booking']),
  )
  expect(answer).toContain(`Sitemap: ${origin}/sitemap.xml`)
  expect(answer).not.toContain('contact-us')
  expect(answer).not.toMatch(/^Disallow: \/(en|ar)?(\/hotels)?$/m)
  expect((await get('/robots.txt')).headers.get('x-robots-tag')).toBeNull()
  expect(robots('https://stays.example', true)).toBe('User-agent: *\nDisallow: /\n')

  const staging = await makeWorld()
  Object.assign(staging.services.env, { NOINDEX: true })
  const address = await serve(staging.services)
  expect((await fetch(`${address}/livez`)).headers.get('x-robots-tag')).toBe('noindex, nofollow')
})

test('the site can be installed in either language, with icons of the declared sizes', async () => {
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

test('a shared page has a picture, which is cached indefinitely under the address in the page', async () => {
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
  const tags = pageMeta(page, {
    origin: '',
    settings: { brand: { name: 'إقامات' }, empty_pages: [] as string[] },
  } as Site)
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
