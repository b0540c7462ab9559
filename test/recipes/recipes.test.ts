import { spawn, type ChildProcess } from 'node:child_process'
import { existsSync } from 'node:fs'
import { copyFile, cp, mkdir, mkdtemp, readdir, readFile, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { adminPage } from './admin-page.ts'
import { editableKind } from './editable-kind.ts'
import { endpoint } from './endpoint.ts'
import { language } from './language.ts'
import { message } from './message.ts'
import { notification } from './notification.ts'
import { privatePage } from './private-page.ts'
import { publicPage } from './public-page.ts'
import { bulletOf, bulletsOf, carryOut, filesOf, namesFile, pathOf } from './recipe.ts'
import { table } from './table.ts'

// Applies the recipes of ARCHITECTURE.md ("To add …"), all in one copy of the checkout, as a contributor would.

const recipes = [endpoint, publicPage, privatePage, message, notification, editableKind, table, adminPage, language]
const migration = 'travel-tips'
const minutes = 60_000
/** Unchanged files are linted by `npm run check`. */
const touched = [...new Set(recipes.flatMap(filesOf))].map(pathOf)

let copy: string
const running = new Set<ChildProcess>()
/** The output of each failed command, by its name; empty if it succeeded. */
const failures: Record<string, string> = {}
let checks: Record<string, string> = {}

beforeAll(async () => {
  copy = await mkdtemp(join(tmpdir(), 'recipes-'))
  await copyCheckout(copy)
  for (const recipe of recipes) carryOut(recipe, copy)
  await cp('test/recipes/checks.ts', join(copy, 'test/recipes/checks.db.test.ts'))
  failures.format = await run('oxfmt', ['src'])
  failures.migration = await run('drizzle-kit', ['generate', '--name', migration])
  await Promise.all([
    (async () => {
      failures.types = (await run('react-router', ['typegen'])) || (await run('tsc', ['-p', '.']))
      failures.lint = await run('oxlint', ['--type-aware', '--deny-warnings', ...touched])
      failures.rules = await run('vitest', ['run', '--project', 'unit', ...rules])
    })(),
    (async () => {
      failures.build = (await run('react-router', ['build'])) || (await run('node', ['scripts/compress.mjs']))
      if (!failures.build) checks = await runChecks()
    })(),
  ])
}, 20 * minutes)

afterAll(async () => {
  for (const child of running) child.kill()
  await rm(copy, { recursive: true, force: true })
}, minutes)

/** Tests of rules about the code and its messages. */
const rules = ['test/safety.test.ts', 'src/i18n/messages.test.ts', 'src/domains/cms/email-messages.test.ts']

test('ARCHITECTURE.md has no recipe that is not among these', async () => {
  expect(bulletsOf(await readFile('ARCHITECTURE.md', 'utf8'))).toEqual(recipes.map(({ name }) => name))
})

describe.each(recipes)('the recipe for $name', (recipe) => {
  test('names every file that it touches', async () => {
    const bullet = bulletOf(recipe.name, await readFile('ARCHITECTURE.md', 'utf8'))
    expect(filesOf(recipe).filter((file) => !namesFile(bullet, file))).toEqual([])
  })

  test('works', () => {
    expect(checks[recipe.name] ?? `not run: ${failures.build}`).toBe('')
  })
})

test.each(['migration', 'types', 'lint', 'format', 'rules', 'build'])('with all recipes applied: %s', (name) => {
  expect(failures[name]).toBe('')
})

test('a changed table creates one migration', async () => {
  const made = (await readdir(join(copy, 'db/migrations'))).filter((name) => name.endsWith(`${migration}.sql`))
  expect(made).toHaveLength(1)
  expect(await readFile(join(copy, 'db/migrations', made[0] ?? ''), 'utf8')).toMatch(
    /^CREATE TABLE "travel_tip" \([^;]*;?\s*$/,
  )
})

/** Copies everything that git tracks or would add, and links the installed packages. */
async function copyCheckout(to: string): Promise<void> {
  const listed = await output('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'])
  const files = listed.split('\0').filter((file) => file && existsSync(file))
  for (const folder of new Set(files.map((file) => dirname(file)))) await mkdir(join(to, folder), { recursive: true })
  await Promise.all(files.map((file) => copyFile(file, join(to, file))))
  await symlink(resolve('node_modules'), join(to, 'node_modules'), 'junction')
}

/** The failure of each check, by its name; empty if it passed. */
async function runChecks(): Promise<Record<string, string>> {
  const text = await run('vitest', [
    'run',
    '--project',
    'database',
    '--reporter=json',
    '--outputFile=checks.json',
    'test/recipes/checks.db.test.ts',
  ])
  const report = JSON.parse(await readFile(join(copy, 'checks.json'), 'utf8').catch(() => '{"testResults":[]}')) as {
    testResults: { message: string; assertionResults: { title: string; status: string; failureMessages: string[] }[] }[]
  }
  return Object.fromEntries(
    report.testResults.flatMap(({ message, assertionResults }) =>
      assertionResults.map(({ title, status, failureMessages }) => [
        title,
        status === 'passed' ? '' : failureMessages.join('\n') || message || text,
      ]),
    ),
  )
}

/** Runs a program of the project in the copy. @returns its output if it failed, else an empty string */
async function run(program: string, args: string[]): Promise<string> {
  return (await ended(program, args, copy)).failure
}

async function output(program: string, args: string[]): Promise<string> {
  const { said: text, failure } = await ended(program, args, '.')
  if (failure) throw new Error(failure)
  return text
}

function ended(program: string, args: string[], cwd: string): Promise<{ said: string; failure: string }> {
  // Without the variables of the test run that starts the program, whose mode and worker would affect it.
  const env = Object.fromEntries(
    Object.entries(process.env).filter(([name]) => !/^(NODE_ENV|TEST|VITEST.*)$/.test(name)),
  )
  const child = spawn(program, args, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] })
  running.add(child)
  let text = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (text += chunk.toString()))
  return new Promise((done, failed) => {
    child.once('error', failed)
    child.once('close', (code) => {
      running.delete(child)
      done({ said: text, failure: code === 0 ? '' : `${program} ${args.join(' ')}\n${text}` })
    })
  })
}
