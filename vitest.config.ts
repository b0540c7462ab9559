import { defineConfig } from 'vitest/config'
import { LongestFirst } from './scripts/longest-first.ts'
import { textPlugin } from './scripts/text-plugin.ts'

const database = ['**/*.db.test.ts']
/** Long tests for `npm run chaos`. Shorter tests check the same rules with fewer processes and rows. */
const chaosOnly =
  process.env.CHAOS === '1'
    ? []
    : ['test/chaos/{busy,disk,kill,outage,replica}.db.test.ts', 'test/storm/{hot-night,stock-rush}.db.test.ts']
/** Carries out the recipes of ARCHITECTURE.md in a copy of the checkout, which occupies two cores for a minute. */
const recipes = 'test/recipes/recipes.test.ts'
const seeded = 'test/seeded.ts'
const excluded = ['node_modules/**', 'build/**', 'e2e/**', '.data/**']

// Files share the modules of their worker: loading the modules again for each file took a third of the total time.
export default defineConfig({
  test: {
    reporters: ['default'],
    // The row types of statements are read after the last database test.
    teardownTimeout: 120_000,
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        test: {
          name: 'unit',
          isolate: false,
          setupFiles: seeded,
          // Long, because some tests read every file of the project and other checks run at the same time.
          testTimeout: 120_000,
          include: [
            'src/**/*.test.{ts,tsx}',
            'packages/**/*.test.ts',
            'db/**/*.test.ts',
            'test/**/*.test.ts',
            'scripts/**/*.test.{ts,mjs}',
          ],
          exclude: [...excluded, ...database, recipes],
        },
      },
      {
        test: {
          name: 'recipes',
          include: [recipes],
          testTimeout: 30_000,
        },
      },
      {
        plugins: [textPlugin()],
        test: {
          name: 'database',
          include: database,
          exclude: [...excluded, ...chaosOnly],
          globalSetup: ['test/database.setup.ts', 'test/rows/compare-rows.setup.ts'],
          setupFiles: [seeded, 'test/rows/record-rows.setup.ts'],
          // Long enough for a busy machine, on which a test of twenty seconds took more than a minute.
          testTimeout: 180_000,
          hookTimeout: 180_000,
          // As long as those of the browser tests. With the default of one second a busy machine failed a test.
          expect: { poll: { timeout: 15_000 } },
          // One more than the two cores of the usual machine: a test waits a part of its time for processes and timeouts.
          maxWorkers: 3,
          // Programs that tests start find compiled code there, and so do the servers of the browser tests.
          env: { NODE_COMPILE_CACHE: '.data/test-compiled' },
          isolate: false,
          // Run by Node, as in production: Vitest gives modules that import each other before they have run.
          server: { deps: { external: [/\/build\/server\//] } },
        },
      },
    ],
  },
})
