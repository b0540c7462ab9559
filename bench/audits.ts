import lighthouse from 'lighthouse'
import { locales } from '#text/locale.ts'
import { publicPages } from '../e2e/public-pages.ts'
import { startChromium } from './chromium.ts'
import { answered, startSite } from './site.ts'

// `npm run audits`: what Lighthouse says of every public page in both languages but for its speed, on the demo world in
// production, on a phone. `lighthouse.ts` measures speed, on the pages that most people land on.

/** As QUALITY.md has it, of a hundred. */
const categories = ['accessibility', 'best-practices', 'seo'] as const
const least = 100

// `npm run audits -- ar` asks of one language alone.
const asked = locales.filter((one) => process.argv.length < 3 || process.argv.includes(one))

const site = await startSite({ ownCore: false })
const tell = (line: string) => process.stdout.write(`${line}\n`)
let short = 0
try {
  const { port, end } = await startChromium()
  try {
    tell(['page'.padEnd(64), ...categories.map((one) => one.padStart(14))].join('  '))
    for (const path of asked.flatMap(publicPages)) {
      const found = await fetch(site.address + path)
      // Lighthouse audits no page that says there is none, and the addresses that nothing answers are few of one kind.
      if (found.status >= 400) {
        tell(`${decodeURI(path).padEnd(64)}  answers ${found.status}, not audited`)
        continue
      }
      await answered(site.address + path)
      const scores = await audit(site.address + path, port, isHidden(await found.text(), found.headers))
      tell([decodeURI(path).padEnd(64), ...scores.map(({ score }) => `${score}`.padStart(14))].join('  '))
      for (const { score, findings } of scores) {
        if (score < least) short++
        for (const finding of findings) tell(`    ${finding}`)
      }
    }
  } finally {
    await end()
  }
} finally {
  await site.halt()
  await site.remove()
}
tell(short === 0 ? 'All of them have everything.' : `${short} scores are below ${least}.`)
process.exitCode = short > 0 ? 1 : 0

/** Whether search engines are asked to leave a page out: then that they would is no fault of it. */
function isHidden(html: string, headers: Headers): boolean {
  return (
    /<meta name="robots" content="[^"]*noindex/.test(html) || (headers.get('x-robots-tag') ?? '').includes('noindex')
  )
}

async function audit(url: string, port: number, hidden: boolean) {
  const settings = {
    onlyCategories: [...categories],
    skipAudits: hidden ? ['is-crawlable'] : [],
    // Nothing is timed here, so nothing is waited for beyond the page itself.
    pauseAfterFcpMs: 0,
    pauseAfterLoadMs: 0,
    networkQuietThresholdMs: 500,
    cpuQuietThresholdMs: 500,
    disableFullPageScreenshot: true,
  }
  const result = await lighthouse(url, { port, output: 'json', logLevel: 'silent', ...settings })
  if (!result) throw new Error(`Nothing was found out about ${url}.`)
  const { lhr } = result
  return categories.map((one) => ({
    score: Math.round((lhr.categories[one]?.score ?? 0) * 100),
    findings: (lhr.categories[one]?.auditRefs ?? [])
      .filter(({ id, weight }) => weight > 0 && (lhr.audits[id]?.score ?? 1) < 1)
      .map(({ id }) => `${one}: ${id}: ${lhr.audits[id]?.title ?? ''}`),
  }))
}
