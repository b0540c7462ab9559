// `npm test` (the fast lane), `npm run test:all` (everything), `npm test -- path …` (what belongs to these paths) and
// `npm run test:changed` (the tests beside the changed files). Prints progress and failures; the last line is the total.
import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { createInterface } from 'node:readline'
import { changedFiles, testsOf } from './test-run/selection.mjs'

const args = process.argv.slice(2)
const all = args.includes('--all')
const paths = args.includes('--changed') ? changedFiles() : args.filter((arg) => !arg.startsWith('--'))
const selected = paths.length > 0 || args.includes('--changed') ? testsOf(paths) : null
const env = { ...process.env, ...(!selected && { TEST_LANE: all ? 'all' : 'fast' }), ...(all && { TEST_LANE: 'all' }) }

/**
 * The lists of a group run at the same time, the steps of a list one after another. Types need both processors for as
 * long as the build needs one. Database tests wait for locks and processes, and leave time to the other tests.
 */
const groups = [
  [
    [prepare('build', requiresBuild()), prepare('browser', includes('browser') || includes('database'))],
    [step('check', ['node', 'scripts/check.mjs', 'types', 'lint', 'format', 'weight'], !selected, 'npm run check')],
  ],
  [
    [vitest('unit'), playwright('browser'), playwright('development', 'test/development/playwright.config.ts', all)],
    [vitest('database'), vitest('recipes', all)],
  ],
]

if (selected && Object.values(selected).flat().length === 0) {
  process.stdout.write(`No test belongs to ${paths.join(', ') || 'the changes'}\n`)
  process.exit(args.includes('--changed') ? 0 : 1)
}
const began = Date.now()
const steps = groups.flat(2).filter(({ isIncluded }) => isIncluded)
const failures = []
const flaky = []
const reports = []
let passed = 0
const running = new Set()
for (const signal of ['SIGINT', 'SIGTERM'])
  process.once(signal, () => {
    for (const { pid } of running) process.kill(process.platform === 'win32' ? pid : -pid, 'SIGTERM')
    process.exit(130)
  })
const printing = setInterval(printProgress, process.stdout.isTTY ? 1_000 : 20_000)
for (const group of groups)
  await Promise.all(
    group.map(async (list) => {
      for (const one of list.filter(({ isIncluded }) => isIncluded)) await carryOut(one)
    }),
  )
clearInterval(printing)
const summary = [
  ...reports,
  ...(selected ? [] : steps.filter(({ slowest }) => slowest.length > 0).map(slowestOf)),
  ...flaky.map((title) => `flaky: ${title}`),
  ...failures.map(({ title, repeat }) => `✗ ${title}\n    ${repeat}`),
]
print(`\n${summary.join('\n')}\n\nAfter ${timeSince(began)}\n${passed} passed, ${failures.length} failed`)
process.exit(failures.length === 0 ? 0 : 1)

/** True if the run contains tests of a runner. */
function includes(runner) {
  return !selected || selected[runner].length > 0
}

/** Tests that read the built pages name their folder, or the function that starts the site with them. */
function requiresBuild() {
  const files = selected ? [...selected.unit, ...selected.database] : []
  return includes('browser') || files.some((file) => /built-site|build\//.test(readFileSync(file, 'utf8')))
}

/** @typedef {{ name: string, isIncluded: boolean, command: string[], repeat: string }} Step */

/** @returns {Step} */
function step(name, command, isIncluded, repeat = command.join(' ')) {
  return { name, command, isIncluded, repeat }
}

/** Builds the site, or installs the programs of the tests, if that is missing or outdated. */
function prepare(what, isIncluded) {
  return step(what === 'build' ? what : 'programs', ['node', 'scripts/ready.mjs', what], isIncluded)
}

function vitest(project, isIncluded = true) {
  const files = selected?.[project] ?? []
  const reporter = '--reporter=./scripts/test-run/vitest.mjs'
  const command = [
    'vitest',
    'run',
    '--project',
    project,
    reporter,
    ...(selected ? ['--passWithNoTests'] : []),
    ...files,
  ]
  return step(project, command, selected ? files.length > 0 : isIncluded)
}

function playwright(name, config = 'playwright.config.ts', isIncluded = true) {
  const files = selected?.[name] ?? []
  const command = ['playwright', 'test', '--config', config, '--reporter=./scripts/test-run/playwright.mjs', ...files]
  return step(name, command, selected ? files.length > 0 : isIncluded)
}

/** Runs a step. One that fails without a failed test (a type error, a crash) counts as one failure. */
async function carryOut(one) {
  const { name, command, repeat } = one
  Object.assign(one, { began: Date.now(), total: 0, ended: 0, passed: 0, failed: 0, slowest: [] })
  const fail = (title, errors, again) => {
    one.failed++
    failures.push({ title, repeat: again || repeat })
    print(`\n✗ ${title}\n${errors}\n  Again: ${again || repeat}\n`)
  }
  const { code, output } = await run(command, (event) => {
    if (event.total !== undefined) one.total += event.total
    if (event.ended !== undefined) {
      one.ended++
      one.passed += event.passed
      one.slowest = [...one.slowest, event].toSorted((a, b) => b.ms - a.ms).slice(0, 5)
    }
    if (event.failed !== undefined) fail(event.failed, event.errors, event.repeat && lane() + event.repeat)
    if (event.flaky !== undefined) {
      flaky.push(event.flaky)
      print(`\nflaky: ${event.flaky}\n${event.errors}\n`)
    }
  })
  if (code !== 0 && one.failed === 0) fail(name, output, repeat)
  if (code === 0 && !/^(?:vitest|playwright)$/.test(command[0])) one.passed = 1
  passed += one.passed
  one.done = true
  const report = `${one.failed === 0 ? '✓' : '✗'} ${name.padEnd(11)} ${timeSince(one.began).padStart(9)}${one.total > 0 ? `   ${one.passed} passed` : ''}`
  reports.push(report)
  print(report)
}

function slowestOf({ name, slowest }) {
  return `  slowest of ${name}: ${slowest.map(({ ended, ms }) => `${ended} ${duration(ms)}`).join(', ')}`
}

/** A command that repeats a test of the longer lane runs it at its size there. */
function lane() {
  return all ? 'TEST_LANE=all ' : ''
}

/**
 * Runs a program and keeps the end of its output. It has a process group of its own, so that an interrupted run ends
 * everything that it started.
 */
function run([program, ...rest], receive) {
  const child = spawn(program, rest, {
    env,
    stdio: ['ignore', 'pipe', 'pipe', 'pipe'],
    detached: process.platform !== 'win32',
  })
  running.add(child)
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk) => (output = (output + chunk).slice(-20_000)))
  createInterface({ input: child.stdio[3] }).on('line', (line) => receive(JSON.parse(line)))
  return new Promise((resolve) => {
    child.once('error', (error) => (output += error.message))
    child.once('close', (code) => {
      running.delete(child)
      resolve({ code: code ?? 1, output: output.trimEnd().split('\n').slice(-40).join('\n') })
    })
  })
}

/** One line: what runs, how far it is, and what is left. */
function printProgress() {
  const running = steps
    .filter((one) => one.began && !one.done)
    .map(({ name, total, ended, began: start }) => {
      if (total === 0) return `${name} ${timeSince(start)}`
      const left = ended < 3 ? '' : `, about ${duration(((Date.now() - start) / ended) * (total - ended))} left`
      return `${name} ${ended} of ${total}${left}`
    })
  const later = steps.filter((one) => !one.began).map(({ name }) => name)
  const line = [
    `${timeSince(began)}  ${running.join(' · ')}`,
    ...(later.length > 0 ? [`then ${later.join(', ')}`] : []),
  ]
  const text = line.join(' · ')
  process.stdout.write(process.stdout.isTTY ? `\r\u001B[K${text.slice(0, process.stdout.columns - 1)}` : `${text}\n`)
}

function print(text) {
  process.stdout.write(`${process.stdout.isTTY ? '\r\u001B[K' : ''}${text}\n`)
}

function timeSince(start) {
  return duration(Date.now() - start)
}

function duration(ms) {
  const seconds = Math.round(ms / 1_000)
  return seconds < 60 ? `${seconds} s` : `${Math.floor(seconds / 60)} min ${seconds % 60} s`
}
