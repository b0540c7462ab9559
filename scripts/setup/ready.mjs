import { join } from 'node:path'
import { build, buildIsStale } from './build.mjs'
import { checkOwnNode, lacksOwnNode, ownNode, requiresOwnNode, versionOfOwnNode } from './own-node.mjs'
import { installPackages, packagesAreStale } from './packages.mjs'
import { step } from './step.mjs'
import { withLock } from './lock.mjs'

/** Packages that only tests and measurements need, by the argument that asks for them. */
const tools = { test: ['tools/test', 'the testing tools'], bench: ['tools/bench', 'the measuring tools'] }

/**
 * Installs and builds what is missing or outdated under `root`; prints nothing if everything is up to date. `needed`
 * can contain `build`, `test` and `bench`, and `beside` if another program prints in the meantime.
 */
export async function makeReady(root, needed = []) {
  if (stepsOf(root, needed).length === 0) return
  await withLock(join(root, '.data', 'setup', 'turn'), async () => {
    for (const { label, run } of stepsOf(root, needed)) await step(label, run, { beside: needed.includes('beside') })
  })
}

function stepsOf(root, needed) {
  const steps = []
  const withNode = requiresOwnNode(root)
  // If the site's packages are replaced, those of tests and measurements go, and are installed when next needed.
  const whole = packagesAreStale(root)
  if (whole || (withNode && (lacksOwnNode(root) || packagesAreStale(root, ownNode))))
    steps.push({
      label: withNode ? `Installing packages and Node ${versionOfOwnNode(root)}` : 'Installing packages',
      async run() {
        await installPackages(root, [...(whole ? [''] : []), ...(withNode ? [ownNode] : [])])
        if (withNode) checkOwnNode(root)
      },
    })
  for (const [name, [workspace, label]] of Object.entries(tools))
    if (needed.includes(name) && (whole || packagesAreStale(root, workspace)))
      steps.push({ label: `Installing ${label}`, run: () => installPackages(root, [workspace]) })
  if (needed.includes('build') && buildIsStale(root)) steps.push({ label: 'Building the site', run: () => build(root) })
  return steps
}
