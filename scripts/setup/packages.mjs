import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { npm, run } from './step.mjs'

/**
 * Whether `node_modules` is not what package-lock.json says. npm writes down what it installed when it is done, so a
 * folder that was filled by hand counts, and one that was cut short does not.
 */
export function packagesAreStale(root, machine = { platform: process.platform, arch: process.arch }) {
  const lock = read(join(root, 'package-lock.json'))
  const installed = parse(read(join(root, 'node_modules', '.package-lock.json')))?.packages
  if (!installed) return true
  const accepted = read(stampOf(root)) === fingerprint(lock, machine)
  return Object.entries(parse(lock)?.packages ?? {}).some(([folder, wanted]) => {
    if (folder === '') return false
    const found = installed[folder]
    if (found) return found.version !== wanted.version || found.integrity !== wanted.integrity
    // An optional package that npm left out when it installed this very lock is not to be had.
    return wanted.optional ? !accepted && isForMachine(wanted, machine) : true
  })
}

export async function installPackages(root, machine = { platform: process.platform, arch: process.arch }) {
  const lock = read(join(root, 'package-lock.json'))
  // Building and testing need the development packages, even where NODE_ENV or a user's settings leave them out.
  const { command, args, env } = npm(root, ['ci', '--include=dev', '--include=optional', '--loglevel=notice'])
  await run(root, 'install', command, args, { env })
  writeFileSync(stampOf(root), fingerprint(lock, machine))
}

/** Packages that name no system are helpers of others, and the C library is npm's to tell. */
function isForMachine({ os, cpu, libc }, { platform, arch }) {
  return !!os?.includes(platform) && (!cpu || cpu.includes(arch)) && !libc
}

function fingerprint(lock, { platform, arch }) {
  return createHash('sha256').update(`${platform} ${arch}\n${lock}`).digest('hex')
}

function stampOf(root) {
  return join(root, 'node_modules', '.installed-from')
}

function read(file) {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}

function parse(text) {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
