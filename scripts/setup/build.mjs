import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { npm, run } from './step.mjs'

/** Everything that can affect the result of `npm run build`. */
const sources = ['src', 'packages', 'db', 'public', 'scripts', 'package.json', 'package-lock.json', 'tsconfig.json']
const settings = ['vite.config.ts', 'react-router.config.ts']
const withoutEffect = /\.test\.\w+$|^scripts\/setup$|^scripts\/(?:ready|test)\.mjs$/

/** A hash of the build's sources: of their contents, because a checkout changes all modification times. */
function fingerprintOfSources(root) {
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

/** Returns true if there is no build, or one from other sources. */
export function buildIsStale(root) {
  const stamp = versionOf(root)
  return !existsSync(stamp) || readFileSync(stamp, 'utf8') !== fingerprintOfSources(root)
}

export async function build(root) {
  const { command, args, env } = npm(root, ['run', 'build'])
  await run(root, 'build', command, args, { env })
}

/**
 * Records from which sources `work` has built the site. The fingerprint is taken before the build and written last, so
 * that sources changed during the build cause another build.
 */
export async function recordBuild(root, work) {
  const fingerprint = fingerprintOfSources(root)
  rmSync(versionOf(root), { force: true })
  await work()
  writeFileSync(versionOf(root), fingerprint)
}

function versionOf(root) {
  return join(root, 'build', '.built-from')
}
