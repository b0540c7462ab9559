import AxeBuilder from '@axe-core/playwright'
import { expect, test as base, type Page } from '@playwright/test'
import { addDays, todayIn } from '#domains/stays/nights.ts'
import type { Locale } from '#text/locale.ts'
import { translator } from '#text/translator.server.ts'
import type { Translator } from '#text/translator.ts'
import { ordinaryDay } from './ordinary-day.ts'

/**
 * `splash`: whether the greeting is seen; tests of anything else begin with it behind them. `somebody`: whether there is
 * a person before the page, who makes it come alive.
 */
export type LanguageOption = { language: Locale; splash: boolean; somebody: boolean }

type Fixtures = {
  /** The words of the page's language. */
  t: Translator
  /** Every console error, page error and failed request; must be empty when a test ends. */
  complaints: string[]
}

export const test = base.extend<Fixtures & LanguageOption>({
  language: ['en', { option: true }],
  splash: [false, { option: true }],
  somebody: [true, { option: true }],
  context: async ({ context, splash, somebody }, use) => {
    if (somebody)
      await context.addInitScript(() => {
        // Somebody moves as soon as there is what hears it: `wake.js` then leaves `person` on the window.
        Object.defineProperty(window, 'person', {
          configurable: true,
          set(value: unknown) {
            Object.defineProperty(window, 'person', { value, writable: true, configurable: true })
            queueMicrotask(() => dispatchEvent(new PointerEvent('pointermove', { movementX: 1 })))
          },
        })
      })
    if (!splash) await context.addInitScript(() => sessionStorage.setItem('splash', '1'))
    await use(context)
  },
  t: async ({ language }, use) => use(translator(language)),
  complaints: [
    async ({ page }, use, { workerIndex }) => {
      const complaints: string[] = []
      await page.context().setExtraHTTPHeaders({ 'X-Forwarded-For': nextAddress(workerIndex) })
      page.on('console', (message) => {
        if (/Failed to load resource: .* status of 4/.test(message.text())) return
        if (message.type() === 'error' || message.type() === 'warning')
          complaints.push(`${message.type()}: ${message.text()}`)
      })
      page.on('pageerror', (error) => complaints.push(`page: ${error.message}`))
      page.on('response', (response) => {
        if (response.status() >= 500) complaints.push(`${response.status()}: ${response.url()}`)
      })
      await use(complaints)
      expect(complaints).toEqual([])
    },
    { auto: true },
  ],
})

export { expect }

let tests = 0

/** Another address for every test, of the block kept for documentation and tests, 198.18.0.0/15: 1,024 for each of 128 workers. */
function nextAddress(worker: number): string {
  const n = (worker % 128) * 1024 + (tests++ % 1024)
  return `198.${18 + (n >> 16)}.${(n >> 8) & 255}.${n & 255}`
}

/** No accessibility finding of WCAG 2.2 AA on the page as it stands. */
export async function expectAccessible(page: Page): Promise<void> {
  expect(await accessibilityFindings(page)).toEqual([])
}

/** Each with its rule and the first elements that break it. */
export async function accessibilityFindings(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page })
    // No page of ours has frames, which are what a page of its own for the findings is for.
    .setLegacyMode(true)
    .options({ resultTypes: ['violations'] })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
    .analyze()
  return violations.map(
    ({ id, nodes }) =>
      `${id}: ${nodes
        .map((node) => node.target.join(' '))
        .slice(0, 3)
        .join(' | ')}`,
  )
}

/** React has taken the page over: what only looks alive would pass a journey that works without scripts. */
export async function expectAlive(page: Page): Promise<void> {
  await expect.poll(() => isAlive(page)).toBe(true)
}

/** Whether React has taken over the page, or an element of a part that comes later. */
export async function isAlive(page: Page, selector = 'body'): Promise<boolean> {
  return page.evaluate(
    (one) => Object.keys(document.querySelector(one) ?? {}).some((key) => key.startsWith('__reactFiber')),
    selector,
  )
}

/** Nothing is wider than the screen. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const { scroll, client } = await page.evaluate(() => ({
    scroll: document.documentElement.scrollWidth,
    client: document.documentElement.clientWidth,
  }))
  expect(scroll).toBeLessThanOrEqual(client)
}

/** As the stay cities count. */
export function today(): string {
  return todayIn('Asia/Riyadh', new Date())
}

/** So many ordinary days from today. */
export function dayFromNow(days: number): string {
  return ordinaryDay(today(), days)
}

/** The dates of a stay that begins so many of these days from today. */
export function stayFromNow(days: number, nights: number): { check_in: string; check_out: string } {
  const check_in = dayFromNow(days)
  return { check_in, check_out: addDays(check_in, nights) }
}
