import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { npm, run } from './step.mjs'

/** Everything that can change what `npm run build` makes. */
const sources = ['src', 'db', 'public', 'scripts', 'package.json', 'package-lock.json', 'tsconfig.json']
const settings = ['vite.config.ts', 'react-router.config.ts']
const withoutEffect = /\.test\.\w+$|^scripts\/setup$|^scripts\/pre\w+\.mjs$/

/** What the build is made from, in one line. Contents count, moments do not: a checkout touches every file. */
export function fingerprintOfSources(root) {
  const hash = createHash('sha256')
  for (const source of [...sources, ...settings]) add(source)
  return hash.digest('hex')

  function add(path) {
    const full = join(root, path)
    if (withoutEffect.test(path) || !existsSync(full)) return
    if (statSync(full).isDirectory()) {
      for (const name of readdirSync(full).toSorted()) add(`${path}/${name}`)
    } else {
      const content = readFileSync(full)
      hash.update(`${path}\0${content.length}\0`).update(content)
    }
  }
}

export function buildIsStale(root) {
  const stamp = stampOf(root)
  return !existsSync(stamp) || readFileSync(stamp, 'utf8') !== fingerprintOfSources(root)
}

/** The stamp is of the sources as they were before, and is written last: a change meanwhile is built next time. */
export async function build(root) {
  const fingerprint = fingerprintOfSources(root)
  rmSync(stampOf(root), { force: true })
  const { command, args, env } = npm(root, ['run', 'build'])
  await run(root, 'build', command, args, { env: { ...env, NODE_ENV: 'production' } })
  writeFileSync(stampOf(root), fingerprint)
}

function stampOf(root) {
  return join(root, 'build', '.built-from')
}
