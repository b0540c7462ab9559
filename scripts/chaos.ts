// `npm run chaos`: runs all failure scenarios one after the other on this machine and prints a table at the end.
import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync } from 'node:fs'

const trials = [
  {
    name: 'storm: 500 buyers, four processes',
    files: ['test/storm/storm.db.test.ts', 'test/storm/packages-and-services.db.test.ts'],
  },
  {
    name: 'storm: orders, edits of stock',
    files: ['test/storm/orders.db.test.ts', 'test/storm/stock-edits.db.test.ts', 'test/storm/stock-rush.db.test.ts'],
  },
  { name: 'storm: one night that is not nearly sold out', files: ['test/storm/hot-night.db.test.ts'] },
  { name: 'kill -9 of processes while people pay', files: ['test/storm/payments.db.test.ts'] },
  { name: 'kill -9 of processes and database', files: ['test/chaos/kill.db.test.ts'] },
  { name: 'database silent, slow, cut', files: ['test/chaos/network.db.test.ts'] },
  { name: 'restarts without the database', files: ['test/chaos/outage.db.test.ts'] },
  { name: 'full and read-only disks', files: ['test/chaos/disk.db.test.ts'] },
  { name: 'start, and what prevents it', files: ['test/start'] },
  { name: 'forty busy loops beside eight people', files: ['test/chaos/busy.db.test.ts'] },
  { name: 'overload', files: ['test/chaos/overload.db.test.ts'] },
  { name: 'the replica is gone', files: ['test/chaos/replica.db.test.ts'] },
  {
    name: 'faults of payments and webhooks',
    files: ['src/domains/bookings/payment/payment-faults.db.test.ts', 'src/domains/payments/webhook.db.test.ts'],
  },
  { name: 'replay of 39,676 bookings', files: ['test/replay'] },
  { name: 'restart and shutdown', files: ['test/restart'] },
  { name: 'backup and restore', files: ['test/backup'] },
]
const maxMs = 900_000
const folder = '.data/chaos'
const only = process.argv.slice(2)

rmSync(folder, { recursive: true, force: true })
mkdirSync(folder, { recursive: true })
const reported: string[] = []
let failed = false
for (const [i, { name, files }] of trials.entries()) {
  if (only.length > 0 && !only.some((word) => name.includes(word))) continue
  process.stdout.write(`── ${name}\n`)
  const report = `${folder}/${i}.json`
  const began = performance.now()
  const { status, signal } = spawnSync(
    'node_modules/.bin/vitest',
    ['run', '--project', 'database', '--reporter=json', `--outputFile=${report}`, ...files],
    // Runs all allotments of the replay (`npm test` runs two) and the tests that `npm test` skips.
    { stdio: ['ignore', 'ignore', 'inherit'], timeout: maxMs, env: { ...process.env, REPLAY: 'all', CHAOS: '1' } },
  )
  const { passed, wrong } = read(report)
  const well = status === 0 && passed > 0
  failed ||= !well
  const seconds = ((performance.now() - began) / 1000).toFixed(0)
  const how = well ? 'agrees' : signal ? 'took too long' : `FAILS: ${wrong.join('; ') || `ended with ${status}`}`
  reported.push(`${name.padEnd(40)} ${String(passed).padStart(3)} tests ${seconds.padStart(4)} s   ${how}`)
}
process.stdout.write(`\n${reported.join('\n')}\n`)
process.exit(failed ? 1 : 0)

type Report = { numPassedTests: number; testResults: { assertionResults: { status: string; fullName: string }[] }[] }

function read(file: string): { passed: number; wrong: string[] } {
  try {
    const report = JSON.parse(readFileSync(file, 'utf8')) as Report
    const all = report.testResults.flatMap(({ assertionResults }) => assertionResults)
    return {
      passed: report.numPassedTests,
      wrong: all.filter(({ status }) => status === 'failed').map(({ fullName }) => fullName),
    }
  } catch {
    return { passed: 0, wrong: [] }
  }
}
