import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { locales, type Locale } from '#i18n/locale.ts'
import { contentLinks, links } from '#links/site.ts'
import { auditSite } from './audit-site.ts'
import { answered, type Site } from './site.ts'

// `npm run lighthouse`: the performance of pages by Lighthouse, with an emulated phone on the demo world in production
// mode, in both languages; `audits.ts` has the other categories. Reports the median of several runs. An empty page is
// audited first as a baseline: the points it loses are due to the machine.

const runs = 5

/** Required score out of 100. */
const least = 95

const times = [
  'first-contentful-paint',
  'largest-contentful-paint',
  'total-blocking-time',
  'speed-index',
  'cumulative-layout-shift',
]

const print = (line: string) => process.stdout.write(`${line}\n`)
const floor = createServer((_, answer) => {
  answer.setHeader('Content-Type', 'text/html; charset=utf-8')
  answer.end(
    '<!doctype html><html lang="en"><meta name="viewport" content="width=device-width"><title>Empty</title><h1>Empty</h1>',
  )
})
await new Promise<void>((there) => floor.listen(0, '127.0.0.1', there))

await auditSite(async (site, audit) => {
  let short = 0
  print(['page'.padEnd(16), 'score', 'FCP', 'LCP', 'TBT', 'SI', 'CLS'].join('  '))
  await printRow('an empty page', `http://127.0.0.1:${(floor.address() as AddressInfo).port}/`)
  const pages = locales.flatMap((locale) =>
    Object.entries(listedPages(site, locale)).map(([name, path]) => ({
      name: `${name} ${locale}`,
      url: site.address + path,
    })),
  )
  // The first requests draw pictures that do not exist yet, and a server that has just started has work in the background
  // on the same cores. These runs warm up; the measured ones show what later visitors get.
  for (const { url } of pages) {
    await answered(url)
    await load(url)
  }
  for (const { name, url } of pages) await printRow(name, url)
  return short

  async function printRow(name: string, url: string): Promise<void> {
    const loads: Awaited<ReturnType<typeof load>>[] = []
    for (let run = 0; run < runs; run++) loads.push(await load(url))
    const median = loads.toSorted((a, b) => a.score - b.score)[Math.floor(runs / 2)]
    if (!median) throw new Error('No Lighthouse run was made.')
    const isShort = median.score < least
    const displayed = times.map((id) => median.audits[id]?.displayValue ?? '?')
    print([name.padEnd(16), `${median.score}${isShort ? ' ✗' : '  '}`.padStart(5), ...displayed].join('  '))
    if (isShort && url.startsWith(site.address)) short++
  }

  async function load(url: string) {
    const { categories, audits } = await audit(url, { onlyCategories: ['performance'] })
    return { score: Math.round((categories.performance?.score ?? 0) * 100), audits }
  }
}).finally(() => floor.close())

/** Pages as search engines list them, without the dates of a search: three pages, or one of each kind with `--all`. */
function listedPages(site: Site, locale: Locale): Record<string, string> {
  const { home, hotel } = site.pages(locale)
  const three = { home, results: links.hotels(locale, { where: 'makkah' }), hotel: hotel.replace(/\?.*/, '') }
  if (!process.argv.includes('--all')) return three
  return {
    ...three,
    packages: links.packages(locale),
    travelPackage: links.package(locale, 'two-cities-from-cairo'),
    services: links.services(locale),
    kind: contentLinks.serviceType(locale, 1),
    articles: links.blogs(locale),
    article: contentLinks.blog(locale, 'small-children'),
    faq: links.faq(locale),
    contact: links.contact(locale),
    about: links.about(locale),
    'sign in': links.signin(locale),
  }
}
