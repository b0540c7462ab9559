import { globSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { basename } from 'node:path'
import { expect, test as base, type Locator, type Page } from '@playwright/test'
import type axe from 'axe-core'
import { addDays, hotelDay } from '#domains/shared/dates.ts'
import type { ContentLocale } from '#i18n/locale.ts'
import { translator } from '#i18n/translator.server.ts'
import type { Translator } from '#i18n/translator.ts'
import { ordinaryDay } from './ordinary-day.ts'

/**
 * `splash`: shows the splash; other tests start with it already seen. `somebody`: simulates a person whose interaction
 * hydrates the page. `preloading`: pages preload the code of their links; without it the browser asks to save
 * data, which takes a ninth less processor time.
 */
export type LanguageOption = { language: ContentLocale; splash: boolean; somebody: boolean; preloading: boolean }

/**
 * `pictures`: the browser loads pictures. Without them a test takes a sixth less processor time; `walk.spec.ts` loads
 * the pictures of every page.
 */
type PicturesOption = { pictures: boolean }

type Fixtures = {
  /** Translator for the language of the page. */
  t: Translator
  /** Every console error, page error and failed request; must be empty when a test ends. */
  complaints: string[]
}

export const test = base.extend<Fixtures & LanguageOption, PicturesOption>({
  language: ['en', { option: true }],
  splash: [false, { option: true }],
  somebody: [true, { option: true }],
  preloading: [false, { option: true }],
  pictures: [false, { option: true, scope: 'worker' }],
  launchOptions: [
    async ({ pictures, launchOptions }, use) => {
      const withoutPictures = ['--blink-settings=imagesEnabled=false']
      await use({ ...launchOptions, args: [...(launchOptions.args ?? []), ...(pictures ? [] : withoutPictures)] })
    },
    { scope: 'worker' },
  ],
  context: async ({ context, splash, somebody, preloading }, use) => {
    if (somebody)
      await context.addInitScript(() => {
        // Moves the pointer as soon as `hydrate.js` listens: it then sets `mayHydrate`.
        Object.defineProperty(window, 'mayHydrate', {
          configurable: true,
          set(value: unknown) {
            Object.defineProperty(window, 'mayHydrate', { value, writable: true, configurable: true })
            queueMicrotask(() => dispatchEvent(new PointerEvent('pointermove', { movementX: 1 })))
          },
        })
      })
    if (!preloading)
      await context.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }))
    if (!splash) await context.addInitScript(() => sessionStorage.setItem('splash', '1'))
    await use(context)
  },
  t: async ({ language }, use) => use(translator(language)),
  complaints: [
    async ({ page }, use, { workerIndex }) => {
      const complaints: string[] = []
      await page.context().setExtraHTTPHeaders({ 'X-Forwarded-For': nextAddress(workerIndex) })
      page.on('console', (message) => {
        // A response with a status of 4xx, or a request that `setOffline` ended; the browser may report these late.
        if (/Failed to load resource: (?:.* status of 4|net::ERR_INTERNET_DISCONNECTED)/.test(message.text())) return
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

/**
 * A separate client address for every test from the block 198.18.0.0/15, which is reserved for tests: 1,024 for each of
 * 128 workers.
 */
function nextAddress(worker: number): string {
  const n = (worker % 128) * 1024 + (tests++ % 1024)
  return `198.${18 + (n >> 16)}.${(n >> 8) & 255}.${n & 255}`
}

/** Expects no accessibility finding of WCAG 2.2 AA on the page in its current state, or in one element of it. */
export async function expectAccessible(page: Page, within = 'html'): Promise<void> {
  expect(await accessibilityFindings(page, within)).toEqual([])
}

/** Returns accessibility findings of the page, each with its rule and the first three elements that violate it. */
export async function accessibilityFindings(page: Page, within = 'html'): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource)
  return page.evaluate(async (selector) => {
    const { violations } = await (window as unknown as { axe: typeof axe }).axe.run(selector, {
      runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
      resultTypes: ['violations'],
      // Only rules that are not run here read the style sheets.
      preload: false,
    })
    return violations.map(({ id, nodes }) => {
      const targets = nodes.slice(0, 3).map((node) => node.target.join(' '))
      return `${id}: ${targets.join(' | ')}`
    })
  }, within)
}

/** The minified build takes half the time of the build that `@axe-core/playwright` injects for every check. */
const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/**
 * Waits until the page is hydrated: a page that only looks interactive would pass a test that works without scripts.
 */
export async function expectAlive(page: Page): Promise<void> {
  await expect.poll(() => isAlive(page)).toBe(true)
}

/** True if React has hydrated the page, or the element of a part that loads later. */
export async function isAlive(page: Page, selector = 'body'): Promise<boolean> {
  return page.evaluate(
    (one) => Object.keys(document.querySelector(one) ?? {}).some((key) => key.startsWith('__reactFiber')),
    selector,
  )
}

/** The list of all errors of a form, which is shown above it. */
export function errorSummary(page: Page, t: Translator): Locator {
  return page.getByRole('group', { name: t('errors.invalid_input'), exact: true })
}

/** Opens the section of a page that is folded below this heading. */
export async function unfold(page: Page, heading: string): Promise<void> {
  await page.locator('summary').getByRole('heading', { name: heading, exact: true }).click()
}

/** Expects that nothing is wider than the screen. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const { scroll, client } = await page.evaluate(() => ({
    scroll: document.documentElement.scrollWidth,
    client: document.documentElement.clientWidth,
  }))
  expect(scroll).toBeLessThanOrEqual(client)
}

/**
 * The address of the script that has a text, for `page.route`: a script has the name of any of its modules.
 * @param text stands in one script only
 */
export function scriptWith(text: string): string {
  const path = globSync('build/client/assets/*.js').find((one) => readFileSync(one, 'utf8').includes(text))
  if (!path) throw new Error(`no script of the site has ${text}`)
  return `**/${basename(path)}`
}

/** Of the script of the search for stays. */
export const searchFormScript = (): string => scriptWith('search-guests')

/** The day of the hotels, whose night is the first that can be booked. */
export function today(): string {
  return hotelDay('Asia/Riyadh', new Date())
}

/** The date `days` ordinary days from today (see `ordinaryDay`). */
export function dayFromNow(days: number): string {
  return ordinaryDay(today(), days)
}

/** The dates of a stay that begins `days` ordinary days from today. */
export function stayFromNow(days: number, nights: number): { check_in: string; check_out: string } {
  const check_in = dayFromNow(days)
  return { check_in, check_out: addDays(check_in, nights) }
}
