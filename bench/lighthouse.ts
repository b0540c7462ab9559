import lighthouse from 'lighthouse'
import { locales, type Locale } from '#text/locale.ts'
import { links } from '#web/links.ts'
import { startChromium } from './chromium.ts'
import { answered, startSite } from './site.ts'

// `npm run lighthouse`: the audits of a phone on the demo world in production, page by page, in both languages.

/** As QUALITY.md has it, of a hundred. */
const least = { accessibility: 100, 'best-practices': 100, seo: 100, performance: 98 } as const
type Category = keyof typeof least
const categories = Object.keys(least) as Category[]

const site = await startSite()
const { port, end } = await startChromium()
const tell = (line: string) => process.stdout.write(`${line}\n`)
let short = 0
try {
  tell(['page'.padEnd(14), ...categories.map((one) => one.padStart(16)), 'FCP', 'LCP', 'TBT', 'SI', 'CLS'].join('  '))
  for (const locale of locales) {
    for (const [name, path] of Object.entries(listedPages(locale))) {
      await answered(site.address + path)
      // The first visitor waits for pictures that are drawn for the first time; what follows is what visitors get.
      await audit(site.address + path, ['seo'])
      const { lhr } = await audit(site.address + path)
      const scores = categories.map((one) => Math.round((lhr.categories[one]?.score ?? 0) * 100))
      const marked = scores.map((score, i) =>
        `${score}${score < least[categories[i] ?? 'seo'] ? ' ✗' : '  '}`.padStart(16),
      )
      const times = [
        'first-contentful-paint',
        'largest-contentful-paint',
        'total-blocking-time',
        'speed-index',
        'cumulative-layout-shift',
      ]
      tell(
        [`${name} ${locale}`.padEnd(14), ...marked, ...times.map((id) => lhr.audits[id]?.displayValue ?? '?')].join(
          '  ',
        ),
      )
      short += scores.filter((score, i) => score < least[categories[i] ?? 'seo']).length
      for (const finding of findings(lhr)) tell(`    ${finding}`)
    }
  }
} finally {
  await end()
  await site.halt()
  await site.remove()
}
process.exitCode = short > 0 ? 1 : 0

/** As search engines list them: without the dates of one search. */
function listedPages(locale: Locale): Record<string, string> {
  const { home, hotel } = site.pages(locale)
  return { home, results: links.hotels(locale, { where: 'makkah' }), hotel: hotel.replace(/\?.*/, '') }
}

async function audit(url: string, onlyCategories = categories) {
  const result = await lighthouse(url, { port, output: 'json', logLevel: 'silent', onlyCategories })
  if (!result) throw new Error(`Nothing was found out about ${url}.`)
  return result
}

/** What took points away, except from performance, which is told by its times. */
function findings(lhr: Awaited<ReturnType<typeof audit>>['lhr']): string[] {
  return categories
    .filter((one) => one !== 'performance')
    .flatMap((one) => lhr.categories[one]?.auditRefs ?? [])
    .filter(({ id, weight }) => weight > 0 && (lhr.audits[id]?.score ?? 1) < 1)
    .map(({ id }) => `${id}: ${lhr.audits[id]?.title ?? ''}`)
}
