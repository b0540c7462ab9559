import { existsSync, readFileSync } from 'node:fs'
import { defineConfig } from '@playwright/test'
import type { LanguageOption } from './e2e/test.ts'

const chosen =
  process.env.CHROMIUM_PATH ??
  (existsSync('.data/chromium-path') ? readFileSync('.data/chromium-path', 'utf8').trim() : '')
// Several checkouts may test at once, each on its own port.
const port = Number(process.env.E2E_PORT ?? 3210)

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }
const desktop = { viewport: { width: 1280, height: 900 } }

/**
 * Pages, the journey and paying are tested in two forms, on a desk in English and on a phone in Arabic; the rest in one
 * of them. `ALL_FORMS=1` runs everything in both languages and both widths, which is more than a change need wait for.
 */
const onDeskAlone =
  /(?:accounts|cart|contrast|desk\/(?:bookings|stock|editing|offering|phone|reports)|found|html|kit|kit-fields|print|services|spec\/s(?:2|4|7|8|9-(?:preload|images))[^/]*)\.spec\.ts$/
const onPhoneAlone =
  /(?:desk\/(?:documents|staff)|hotel-depth|order|packages|passkeys|portal|reading|results|vouchers)\.spec\.ts$/
/** What reads the site as a whole: its links without a browser, and every page as everybody in both forms. */
const site = /(?:links|walk)\.spec\.ts$/
const all = process.env.ALL_FORMS === '1'

export default defineConfig<Pick<LanguageOption, 'language'>>({
  testDir: 'e2e',
  outputDir: 'test-results',
  fullyParallel: true,
  // One more than the tests’ machine has cores: somebody is always waiting for a page to change.
  workers: 3,
  forbidOnly: true,
  retries: 0,
  // Waits end as soon as they may; on a busy machine that is later.
  timeout: 150_000,
  expect: { timeout: 15_000 },
  reporter: [['list'], ['json', { outputFile: '.data/test-results/browser.json' }]],
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    trace: process.env.E2E_TRACE === '1' ? 'retain-on-failure' : 'off',
    launchOptions: {
      executablePath: chosen || undefined,
      args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-component-update'],
    },
  },
  projects: [
    { name: 'site', testMatch: site },
    {
      name: 'en 1280',
      testIgnore: all ? site : [site, onPhoneAlone],
      use: { ...desktop, language: 'en', locale: 'en-US' },
    },
    {
      name: 'ar 390',
      testIgnore: all ? site : [site, onDeskAlone],
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
    // A world of its own, made anew for every run.
    command: 'node e2e/server.ts',
    env: {
      PORT: String(port),
      PARTNER_ANSWERS_AFTER_MS: '1000',
      // A test that asks for the street map answers for it.
      MAP_TILES_URL: `http://127.0.0.1:${port}/tiles/{z}/{x}/{y}.png`,
    },
    url: `http://127.0.0.1:${port}/readyz`,
    timeout: 90_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
  },
})
