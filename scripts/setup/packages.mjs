import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { npm, run } from './step.mjs'

/**
 * Returns true if `node_modules` does not match package-lock.json. npm records the installed packages at the end of an
 * installation: a folder that was filled manually is valid, an interrupted installation is not.
 */
export function packagesAreStale(root, machine = { platform: process.platform, arch: process.arch }) {
  const lock = read(join(root, 'package-lock.json'))
  const installed = parse(read(join(root, 'node_modules', '.package-lock.json')))?.packages
  if (!installed) return true
  const accepted = read(versionOf(root)) === fingerprint(lock, machine)
  return Object.entries(parse(lock)?.packages ?? {}).some(([folder, requested]) => {
    if (folder === '') return false
    const found = installed[folder]
    if (found) return found.version !== requested.version || found.integrity !== requested.integrity
    // An optional package that npm omitted when it installed this lock file is not available on this machine.
    return requested.optional ? !accepted && isForMachine(requested, machine) : true
  })
}

export async function installPackages(root, machine = { platform: process.platform, arch: process.arch }) {
  const lock = read(join(root, 'package-lock.json'))
  // Build and tests need the development packages, even if NODE_ENV or the user's npm settings exclude them.
  const { command, args, env } = npm(root, ['ci', '--include=dev', '--include=optional', '--loglevel=notice'])
  await run(root, 'install', command, args, { env })
  writeFileSync(versionOf(root), fingerprint(lock, machine))
}

/** Packages without an `os` are dependencies of others, and only npm can determine the C library. */
function isForMachine({ os, cpu, libc }, { platform, arch }) {
  return !!os?.includes(platform) && (!cpu || cpu.includes(arch)) && !libc
}

function fingerprint(lock, { platform, arch }) {
  return createHash('sha256').update(`${platform} ${arch}\n${lock}`).digest('hex')
}

function versionOf(root) {
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
