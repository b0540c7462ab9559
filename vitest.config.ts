import { defineConfig } from 'vitest/config'
import { LongestFirst } from './scripts/longest-first.ts'
import { messagesPlugin } from './scripts/messages-plugin.ts'

const database = ['**/*.db.test.ts']
/** Long tests for `npm run chaos`. Shorter tests check the same rules with fewer processes and rows. */
const chaosOnly =
  process.env.CHAOS === '1'
    ? []
    : ['test/chaos/{busy,disk,kill,outage}.db.test.ts', 'test/storm/{hot-night,stock-rush}.db.test.ts']
/** Left out of `npm test`; `npm run test:all` runs them. */
const allLaneOnly =
  process.env.TEST_LANE === 'fast'
    ? [
        // The same replay as `tight`, whose counts show a booking too many and one too few.
        'test/replay/ample.db.test.ts',
        // Start, stop, kill and restart whole programs. Storms start the same server, and database tests the same PostgreSQL.
        'test/{backup,chaos,restart,start}/*.db.test.ts',
        'test/production-start.db.test.ts',
        'packages/embedded-postgres/*.db.test.ts',
        'src/server/commands/*.db.test.ts',
        // Create the demo world again and again. The server of the browser tests creates it once.
        'db/demo/*.db.test.ts',
        'src/server/demo/*.db.test.ts',
        'src/server/config/public-demo.db.test.ts',
        // Bring databases of earlier versions up to date.
        'test/migrations/*.db.test.ts',
        // Go through all endpoints, pages, documents or editable kinds, each for 10 to 20 s. Each rule of one has a test beside it.
        'test/{fuzz,security}/*.db.test.ts',
        'test/empty-site.db.test.ts',
        'src/domains/cms/{unchanged,hotel-file/hotel-file}.db.test.ts',
        'src/domains/documents/documents.db.test.ts',
        'src/server/api/{hotel-limits,routes}.db.test.ts',
        'src/web/features/hotels/two-cities/two-cities.db.test.ts',
        // Draws 223 pictures. They change only with `packages/illustrations`.
        'packages/illustrations/art.test.ts',
      ]
    : []
/** The limit of a test, of a hook and of a condition that is waited for: that of a hung machine, never of a slow one. */
const hung = { testTimeout: 900_000, hookTimeout: 900_000, expect: { poll: { timeout: 300_000 } } }
/** Carries out the recipes of ARCHITECTURE.md in a copy of the checkout, which occupies two cores for a minute. */
const recipes = 'test/recipes/recipes.test.ts'
const seeded = 'test/seeded.ts'
const excluded = ['node_modules/**', 'build/**', 'e2e/**', '.data/**']

// Files share the modules of their worker: loading the modules again for each file took a third of the total time.
export default defineConfig({
  test: {
    reporters: ['default'],
    teardownTimeout: 900_000,
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        plugins: [messagesPlugin()],
        test: {
          name: 'unit',
          isolate: false,
          setupFiles: seeded,
          ...hung,
          include: [
            'src/**/*.test.{ts,tsx}',
            'packages/**/*.test.ts',
            'db/**/*.test.ts',
            'test/**/*.test.ts',
            'scripts/**/*.test.{ts,mjs}',
          ],
          exclude: [...excluded, ...database, recipes, ...allLaneOnly],
        },
      },
      {
        test: {
          name: 'recipes',
          include: [recipes],
          ...hung,
        },
      },
      {
        plugins: [messagesPlugin()],
        test: {
          name: 'database',
          include: database,
          exclude: [...excluded, ...chaosOnly, ...allLaneOnly],
          globalSetup: 'test/database.setup.ts',
          setupFiles: seeded,
          ...hung,
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
