import { expect, test } from 'vitest'
import { importReference } from '#db/reference/load.ts'
import { saveSetting } from '#domains/content/commands.server.ts'
import { locales } from '#i18n/locale.ts'
import { translator } from '#i18n/translator.server.ts'
import { builtSite } from '#test/built-site.ts'
import { addPackage, addService } from '#test/products.ts'
import { seed } from '#test/seeding.ts'
import { today } from '#test/world.ts'
import { pages } from '#web/app/pages.ts'
import { emptyPages } from '#domains/content/shapes.ts'

/** Reads a page as a visitor without scripts. Redirects, such as those to the sign-in, are followed. */
async function read(address: string, path: string) {
  const response = await fetch(address + path, { headers: { accept: 'text/html' } })
  return { status: response.status, html: await response.text() }
}

/** Addresses of this site that a page or a file names. Those of the API, of files and of the map are left out. */
function linkedBy(address: string, html: string): string[] {
  const named = [...html.matchAll(/(?:<a\b[^>]*\bhref="|<loc>|\]\()([^"<)]+)/g)].map(([, href = '']) =>
    href.replaceAll('&amp;', '&').replace(address, ''),
  )
  return [...new Set(named.filter((href) => /^\/(en|ar)(\/|$)/.test(href)).map((href) => href.split('#')[0] ?? ''))]
}

/** Follows all links from the home pages, a missing page, the site map and `llms.txt`. Returns the status of each. */
async function crawl(address: string): Promise<Map<string, number>> {
  const statuses = new Map<string, number>()
  const waiting = locales.flatMap((locale) => [`/${locale}`, `/${locale}/cart`, `/${locale}/search`])
  for (const locale of locales) {
    waiting.push(...linkedBy(address, (await read(address, `/${locale}/nowhere`)).html))
    waiting.push(...linkedBy(address, (await read(address, `/sitemaps/${locale}/pages-1.xml`)).html))
  }
  waiting.push(...linkedBy(address, (await read(address, '/llms.txt')).html))
  for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
    if (statuses.has(path)) continue
    const { status, html } = await read(address, path)
    statuses.set(path, status)
    // Searches and filters lead to more of their kind; one level is enough.
    if (!path.includes('?')) waiting.push(...linkedBy(address, html))
  }
  return statuses
}

const failed = (statuses: Map<string, number>) => [...statuses].filter(([, status]) => status !== 200)
const menus = async (address: string, page: string) =>
  [...(await read(address, page)).html.matchAll(/<(?:header|footer)\b.*?<\/(?:header|footer)>/gs)].join('')

test('on a new installation no link is dead, empty pages are in no menu, and each says what it will contain', async () => {
  const { world, address } = await builtSite({}, { ground: false })
  await seed(world, (client) => importReference(client, { today }))
  const statuses = await crawl(address)
  expect(failed(statuses)).toEqual([])
  expect(statuses.size).toBeGreaterThan(12)
  for (const locale of locales) {
    const frame = await menus(address, `/${locale}`)
    expect(frame).toContain(`/${locale}/contact-us"`)
    // Without exchange rates there is no other currency to choose.
    expect(frame).not.toContain(`/${locale}/currency"`)
    for (const page of emptyPages) {
      expect(statuses.has(`/${locale}/${page}`), page).toBe(false)
      const { status, html } = await read(address, `/${locale}/${page}`)
      expect(status, page).toBe(200)
      expect(html, page).toContain('content="noindex"')
      expect(html, page).toContain(`href="/${locale}/contact-us"`)
      // Drafts speak for the provider and are seen by staff only.
      expect(html, page).not.toMatch(/class="(blocks|reading)"|15 minutes|خمس عشرة دقيقة/)
    }
  }
  const t = translator('en')
  const home = await read(address, '/en')
  expect(home.html).toContain(t('providertexts.openingTitle'))
  expect(home.html).not.toContain(t('providertexts.heroTitle'))
  // A card of ways to reach the provider would be empty.
  expect((await read(address, '/en/contact-us')).html).not.toContain(t('content.otherWays'))
  // Pages of one booking or one link need its number, and the set-up its token.
  const open = pages.filter(({ path }) => !/:|^desk|^booking|undo|^setup/.test(path))
  for (const { path } of open) expect((await read(address, `/en/${path}`)).status, path).toBeLessThan(400)
})

test('a menu names a page once it has content, and a page with one hotel has no section without content', async () => {
  const { world, address } = await builtSite()
  await seed(world, (client) => importReference(client, { today }))
  const hotel = await world.hotel({ slug: 'only-one' })
  const before = await menus(address, '/en')
  expect(before).not.toContain('href="/en/packages"')
  const { html } = await read(address, '/en')
  expect(html).toContain('/en/hotels/only-one')
  for (const [, section = ''] of html.matchAll(/<section\b[^>]*aria-labelledby(.*?)<\/section>/gs)) {
    expect(section.replaceAll(/<h[23]\b.*?<\/h[23]>/gs, '')).toMatch(/<(li|p|a|form|dl)\b/)
  }
  expect(failed(await crawl(address))).toEqual([])
  // One card takes the whole width instead of a place in a row, and no other hotels are announced.
  expect(html).toContain('hotel-card-wide')
  expect(html).not.toMatch(/class="swipe/)
  expect(html).not.toContain('href="/en/hotels?where=makkah"')
  expect((await read(address, '/en/hotels/only-one')).html).not.toContain('id="similar"')

  await addPackage(world, { hotels: [{ hotel, nights: 4 }] })
  await expect.poll(() => menus(address, '/en')).toContain('href="/en/packages"')
  await expect.poll(() => menus(address, '/en/contact-us')).toContain('href="/en/packages"')
})

test.each([
  ['stays', 'hotels'],
  ['packages', 'packages'],
  ['services', 'services'],
] as const)(
  '%s that the provider does not sell are in no menu, on no home page, in no search and no site map',
  async (product, path) => {
    const { world, address } = await builtSite()
    await seed(world, (client) => importReference(client, { today }))
    const hotel = await world.hotel({ slug: 'only-one' })
    await addPackage(world, { slug: 'the-package', hotels: [{ hotel, nights: 4 }] })
    await addService(world, { slug: 'the-visit' })
    const found = async () => {
      const sources = [
        '/en',
        '/en/cart',
        '/en/nowhere',
        '/en/search',
        '/en/search?q=test',
        '/en/search?q=visit',
        '/llms.txt',
        '/sitemaps/en/pages-1.xml',
        '/sitemaps/en/destinations-1.xml',
        '/sitemaps/en/hotels-1.xml',
        '/sitemaps/en/packages-1.xml',
        '/sitemaps/en/services-1.xml',
        '/sitemaps/en/offers-1.xml',
      ]
      const html = await Promise.all(sources.map((source) => read(address, source)))
      const named = html.flatMap((one, i) => linkedBy(address, one.html).map((href) => `${sources[i]} ${href}`))
      return named.filter((one) => one.includes(` /en/${path}`))
    }
    const offers = { stays: true, packages: true, services: true, [product]: false }
    await saveSetting(world.services.database.db, 'offers', offers, world.services.clock())
    await expect.poll(found).toEqual([])
    const { status, html } = await read(address, `/en/${path}`)
    expect([status, html.includes('content="noindex"')]).toEqual([200, true])
    const home = await read(address, '/en')
    expect(home.html.includes('role="search"') || home.html.includes('<search')).toBe(product !== 'stays')
    // Without a search the first screen leads to what can be booked.
    const [hero = ''] = /<section class="hero.*?<\/section>/s.exec(home.html) ?? []
    expect(hero.includes('href="/en/packages"')).toBe(product === 'stays')
    expect(hero.includes(translator('en')('providertexts.heroTitleTrip'))).toBe(product === 'stays')
  },
)

test('during maintenance pages say so', async () => {
  const { world, address } = await builtSite()
  const says = async (path: string) => (await read(address, path)).html.includes(translator('en')('shell.maintenance'))
  // A page with stock whose rendering a change overtook is cached for two seconds.
  const later = () => world.timeIs(new Date(world.services.clock().getTime() + 3_000).toISOString())
  const paths = ['/en', '/en/hotels', '/en/cart']
  expect(await Promise.all(paths.map(says))).toEqual([false, false, false])
  await saveSetting(world.services.database.db, 'maintenance', true, world.services.clock())
  const inMaintenance = async () => {
    later()
    return Promise.all(paths.map(says))
  }
  await expect.poll(inMaintenance).toEqual([true, true, true])
  const words = { en: 'Back at noon', ar: 'نعود ظهرًا' }
  await saveSetting(world.services.database.db, 'maintenance_text', words, world.services.clock())
  const home = async () => {
    later()
    return /alert-warning.{0,400}/.exec((await read(address, '/ar')).html)?.[0]
  }
  await expect.poll(home).toContain(words.ar)
})
