import { defineConfig } from '@playwright/test'
import base from '../../playwright.config.ts'

/** Tests `npm run dev` in a browser, without the server of the other browser tests. */
export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results',
  workers: 1,
  forbidOnly: true,
  retries: base.retries,
  timeout: base.timeout,
  expect: base.expect,
  reporter: [['list'], ['json', { outputFile: '../../.data/test-results/development.json' }]],
  use: { ...base.use, viewport: { width: 1280, height: 900 } },
})
