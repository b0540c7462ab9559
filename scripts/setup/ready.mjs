import { join } from 'node:path'
import { build, buildIsStale } from './build.mjs'
import { fetchOwnNode, ownNodeRuns, requiredNode } from './own-node.mjs'
import { installPackages, packagesAreStale } from './packages.mjs'
import { step } from './step.mjs'
import { withLock } from './lock.mjs'

/**
 * Installs, fetches and builds everything under `root` that is missing or outdated; prints nothing if everything is up
 * to date. `withBuild: false` is for the development server, which needs no build.
 */
export async function makeReady(root, { withBuild = true } = {}) {
  if (isReady(root, withBuild)) return
  await withLock(join(root, '.data', 'setup', 'turn'), async () => {
    if (packagesAreStale(root)) await step('Installing packages', () => installPackages(root))
    if (!ownNodeRuns(root)) await step(`Fetching Node ${requiredNode(root)}`, () => fetchOwnNode(root))
    if (withBuild && buildIsStale(root)) await step('Building the site', () => build(root))
  })
}

function isReady(root, withBuild) {
  return !packagesAreStale(root) && ownNodeRuns(root) && !(withBuild && buildIsStale(root))
}
