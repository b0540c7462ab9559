// Lints what changed since the last run without findings, and the files that import it, because rules about promises know
// the types of other files. All files take ten times as long; `npm test` lints them.
import { execFileSync, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { basename } from 'node:path'

const record = '.data/linted.json'
/** A change of these affects the findings in every file. */
const settings = ['.oxlintrc.json', 'tsconfig.json', 'package-lock.json']

const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { encoding: 'utf8' })
const paths = listed.split('\n').filter((path) => /\.(?:tsx?|m?js)$/.test(path) && existsSync(path))
const texts = new Map([...paths, ...settings].map((path) => [path, readFileSync(path, 'utf8')]))
const digests = Object.fromEntries(
  [...texts].map(([path, text]) => [path, createHash('sha256').update(text).digest('base64url')]),
)
const linted = existsSync(record) && !process.env.TEST_LANE ? JSON.parse(readFileSync(record, 'utf8')) : {}
const changed = new Set(Object.keys(digests).filter((path) => digests[path] !== linted[path]))
const names = new Set(paths.filter((path) => changed.has(path)).map((path) => basename(path)))
const importsChanged = (text) => [...text.matchAll(/\/([\w.-]+)['"]/g)].some(([, name]) => names.has(name))
const files = settings.some((path) => changed.has(path))
  ? []
  : paths.filter((path) => changed.has(path) || importsChanged(texts.get(path)))

if (changed.size > 0) {
  const { status } = spawnSync('oxlint', ['--type-aware', '--deny-warnings', ...files], {
    stdio: 'inherit',
    shell: process.platform === 'win32',
  })
  if (status !== 0) process.exit(1)
}
writeFileSync(record, JSON.stringify(digests))
