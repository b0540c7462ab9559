import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'

/**
 * The tests that belong to paths, as arguments of the runners: a test file is itself, a folder everything below it, and
 * any other file the tests in its folder (if there are none, in the nearest folder above it that has tests).
 *
 * @returns {Record<'unit' | 'database' | 'recipes' | 'browser' | 'development', string[]>}
 */
export function testsOf(paths) {
  const selected = {
    unit: new Set(),
    database: new Set(),
    recipes: new Set(),
    browser: new Set(),
    development: new Set(),
  }
  for (const path of paths) for (const test of testsAt(path.replace(/\/$/, ''))) selected[runnerOf(test)].add(test)
  return Object.fromEntries(Object.entries(selected).map(([runner, tests]) => [runner, [...tests]]))
}

/** Files that git sees as changed, or the files of the last commit. */
export function changedFiles() {
  const list = (...args) => execFileSync('git', args, { encoding: 'utf8' }).split('\n').filter(Boolean)
  const uncommitted = [...list('diff', '--name-only', 'HEAD'), ...list('ls-files', '--others', '--exclude-standard')]
  return uncommitted.length > 0 ? uncommitted : list('diff', '--name-only', 'HEAD~1')
}

const isTest = /\.(test|spec)\.(ts|tsx|mjs)$/

function testsAt(path) {
  if (existsSync(path) && statSync(path).isDirectory())
    return readdirSync(path, { recursive: true })
      .map((name) => join(path, name))
      .filter((name) => isTest.test(name) && !name.includes('node_modules'))
  if (isTest.test(path)) return existsSync(path) ? [path] : []
  return testsBeside(dirname(path))
}

function testsBeside(folder) {
  if (folder === '.') return []
  const tests = existsSync(folder)
    ? readdirSync(folder).filter((name) => isTest.test(name) && !/\.spec\./.test(name))
    : []
  return tests.length > 0 ? tests.map((name) => join(folder, name)) : testsBeside(dirname(folder))
}

function runnerOf(test) {
  if (test.startsWith('test/development/')) return 'development'
  if (test.startsWith('test/recipes/')) return 'recipes'
  if (/\.spec\./.test(test)) return 'browser'
  return /\.db\.test\./.test(test) ? 'database' : 'unit'
}
