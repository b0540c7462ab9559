import { defineConfig } from 'vitest/config'
import { LongestFirst } from './scripts/longest-first.ts'
import { textPlugin } from './scripts/text-plugin.ts'

const database = ['**/*.db.test.ts']
/** What takes long and shows what others show in small: for `npm run chaos`. */
const chaosAlone =
  process.env.CHAOS === '1' ? [] : ['test/chaos/{kill,replica}.db.test.ts', 'test/storm/stock-rush.db.test.ts']
/** Carries out the recipes of ARCHITECTURE.md in a copy of the checkout: minutes of both processors. */
const recipes = 'test/recipes/recipes.test.ts'
const seeded = 'test/seeded.ts'
const nowhere = ['node_modules/**', 'build/**', 'e2e/**', '.data/**']

// Files are not isolated: reading anew what the software is made of took a third of the time of all tests.
export default defineConfig({
  test: {
    reporters: ['default'],
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        test: {
          name: 'unit',
          isolate: false,
          setupFiles: seeded,
          testTimeout: 30_000,
          include: ['src/**/*.test.{ts,tsx}', 'db/**/*.test.ts', 'test/**/*.test.ts', 'scripts/**/*.test.{ts,mjs}'],
          exclude: [...nowhere, ...database, recipes],
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
          exclude: [...nowhere, ...chaosAlone],
          globalSetup: 'test/database.setup.ts',
          setupFiles: seeded,
          testTimeout: 60_000,
          hookTimeout: 60_000,
          maxWorkers: 2,
          isolate: false,
        },
      },
    ],
  },
})
