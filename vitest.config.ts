import { defineConfig } from 'vitest/config'
import { textPlugin } from './scripts/text-plugin.ts'

const database = ['**/*.db.test.ts']
const nowhere = ['node_modules/**', 'build/**', 'e2e/**', '.data/**']

export default defineConfig({
  test: {
    reporters: ['default'],
    projects: [
      {
        test: {
          name: 'unit',
          testTimeout: 30_000,
          include: ['src/**/*.test.{ts,tsx}', 'db/**/*.test.ts', 'test/**/*.test.ts', 'scripts/**/*.test.{ts,mjs}'],
          exclude: [...nowhere, ...database],
        },
      },
      {
        plugins: [textPlugin()],
        test: {
          name: 'database',
          include: database,
          exclude: nowhere,
          globalSetup: 'test/database.setup.ts',
          testTimeout: 60_000,
          hookTimeout: 60_000,
          maxWorkers: 2,
        },
      },
    ],
  },
})
