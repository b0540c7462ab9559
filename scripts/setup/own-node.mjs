import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { npm, run, SetupError } from './step.mjs'

/** The release of Node that the project brings along, `26.10.0`; what npm scripts call `node`. */
export function wantedNode(root) {
  return JSON.parse(readFileSync(join(root, 'node_modules/node/package.json'), 'utf8')).version
}

/** Whether the project's own Node is there and is the wanted release. */
export function ownNodeRuns(root) {
  const { stdout } = spawnSync(join(root, 'node_modules/.bin/node'), ['--version'], { encoding: 'utf8' })
  return stdout?.trim() === `v${wantedNode(root)}`
}

/**
 * Does what the package `node` does at install time, for npms that were told to run no such scripts.
 * @throws SetupError when that Node does not run on this machine
 */
export async function fetchOwnNode(root) {
  const { env } = npm(root, [])
  const folder = join(root, 'node_modules/node')
  rmSync(join(folder, 'node_modules'), { recursive: true, force: true })
  await run(root, 'node', 'node', ['installArchSpecificPackage.js'], { cwd: folder, env })
  const link = join(root, 'node_modules/.bin/node')
  if (!existsSync(link)) symlinkSync('../node/bin/node', link)
  if (!ownNodeRuns(root)) throw new SetupError(`Node ${wantedNode(root)} was installed in ${folder} but does not run`)
}
