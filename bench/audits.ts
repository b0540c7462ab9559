import type { Report } from 'lighthouse'
import { locales } from '#i18n/locale.ts'
import { publicPages } from '../e2e/public-pages.ts'
import { auditSite } from './audit-site.ts'
import { answered } from './site.ts'

// `npm run audits`: runs the Lighthouse categories below, without performance, on every public page in both languages.
// It uses the demo world in production mode and emulates a phone. `lighthouse.ts` measures performance on the most
// visited pages.

/** Required scores out of 100. */
const categories = ['accessibility', 'best-practices', 'seo'] as const
const least = 100

// `npm run audits -- ar` audits only one language.
const requested = locales.filter((one) => process.argv.length < 3 || process.argv.includes(one))

const print = (line: string) => process.stdout.write(`${line}\n`)

await auditSite(async (site, audit) => {
  let short = 0
  print(['page'.padEnd(64), ...categories.map((one) => one.padStart(14))].join('  '))
  for (const path of requested.flatMap(publicPages)) {
    const response = await fetch(site.address + path)
    // Lighthouse does not audit error pages. Only a few addresses of one kind return an error status.
    if (response.status >= 400) {
      print(`${decodeURI(path).padEnd(64)}  answers ${response.status}, not audited`)
      continue
    }
    await answered(site.address + path)
    const hidden = isHidden(await response.text(), response.headers)
    const scores = scoresOf(await audit(site.address + path, settingsOf(hidden)))
    print([decodeURI(path).padEnd(64), ...scores.map(({ score }) => `${score}`.padStart(14))].join('  '))
    for (const { score, findings } of scores) {
      if (score < least) short++
      for (const finding of findings) print(`    ${finding}`)
    }
  }
  print(short === 0 ? 'All of them have everything.' : `${short} scores are below ${least}.`)
  return short
})

/** True if the page asks search engines not to index it: `is-crawlable` would fail by design and is skipped. */
function isHidden(html: string, headers: Headers): boolean {
  return (
    /<meta name="robots" content="[^"]*noindex/.test(html) || (headers.get('x-robots-tag') ?? '').includes('noindex')
  )
}

function settingsOf(hidden: boolean) {
  return {
    onlyCategories: [...categories],
    skipAudits: hidden ? ['is-crawlable'] : [],
    // Timings are not measured here, so there is no need to wait after the page has loaded.
    pauseAfterFcpMs: 0,
    pauseAfterLoadMs: 0,
    networkQuietThresholdMs: 500,
    cpuQuietThresholdMs: 500,
    disableFullPageScreenshot: true,
  }
}

function scoresOf(report: Report) {
  return categories.map((one) => ({
    score: Math.round((report.categories[one]?.score ?? 0) * 100),
    findings: (report.categories[one]?.auditRefs ?? [])
      .filter(({ id, weight }) => weight > 0 && (report.audits[id]?.score ?? 1) < 1)
      .map(({ id }) => `${one}: ${id}: ${report.audits[id]?.title ?? ''}`),
  }))
}
