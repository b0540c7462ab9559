import { existsSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { launch } from 'chrome-launcher'
import lighthouse, { type Report } from 'lighthouse'
import { startSite, type Site } from './site.ts'

/** Audits an address with an emulated phone; `settings` are those of Lighthouse. */
export type Audit = (url: string, settings: Record<string, unknown>) => Promise<Report>

/**
 * Runs audits of the demo world in production mode with a headless browser, and ends both.
 * @param work returns the number of scores that are too low, which make the process fail
 */
export async function auditSite(work: (site: Site, audit: Audit) => Promise<number>): Promise<void> {
  const site = await startSite({ ownCore: false })
  try {
    const chosen = resolve(import.meta.dirname, '../.data/chromium-path')
    const { port, kill } = await launch({
      chromePath: process.env.CHROMIUM_PATH ?? (existsSync(chosen) ? readFileSync(chosen, 'utf8').trim() : undefined),
      chromeFlags: ['--headless=new', '--no-sandbox', '--disable-gpu', '--disable-background-networking'],
    })
    try {
      const short = await work(site, async (url, settings) => {
        const result = await lighthouse(url, { port, output: 'json', logLevel: 'silent', ...settings })
        if (!result) throw new Error(`Lighthouse returned no result for ${url}.`)
        return result.lhr
      })
      process.exitCode = short > 0 ? 1 : 0
    } finally {
      kill()
    }
  } finally {
    await site.halt()
    await site.remove()
  }
}
