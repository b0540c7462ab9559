import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { npm, run, SetupError } from './step.mjs'

/** The Node version that the project installs, for example `26.10.0`; npm scripts run it as `node`. */
export function requiredNode(root) {
  return JSON.parse(readFileSync(join(root, 'node_modules/node/package.json'), 'utf8')).version
}

/** Returns true if the project's own Node is installed and has the required version. */
export function ownNodeRuns(root) {
  const { stdout } = spawnSync(join(root, 'node_modules/.bin/node'), ['--version'], { encoding: 'utf8' })
  return stdout?.trim() === `v${requiredNode(root)}`
}

/**
 * Performs the install step of the package `node`, for npm configurations that do not run install scripts.
 * @throws SetupError if that Node does not run on this machine
 */
export async function fetchOwnNode(root) {
  const { env } = npm(root, [])
  const folder = join(root, 'node_modules/node')
  rmSync(join(folder, 'node_modules'), { recursive: true, force: true })
  await run(root, 'node', 'node', ['installArchSpecificPackage.js'], { cwd: folder, env })
  const link = join(root, 'node_modules/.bin/node')
  if (!existsSync(link)) symlinkSync('../node/bin/node', link)
  if (!ownNodeRuns(root)) throw new SetupError(`Node ${requiredNode(root)} was installed in ${folder} but does not run`)
}
