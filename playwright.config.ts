import { existsSync, readFileSync } from 'node:fs'
import { defineConfig } from '@playwright/test'
import { freePort } from './e2e/free-port.ts'
import type { LanguageOption } from './e2e/test.ts'

const chosen =
  process.env.CHROMIUM_PATH ??
  (existsSync('.data/chromium-path') ? readFileSync('.data/chromium-path', 'utf8').trim() : '')
/** Passed on to the workers, which evaluate this file as well. */
const port = (process.env.E2E_PORT ??= String(await freePort()))

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }
const desktop = { viewport: { width: 1280, height: 900 } }

/**
 * Public pages, the booking flow and payments run in two forms: in English at 1280 px, and in Arabic at 390 px as on a
 * phone. Other files run in one form, and so do tests with the tag `@rule`, which show a rule and not a layout.
 * `ALL_FORMS=1` runs everything in both languages and both widths.
 */
const wideOnly =
  /(?:accounts|cart|contrast|admin\/(?:bookings|stock|editing|photos|frame|offering|phone|reports)|found|go-live|html|parts|date-fields|print|services|spec\/s(?:2|4|5|7|8|9-(?:preload|images))[^/]*)\.spec\.ts$/
const narrowOnly =
  /(?:changed-price|admin\/(?:documents|packages|staff)|hotel-depth|order|packages|passkeys|portal|reading|results|vouchers)\.spec\.ts$/
/** Tests of the whole site: all links without a browser, and every page with every role, in both forms. */
const site = /(?:links|walk)\.spec\.ts$/
const all = process.env.ALL_FORMS === '1'
/**
 * The fast lane runs the tests with the tag `@main`: each clause of the specification that needs a browser, and each main
 * flow. `@main-en` and `@main-ar` choose one of the two forms in which a flow runs.
 */
const fast = process.env.TEST_LANE === 'fast'

export default defineConfig<Pick<LanguageOption, 'language'>>({
  testDir: 'e2e',
  outputDir: 'test-results',
  fullyParallel: true,
  // One more than the two cores of the usual machine, because a test waits for the server a part of its time.
  workers: 3,
  forbidOnly: true,
  retries: 0,
  // The limits are those of a machine that hangs, not of a busy one. A wait ends as soon as its condition is met.
  timeout: 600_000,
  expect: { timeout: 60_000 },
  reporter: [['list'], ['json', { outputFile: '.data/test-results/browser.json' }]],
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    // Animations cost time on every page. Tests of motion request it.
    contextOptions: { reducedMotion: 'reduce' },
    trace: process.env.E2E_TRACE === '1' ? 'retain-on-failure' : 'off',
    launchOptions: {
      executablePath: chosen || undefined,
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-component-update',
        // A page lives too briefly for optimised code to pay: without its compilers a test takes a twelfth less
        // processor time.
        '--js-flags=--no-opt,--no-maglev',
      ],
    },
  },
  projects: [
    { name: 'site', testMatch: site, ...(fast && { grep: /@main/ }) },
    {
      name: 'en 1280',
      testIgnore: all ? site : [site, narrowOnly],
      ...(fast && { grep: /@main(?!-ar)/ }),
      use: { ...desktop, language: 'en', locale: 'en-US' },
    },
    {
      name: 'ar 390',
      testIgnore: all ? site : [site, wideOnly],
      ...(!all && { grepInvert: /@rule/ }),
      ...(fast && { grep: /@main(?!-en)/ }),
      use: { ...phone, language: 'ar', locale: 'ar-EG' },
    },
    ...(all
      ? [
          { name: 'ar 1280', testIgnore: site, use: { ...desktop, language: 'ar' as const, locale: 'ar-EG' } },
          { name: 'en 390', testIgnore: site, use: { ...phone, language: 'en' as const, locale: 'en-US' } },
        ]
      : []),
  ],
  webServer: {
    // Each run starts with a new database.
    command: 'node e2e/server.ts',
    env: {
      PORT: port,
      // The new data folder contains no compiled code; the database tests have compiled it.
      NODE_COMPILE_CACHE: '.data/test-compiled',
      PARTNER_ANSWERS_AFTER_MS: '1000',
      // The encoding of AVIF would occupy a core during the whole run. `images.test.ts` tests it.
      PICTURES_AVIF: '0',
      // The test of the street map answers requests for tiles itself.
      MAP_TILES_URL: `http://127.0.0.1:${port}/tiles/{z}/{x}/{y}.png`,
    },
    url: `http://127.0.0.1:${port}/readyz`,
    timeout: 600_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 60_000 },
  },
})
