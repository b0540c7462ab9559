import { join } from 'node:path'
import { build, buildIsStale } from './build.mjs'
import { fetchOwnNode, ownNodeRuns, wantedNode } from './own-node.mjs'
import { installPackages, packagesAreStale } from './packages.mjs'
import { step } from './step.mjs'
import { inTurn } from './turn.mjs'

/**
 * Installs, fetches and builds what is missing or out of date under `root`; says nothing when nothing is.
 * `withBuild: false` is for the development server, which needs no build.
 */
export async function makeReady(root, { withBuild = true } = {}) {
  if (isReady(root, withBuild)) return
  await inTurn(join(root, '.data', 'setup', 'turn'), async () => {
    if (packagesAreStale(root)) await step('Installing packages', () => installPackages(root))
    if (!ownNodeRuns(root)) await step(`Fetching Node ${wantedNode(root)}`, () => fetchOwnNode(root))
    if (withBuild && buildIsStale(root)) await step('Building the site', () => build(root))
  })
}

function isReady(root, withBuild) {
  return !packagesAreStale(root) && ownNodeRuns(root) && !(withBuild && buildIsStale(root))
}
