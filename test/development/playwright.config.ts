import { defineConfig } from '@playwright/test'
import base from '../../playwright.config.ts'

/** Tests `npm run dev` in a browser. A separate configuration, because it measures how soon an edit is visible. */
export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results',
  workers: 1,
  forbidOnly: true,
  retries: 0,
  timeout: 300_000,
  expect: { timeout: 5_000 },
  reporter: [['list'], ['json', { outputFile: '../../.data/test-results/development.json' }]],
  use: { ...base.use, viewport: { width: 1280, height: 900 } },
})
