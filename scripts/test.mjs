// `npm test`: types, lint, format, weight, then unit, database, recipe and browser tests, and the development server; every
// step runs, the sum decides.
import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync } from 'node:fs'

const results = '.data/test-results'
rmSync(results, { recursive: true, force: true })
mkdirSync(results, { recursive: true })

const steps = [
  { name: 'types', command: ['npm', 'run', '--silent', 'check:types'] },
  { name: 'lint', command: ['npm', 'run', '--silent', 'check:lint'] },
  { name: 'format', command: ['npm', 'run', '--silent', 'check:format'] },
  { name: 'weight', command: ['npm', 'run', '--silent', 'check:budget'] },
  { name: 'unit', command: vitest('unit'), counts: countVitest },
  { name: 'database', command: vitest('database'), counts: countVitest },
  { name: 'recipes', command: vitest('recipes'), counts: countVitest },
  { name: 'browser', command: ['playwright', 'test'], counts: countPlaywright },
  {
    name: 'development',
    command: ['playwright', 'test', '--config', 'test/development/playwright.config.ts'],
    counts: countPlaywright,
  },
]

const only = process.argv.slice(2)
const told = []
const failures = []
let passed = 0
let failed = 0
for (const step of steps) {
  if (only.length > 0 && !only.includes(step.name)) continue
  const began = performance.now()
  process.stdout.write(`\n── ${step.name}\n`)
  const [program, ...args] = step.command
  const { status } = spawnSync(program, args, {
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  const counted = step.counts?.(`${results}/${step.name}.json`) ?? { passed: 0, failed: 0, failures: [] }
  // A step that failed without a failed test (a type error, a crash) is a failure all the same.
  const fell = Math.max(counted.failures.length, status === 0 ? 0 : 1)
  passed += counted.passed + (step.counts || status !== 0 ? 0 : 1)
  failed += fell
  failures.push(...counted.failures)
  told.push(
    `${fell === 0 ? 'ok  ' : 'FAIL'}  ${step.name.padEnd(11)} ${((performance.now() - began) / 1000).toFixed(0).padStart(4)} s${step.counts ? `  ${counted.passed} passed` : ''}`,
  )
}
// Last, so that whoever sees only the end of a long log sees what fell and why.
for (const failure of failures) process.stdout.write(`\n✗ ${failure}\n`)
process.stdout.write(`\n${told.join('\n')}\n\n${passed} passed, ${failed} failed\n`)
process.exit(failed === 0 ? 0 : 1)

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
        .map((test) => `${file.name}: ${test.fullName}\n${shortened(test.failureMessages.join('\n'))}`)
      return fell.length === 0 && file.status === 'failed' ? [`${file.name}\n${shortened(file.message)}`] : fell
    }),
  }
}

function countPlaywright(file) {
  const report = read(file)
  return {
    passed: report?.stats.expected ?? 0,
    failures: (report?.suites ?? []).flatMap(fellIn),
  }
}

/** What fell, or passed only at a second try, in a suite of Playwright's report and in those within it. */
function fellIn(suite) {
  return [
    ...(suite.specs ?? []).flatMap((spec) =>
      spec.tests
        .filter((test) => test.status === 'unexpected' || test.status === 'flaky')
        .map((test) => {
          const words = test.results.flatMap((result) => result.errors.map((error) => error.message))
          return `${spec.file}:${spec.line} [${test.projectName}] ${spec.title}\n${shortened(words.join('\n'))}`
        }),
    ),
    ...(suite.suites ?? []).flatMap(fellIn),
  ]
}

function shortened(words) {
  return words.split('\n').slice(0, 30).join('\n')
}

function read(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return null
  }
}
