// `npm run check`: what `npm test` would refuse without running the site, two parts at a time. A part that holds prints one
// line, one that fails its whole output. `npm run check -- types weight` runs these parts alone.
import { spawn } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import { delimiter, join } from 'node:path'

const root = join(import.meta.dirname, '..')
const env = { ...process.env, PATH: `${join(root, 'node_modules', '.bin')}${delimiter}${process.env.PATH}` }
mkdirSync(join(root, '.data'), { recursive: true })

/** Tests about the files of the project, which need no database: imports, packages, documents, the schema and its migrations. */
const rules = ['test/safety', 'test/dependencies', 'test/documentation', 'test/migrations/schema']

/** Parts in two rows that take about the same time. Types come before lint, which stops at what does not compile. */
const rows = [
  {
    types: 'react-router typegen && tsc -p . --incremental --tsBuildInfoFile .data/types.tsbuildinfo',
    lint: 'node scripts/lint.mjs',
  },
  {
    format: 'oxfmt --check .',
    rules: `vitest run --project unit --reporter=agent ${rules.join(' ')}`,
    weight: 'node bench/budget.ts',
  },
]
const names = process.argv.slice(2)
const unknown = names.filter((name) => !rows.some((row) => name in row))
if (unknown.length > 0) throw new Error(`No part is called ${unknown.join(', ')}.`)

const failed = (
  await Promise.all(
    rows.map(async (row) => {
      const codes = []
      for (const [name, command] of Object.entries(row))
        if (names.length === 0 || names.includes(name)) codes.push(await run(name, command))
      return codes
    }),
  )
)
  .flat()
  .filter((code) => code !== 0)
process.exit(failed.length === 0 ? 0 : 1)

/** Runs a part and prints its line, with its output if it failed or warns; returns its exit code. */
function run(name, command) {
  const began = performance.now()
  const child = spawn(command, { cwd: root, env, shell: true, stdio: ['ignore', 'pipe', 'pipe'] })
  const output = []
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => output.push(chunk))
  return new Promise((resolve) => {
    child.once('close', (code) => {
      const text = Buffer.concat(output).toString().trim()
      const seconds = ((performance.now() - began) / 1000).toFixed(1).padStart(5)
      process.stdout.write(`${code === 0 ? '✓' : '✗'} ${name.padEnd(7)} ${seconds} s\n`)
      const lines = code === 0 ? text.split('\n').filter((line) => line.startsWith('warning: ')) : [text]
      for (const part of lines) process.stdout.write(`${part}\n`)
      resolve(code ?? 1)
    })
  })
}
