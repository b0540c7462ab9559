// `npm test`: types and lint, format, weight, unit tests and the development server, then database, recipe and browser tests.
// All steps run; the exit code depends on the total of failures.
import { spawn } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { resultsOf, shortenMessage } from './playwright-report.mjs'

const results = '.data/test-results'
rmSync(results, { recursive: true, force: true })
mkdirSync(results, { recursive: true })

/**
 * Groups run one after another. The lists of a group run at the same time, each step by step: the unit tests and the
 * development server occupy a core each. The other tests occupy all cores.
 */
const groups = [
  [
    [
      // One program reports the errors of types and of lint, because both need the types of every file.
      { name: 'code', command: ['npm', 'run', '--silent', 'check:code'] },
      { name: 'format', command: ['npm', 'run', '--silent', 'check:format'] },
      { name: 'weight', command: ['npm', 'run', '--silent', 'check:budget'] },
      // After the check of types, which occupies both cores: statements of the database time out after two seconds.
      {
        name: 'development',
        command: ['playwright', 'test', '--config', 'test/development/playwright.config.ts'],
        counts: countPlaywright,
      },
    ],
    [{ name: 'unit', command: vitest('unit'), counts: countVitest }],
  ],
  [[{ name: 'database', command: vitest('database'), counts: countVitest }]],
  [[{ name: 'recipes', command: vitest('recipes'), counts: countVitest }]],
  [[{ name: 'browser', command: ['playwright', 'test'], counts: countPlaywright }]],
]

const only = process.argv.slice(2)
const reported = []
const failures = []
const flaky = []
let passed = 0
let failed = 0
for (const group of groups) {
  const lists = group
    .map((list) => list.filter(({ name }) => only.length === 0 || only.includes(name)))
    .filter((list) => list.length > 0)
  await Promise.all(
    lists.map(async (list) => {
      for (const step of list) await carryOut(step, { alone: lists.length < 2 })
    }),
  )
}
// Printed last, so that the end of a long log shows the failures and their causes, and its last lines all their names.
// Flaky tests do not fail the run.
for (const test of flaky) process.stdout.write(`\nflaky: ${test}\n`)
for (const failure of failures) process.stdout.write(`\n✗ ${failure}\n`)
const firstLine = (text) => text.split('\n')[0]
const summary = [
  ...flaky.map((test) => `flaky: ${firstLine(test)}`),
  ...failures.map((failure) => `✗ ${firstLine(failure)}`),
  ...reported,
]
process.stdout.write(
  `\n${summary.join('\n')}\n\n${passed} passed, ${failed} failed${flaky.length === 0 ? '' : `, ${flaky.length} flaky`}\n`,
)
process.exit(failed === 0 ? 0 : 1)

async function carryOut(step, { alone }) {
  const began = performance.now()
  const { status, end } = await run(step, { alone })
  const counted = step.counts?.(`${results}/${step.name}.json`) ?? { passed: 0, failures: [] }
  // A step that fails without a failed test (a type error, a crash, an unhandled error) counts as one failure.
  const fell = counted.failures.length === 0 && status !== 0 ? [`${step.name}\n${end}`] : counted.failures
  passed += counted.passed + (step.counts || status !== 0 ? 0 : 1)
  failed += fell.length
  failures.push(...fell)
  flaky.push(...(counted.flaky ?? []))
  reported.push(
    `${fell.length === 0 ? 'ok  ' : 'FAIL'}  ${step.name.padEnd(11)} ${((performance.now() - began) / 1000).toFixed(0).padStart(4)} s${step.counts ? `  ${counted.passed} passed` : ''}`,
  )
}

/**
 * Runs the command of a step; returns its exit code and the end of its output. Output of simultaneous steps is printed
 * when each has ended.
 */
function run({ name, command: [program, ...args] }, { alone }) {
  const heading = `\n── ${name}\n`
  if (alone) process.stdout.write(heading)
  const child = spawn(program, args, { stdio: ['ignore', 'pipe', 'pipe'] })
  const output = []
  const receive = (chunk) => {
    output.push(chunk)
    if (alone) process.stdout.write(chunk)
  }
  child.stdout.on('data', receive)
  child.stderr.on('data', receive)
  return new Promise((ended) => {
    child.once('error', (error) => receive(Buffer.from(`${error.message}\n`)))
    child.once('close', (code) => {
      const whole = Buffer.concat(output)
      if (!alone) process.stdout.write(Buffer.concat([Buffer.from(heading), whole]))
      ended({ status: code ?? 1, end: whole.toString().trimEnd().split('\n').slice(-40).join('\n') })
    })
  })
}

function vitest(project) {
  return [
    'vitest',
    'run',
    '--project',
    project,
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${results}/${project}.json`,
  ]
}

function countVitest(file) {
  const report = read(file)
  const files = report?.testResults ?? []
  return {
    passed: report?.numPassedTests ?? 0,
    failures: files.flatMap((file) => {
      const fell = file.assertionResults
        .filter((test) => test.status === 'failed')
        .map((test) => `${file.name}: ${test.fullName}\n${shortenMessage(test.failureMessages.join('\n'))}`)
      return fell.length === 0 && file.status === 'failed' ? [`${file.name}\n${shortenMessage(file.message)}`] : fell
    }),
  }
}

function countPlaywright(file) {
  return resultsOf(read(file))
}

function read(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return null
  }
}
