import { gzipSync } from 'node:zlib'
import { HtmlValidate } from 'html-validate'
import { links } from '#links/site.ts'
import { publicPages } from './public-pages.ts'
import { faultsIn } from './rich-results.ts'
import { dayFromNow, expect, test } from './test.ts'

function stylesBeforeRoot(html: string): string[] {
  const [before = ''] = html.split('/assets/root-')
  return [...before.matchAll(/<link rel="stylesheet" href="([^"]+)"/g)].map(([, href = '']) => href)
}

/** Compressed bytes; the list of hotels has 17,000 to 20,000. */
const maxHtml = 28_000

test('every public page is served as valid HTML of a limited size with complete structured data', async ({
  request,
  language,
}) => {
  const validator = new HtmlValidate({ extends: ['html-validate:standard'] })
  const wrong: string[] = []
  let telling = 0
  const early = new Set<string>()
  for (const path of publicPages(language)) {
    const html = await (await request.get(path)).text()
    const bytes = gzipSync(html).length
    if (bytes > maxHtml) wrong.push(`${path}: ${bytes} bytes`)
    for (const href of stylesBeforeRoot(html)) early.add(href)
    const report = await validator.validateString(html)
    for (const { messages } of report.results)
      for (const { ruleId, message, selector } of messages) wrong.push(`${path}: ${ruleId}, ${message} (${selector})`)
    wrong.push(...faultsIn(html).map((fault) => `${path}: ${fault}`))
    if (html.includes('application/ld+json')) telling++
  }
  expect(wrong).toEqual([])
  expect(telling).toBeGreaterThan(5)
  // The first stylesheet with layers determines their order, which is that of the root’s.
  for (const href of early)
    expect([href, (await (await request.get(href)).text()).includes('@layer')]).toEqual([href, false])
})

test('every sitemap file is well-formed, follows its schema and belongs to its language', async ({
  page,
  request,
  language,
  baseURL,
}) => {
  const read = async (address: string) => {
    const answer = await request.get(address)
    expect(answer.headers()['content-type']).toBe('application/xml; charset=utf-8')
    return page.evaluate(
      (text) => {
        const parsed = new DOMParser().parseFromString(text, 'application/xml')
        const root = parsed.documentElement
        return {
          root: `${root.namespaceURI} ${root.localName}`,
          entries: [...root.children].map((entry) => ({
            of: entry.localName,
            // Each element once, in the order that the schema requires.
            fields: [...entry.children].filter(({ prefix }) => !prefix).map(({ localName }) => localName),
            loc: entry.getElementsByTagName('loc')[0]?.textContent ?? '',
            lastmod: entry.getElementsByTagName('lastmod')[0]?.textContent ?? null,
            links: [...entry.getElementsByTagNameNS('http://www.w3.org/1999/xhtml', 'link')].map((link) => [
              link.getAttribute('rel'),
              link.getAttribute('hreflang'),
              link.getAttribute('href'),
            ]),
          })),
        }
      },
      await answer.text(),
    )
  }
  const schema = 'http://www.sitemaps.org/schemas/sitemap/0.9'
  const index = await read('/sitemap.xml')
  expect(index.root).toBe(`${schema} sitemapindex`)
  const files = index.entries.map(({ loc }) => loc).filter((loc) => loc.includes(`/${language}/`))
  expect(files.length).toBeGreaterThanOrEqual(7)
  const seen = new Set<string>()
  for (const file of files) {
    const { root, entries } = await read(file)
    expect(root).toBe(`${schema} urlset`)
    for (const { of, fields, loc, lastmod, links } of entries) {
      expect(of).toBe('url')
      expect(fields).toEqual(lastmod === null ? ['loc'] : ['loc', 'lastmod'])
      expect(loc.startsWith(`${baseURL}/${language}`)).toBe(true)
      expect(new URL(loc).href).toBe(loc)
      expect(seen.has(loc)).toBe(false)
      seen.add(loc)
      if (lastmod !== null) expect(lastmod).toMatch(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}Z$/)
      expect(links.map(([rel, tag]) => `${rel} ${tag}`)).toEqual([
        'alternate en',
        'alternate ar',
        'alternate x-default',
      ])
      expect(links.some(([, tag, href]) => tag === language && href === loc)).toBe(true)
    }
  }
})

test('an oversized form is rejected with a page in its language, and API clients receive a problem response', async ({
  request,
  language,
  t,
}) => {
  const send = (accept: string) =>
    request.post(links.contact(language), {
      // The user agent of a browser, because other clients are not served an error page.
      headers: { accept, 'user-agent': 'Mozilla/5.0' },
      form: { message: 'x'.repeat(100_000) },
    })
  const screen = await send('text/html')
  expect(screen.status()).toBe(413)
  const html = await screen.text()
  expect(html).toContain(`lang="${language}"`)
  expect(html).toContain(t('errorpages.tooLarge'))
  expect(await (await send('application/json')).json()).toMatchObject({
    code: 'payload_too_large',
    title: t('errors.payload_too_large'),
  })
})

test('an invalid group is rejected when its price is requested, and its field is marked', async ({
  request,
  language,
}) => {
  const dates = { option: 1, date: dayFromNow(20), time: '16:00' }
  const requested = links.service(language, 'jeddah-airport-to-makkah', { ...dates, people: '2-abc' })
  const answer = await request.get(requested, { headers: { 'user-agent': 'Mozilla/5.0' } })
  expect(answer.status()).toBe(422)
  const html = await answer.text()
  const field = (name: string) => new RegExp(`<(?:input|select)[^>]*name="${name}"[^>]*>`).exec(html)?.[0]
  expect(field('ages')).toContain('aria-invalid="true"')
  expect(field('adults')).not.toContain('aria-invalid')
})
