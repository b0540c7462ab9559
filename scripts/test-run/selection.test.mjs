import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { testsOf } from './selection.mjs'

const none = { unit: [], database: [], recipes: [], browser: [], development: [] }
const home = process.cwd()
let folder

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'selection-'))
  process.chdir(folder)
  for (const file of [
    'src/stays/price.ts',
    'src/stays/price.test.ts',
    'src/stays/quote.db.test.ts',
    'src/stays/search/word.ts',
    'src/stays/search/deep/find.test.tsx',
    'e2e/cart.spec.ts',
    'test/recipes/recipes.test.ts',
    'test/development/development.spec.ts',
  ]) {
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, '')
  }
})

afterEach(() => {
  process.chdir(home)
  rmSync(folder, { recursive: true })
})

test.each([
  ['a test is itself', 'src/stays/price.test.ts', { unit: ['src/stays/price.test.ts'] }],
  ['a database test', 'src/stays/quote.db.test.ts', { database: ['src/stays/quote.db.test.ts'] }],
  ['a browser test', 'e2e/cart.spec.ts', { browser: ['e2e/cart.spec.ts'] }],
  ['the recipes', 'test/recipes/', { recipes: ['test/recipes/recipes.test.ts'] }],
  ['the development server', 'test/development', { development: ['test/development/development.spec.ts'] }],
  [
    'a folder is everything below it',
    'src/stays',
    {
      unit: ['src/stays/price.test.ts', 'src/stays/search/deep/find.test.tsx'],
      database: ['src/stays/quote.db.test.ts'],
    },
  ],
  [
    'a source is the tests beside it',
    'src/stays/price.ts',
    { unit: ['src/stays/price.test.ts'], database: ['src/stays/quote.db.test.ts'] },
  ],
  [
    'a source without tests beside it has those of the nearest folder above',
    'src/stays/search/word.ts',
    { unit: ['src/stays/price.test.ts'], database: ['src/stays/quote.db.test.ts'] },
  ],
  ['a deleted test', 'src/stays/old.test.ts', {}],
  [
    'a deleted source is the tests beside it',
    'src/stays/old.ts',
    { unit: ['src/stays/price.test.ts'], database: ['src/stays/quote.db.test.ts'] },
  ],
  ['a file without tests in its folders', 'docs/api.md', {}],
])('%s', (_, path, expected) => {
  const sorted = Object.fromEntries(
    Object.entries(testsOf([path])).map(([runner, tests]) => [runner, tests.toSorted()]),
  )
  expect(sorted).toEqual({ ...none, ...expected })
})
