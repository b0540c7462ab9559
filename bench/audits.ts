import lighthouse from 'lighthouse'
import { locales } from '#i18n/locale.ts'
import { publicPages } from '../e2e/public-pages.ts'
import { startChromium } from './chromium.ts'
import { answered, startSite } from './site.ts'

// `npm run audits`: runs the Lighthouse categories below, without performance, on every public page in both languages.
// It uses the demo world in production mode and emulates a phone. `lighthouse.ts` measures performance on the most
// visited pages.

/** Required scores out of 100. */
const categories = ['accessibility', 'best-practices', 'seo'] as const
const least = 100

// `npm run audits -- ar` audits only one language.
const requested = locales.filter((one) => process.argv.length < 3 || process.argv.includes(one))

const site = await startSite({ ownCore: false })
const print = (line: string) => process.stdout.write(`${line}\n`)
let short = 0
try {
  const { port, end } = await startChromium()
  try {
    print(['page'.padEnd(64), ...categories.map((one) => one.padStart(14))].join('  '))
    for (const path of requested.flatMap(publicPages)) {
      const response = await fetch(site.address + path)
      // Lighthouse does not audit error pages. Only a few addresses of one kind return an error status.
      if (response.status >= 400) {
        print(`${decodeURI(path).padEnd(64)}  answers ${response.status}, not audited`)
        continue
      }
      await answered(site.address + path)
      const scores = await audit(site.address + path, port, isHidden(await response.text(), response.headers))
      print([decodeURI(path).padEnd(64), ...scores.map(({ score }) => `${score}`.padStart(14))].join('  '))
      for (const { score, findings } of scores) {
        if (score < least) short++
        for (const finding of findings) print(`    ${finding}`)
      }
    }
  } finally {
    await end()
  }
} finally {
  await site.halt()
  await site.remove()
}
print(short === 0 ? 'All of them have everything.' : `${short} scores are below ${least}.`)
process.exitCode = short > 0 ? 1 : 0

/** True if the page asks search engines not to index it: `is-crawlable` would fail by design and is skipped. */
function isHidden(html: string, headers: Headers): boolean {
  return (
    /<meta name="robots" content="[^"]*noindex/.test(html) || (headers.get('x-robots-tag') ?? '').includes('noindex')
  )
}

async function audit(url: string, port: number, hidden: boolean) {
  const settings = {
    onlyCategories: [...categories],
    skipAudits: hidden ? ['is-crawlable'] : [],
    // Timings are not measured here, so there is no need to wait after the page has loaded.
    pauseAfterFcpMs: 0,
    pauseAfterLoadMs: 0,
    networkQuietThresholdMs: 500,
    cpuQuietThresholdMs: 500,
    disableFullPageScreenshot: true,
  }
  const result = await lighthouse(url, { port, output: 'json', logLevel: 'silent', ...settings })
  if (!result) throw new Error(`Lighthouse returned no result for ${url}.`)
  const { lhr } = result
  return categories.map((one) => ({
    score: Math.round((lhr.categories[one]?.score ?? 0) * 100),
    findings: (lhr.categories[one]?.auditRefs ?? [])
      .filter(({ id, weight }) => weight > 0 && (lhr.audits[id]?.score ?? 1) < 1)
      .map(({ id }) => `${one}: ${id}: ${lhr.audits[id]?.title ?? ''}`),
  }))
}
