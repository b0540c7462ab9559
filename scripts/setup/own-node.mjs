import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { npm, SetupError } from './step.mjs'

/** The workspace whose package is the Node that npm scripts run where the machine's own is too old. */
export const ownNode = 'tools/node'

/** The Node version that the project installs, for example `26.10.0`. */
export function versionOfOwnNode(root) {
  const { optionalDependencies } = JSON.parse(readFileSync(join(root, ownNode, 'package.json'), 'utf8'))
  return Object.values(optionalDependencies)[0]
}

/** Returns true if the Node of this machine, which is not the one in `node_modules`, is too old for `engines`. */
export function requiresOwnNode(root) {
  const { engines } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  return !satisfies(existsSync(linkOf(root)) ? nodeVersion('node', npm(root, []).env) : process.version, engines.node)
}

/** Returns true if npm scripts do not find the installed Node: `npm install` of another package removes its link. */
export function lacksOwnNode(root) {
  return !existsSync(linkOf(root))
}

/** @throws SetupError if the installed Node does not run on this machine */
export function checkOwnNode(root) {
  const version = versionOfOwnNode(root)
  if (nodeVersion(linkOf(root), process.env) === `v${version}`) return
  const { engines } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  throw new SetupError(`There is no Node ${version} from npm that runs on this machine: install Node ${engines.node}`)
}

/** True if a version is in a range of the form `^22.22.0 || >=26.0.0`. */
export function satisfies(version, range) {
  const [major, minor = 0] = numbersOf(version)
  return range.split(' || ').some((part) => {
    const [fromMajor, fromMinor = 0] = numbersOf(part)
    return major === fromMajor ? minor >= fromMinor : part.startsWith('>=') && major > fromMajor
  })
}

const numbersOf = (version) => version.match(/\d+/g)?.map(Number) ?? []

const linkOf = (root) => join(root, 'node_modules/.bin', process.platform === 'win32' ? 'node.cmd' : 'node')

function nodeVersion(program, env) {
  const { stdout } = spawnSync(program, ['--version'], { encoding: 'utf8', env, shell: process.platform === 'win32' })
  return stdout?.trim() ?? ''
}
