import { gzipSync } from 'node:zlib'
import { HtmlValidate } from 'html-validate'
import { links } from '#web/links.ts'
import { publicPages } from './public-pages.ts'
import { faultsIn } from './rich-results.ts'
import { expect, test } from './test.ts'

test('every public page is valid HTML as it comes from the server, and tells search engines whole things', async ({
  request,
  language,
}) => {
  const validator = new HtmlValidate({ extends: ['html-validate:standard'] })
  const wrong: string[] = []
  let telling = 0
  for (const path of publicPages(language)) {
    const html = await (await request.get(path)).text()
    const report = await validator.validateString(html)
    for (const { messages } of report.results)
      for (const { ruleId, message, selector } of messages) wrong.push(`${path}: ${ruleId}, ${message} (${selector})`)
    wrong.push(...faultsIn(html).map((fault) => `${path}: ${fault}`))
    if (html.includes('application/ld+json')) telling++
  }
  expect(wrong).toEqual([])
  expect(telling).toBeGreaterThan(5)
})

/** Of HTML as it travels; what a list of hotels may weigh is more. */
const mostBytes = (path: string) => (/\/hotels(\?|$)/.test(path) ? 20 : 14) * 1024

test('no public page is heavier than its first fourteen kilobytes', async ({ request, language }) => {
  const heavy: string[] = []
  for (const path of publicPages(language)) {
    const answer = await request.get(path, { headers: { 'accept-encoding': 'gzip' } })
    const sent = answer.headers()['content-encoding'] === 'gzip' && answer.headers()['content-length']
    const bytes = sent ? Number(sent) : gzipSync(await answer.body(), { level: 9 }).length
    if (!(bytes <= mostBytes(path))) heavy.push(`${path}: ${bytes} bytes`)
  }
  expect(heavy).toEqual([])
  const { 'content-encoding': encoding } = (await request.get(links.contact(language))).headers()
  expect(encoding).toBe('gzip')
})

test('every file of the site map is well-formed and of its schema, in its language', async ({
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
            // Each once, in the order that the schema wants.
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
