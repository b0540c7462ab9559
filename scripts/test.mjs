// `npm test`: types, lint, format, weight, then unit, database and browser tests; every step runs, the sum decides.
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
  { name: 'browser', command: ['playwright', 'test'], counts: countPlaywright },
]

const only = process.argv.slice(2)
const told = []
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
  const counted = step.counts?.(`${results}/${step.name}.json`) ?? { passed: 0, failed: 0 }
  // A step that failed without a failed test (a type error, a crash) is a failure all the same.
  const failures = Math.max(counted.failed, status === 0 ? 0 : 1)
  passed += counted.passed + (step.counts || status !== 0 ? 0 : 1)
  failed += failures
  told.push(
    `${failures === 0 ? 'ok  ' : 'FAIL'}  ${step.name.padEnd(9)} ${((performance.now() - began) / 1000).toFixed(0).padStart(4)} s${step.counts ? `  ${counted.passed} passed` : ''}`,
  )
}
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
  return { passed: report?.numPassedTests ?? 0, failed: report?.numFailedTests ?? 0 }
}

function countPlaywright(file) {
  const { expected = 0, flaky = 0, unexpected = 0 } = read(file)?.stats ?? {}
  return { passed: expected, failed: unexpected + flaky }
}

function read(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return null
  }
}
