import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { npm, run } from './step.mjs'

const thisMachine = { platform: process.platform, arch: process.arch }

/**
 * Returns true if `node_modules` lacks packages of `workspace`, or has other ones than package-lock.json; '' is the root.
 * npm records the installed packages at the end of an installation: a folder that was filled manually is valid, an
 * interrupted installation is not.
 */
export function packagesAreStale(root, workspace = '', machine = thisMachine) {
  const lock = read(join(root, 'package-lock.json'))
  const installed = parse(read(join(root, 'node_modules', '.package-lock.json')))?.packages
  if (!installed) return true
  const accepted = read(versionOf(root, workspace)) === fingerprint(lock, machine)
  const packages = parse(lock)?.packages ?? {}
  return foldersOf(packages, workspace).some((folder) => {
    const requested = packages[folder]
    const present = installed[folder]
    if (present) return present.version !== requested.version || present.integrity !== requested.integrity
    // An optional package that npm omitted when it installed this lock file is not available on this machine.
    return requested.optional ? !accepted && isForMachine(requested, machine) : true
  })
}

/**
 * Installs the packages of some workspaces. With the root among them, `node_modules` is filled from nothing; without it,
 * everything else stays, because a running site reads it.
 */
export async function installPackages(root, workspaces, machine = thisMachine) {
  const lock = read(join(root, 'package-lock.json'))
  const flags = workspaces.filter((workspace) => workspace !== '').map((workspace) => `--workspace=${workspace}`)
  const withRoot = flags.length === 0 ? ['--workspaces=false'] : [...flags, '--include-workspace-root']
  const how = workspaces.includes('') ? ['ci', ...withRoot] : ['install', '--no-save', ...flags]
  // The build needs the development packages, even if NODE_ENV or the user's npm settings exclude them.
  const { command, args, env } = npm(root, [...how, '--include=dev', '--include=optional', '--loglevel=notice'])
  await run(root, 'install', command, args, { env })
  for (const workspace of workspaces) writeFileSync(versionOf(root, workspace), fingerprint(lock, machine))
}

/** The folders of the packages that a workspace needs, directly or indirectly. */
function foldersOf(packages, workspace) {
  const folders = new Set()
  const add = (folder) => {
    const { dependencies, devDependencies, optionalDependencies, peerDependencies, peerDependenciesMeta } =
      packages[folder] ?? {}
    const peers = Object.keys(peerDependencies ?? {}).filter((name) => !peerDependenciesMeta?.[name]?.optional)
    for (const name of [...Object.keys({ ...dependencies, ...devDependencies, ...optionalDependencies }), ...peers]) {
      const needed = resolve(packages, folder, name)
      if (!needed || folders.has(needed)) continue
      folders.add(needed)
      add(needed)
    }
  }
  add(workspace)
  return [...folders]
}

/** The folder in which a package in `folder` finds another one, as Node does: its own one, or that of a folder above. */
function resolve(packages, folder, name) {
  const nested = `${folder && `${folder}/`}node_modules/${name}`
  if (packages[nested]) return nested
  return folder && resolve(packages, folder.slice(0, Math.max(folder.lastIndexOf('/node_modules/'), 0)), name)
}

/** Packages without an `os` are dependencies of others, and only npm can determine the C library. */
function isForMachine({ os, cpu, libc }, { platform, arch }) {
  return !!os?.includes(platform) && (!cpu || cpu.includes(arch)) && !libc
}

function fingerprint(lock, { platform, arch }) {
  return createHash('sha256').update(`${platform} ${arch}\n${lock}`).digest('hex')
}

function versionOf(root, workspace) {
  return join(root, 'node_modules', `.installed-from${workspace && `-${basename(workspace)}`}`)
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
