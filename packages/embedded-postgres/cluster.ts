import { execFile, spawnSync } from 'node:child_process'
import { createHash, randomBytes } from 'node:crypto'
import {
  chmod,
  chown,
  lstat,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  realpath,
  rename,
  rm,
  stat,
  symlink,
  writeFile,
} from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import type { Binaries } from './binaries.ts'

export type ServerUser = { uid: number; gid: number }

/** The role that owns every database of the cluster. */
export const ROLE = 'rihla'

/** The server does not inherit our environment, because variables such as PGDATA would change its behaviour. */
export const SERVER_ENVIRONMENT =
  process.platform === 'win32' ? undefined : { PATH: '/usr/bin:/bin', LC_ALL: 'C', TZ: 'UTC' }

/** Maximum length of a unix socket path on Linux and macOS, minus `/.s.PGSQL.5432`. */
const LONGEST_SOCKET_FOLDER = 103 - 14

/**
 * The user to run the server as when this process is root, which PostgreSQL does not allow: the owner of the cluster,
 * so that a folder created by an ordinary user stays theirs; else an account that owns nothing else. Undefined means
 * the current user.
 */
export async function serverUser(folder: string): Promise<ServerUser | undefined> {
  if (process.getuid?.() !== 0) return undefined
  const stats = await stat(join(folder, 'cluster')).catch(() => undefined)
  if (stats && stats.uid !== 0) return { uid: stats.uid, gid: stats.gid }
  const accounts = (await readFile('/etc/passwd', 'utf8').catch(() => '')).split('\n')
  for (const name of ['postgres', '_postgres', 'nobody', 'daemon']) {
    const [, , uid, gid] = accounts.find((line) => line.startsWith(`${name}:`))?.split(':') ?? []
    if (Number(uid) > 0 && Number(gid) > 0) return { uid: Number(uid), gid: Number(gid) }
  }
  return { uid: 65534, gid: 65534 }
}

/**
 * Returns the real path of the cluster's data folder, which is created on first use.
 *
 * @throws Error when it belongs to another user, was written by another major release, or is closed to the server's
 * user
 */
export async function openCluster(
  folder: string,
  { bin, version }: Binaries,
  user: ServerUser | undefined,
): Promise<string> {
  // A link whose target is missing is an error for the operator, not an empty database.
  const stats = await lstat(join(folder, 'cluster')).catch(() => undefined)
  if (!stats) await createCluster(folder, bin, user)
  const cluster = await realpath(join(folder, 'cluster'))
  await settleOwner(cluster, user)
  const madeBy = (await readFile(join(cluster, 'PG_VERSION'), 'utf8')).trim()
  if (madeBy !== version.split('.')[0]) {
    throw new Error(
      `The data in ${cluster} was written by PostgreSQL ${madeBy} and the one installed is ` +
        `${version}: move it over with pg_dump, or set DATA_DIR to another folder`,
    )
  }
  if (!canEnter(cluster, user)) {
    throw new Error(`The database user ${user?.uid} cannot enter ${cluster}: allow it to enter the parent folders`)
  }
  return cluster
}

/** The password of the role, needed only where the server listens on TCP. */
export function readPassword(folder: string): Promise<string> {
  return readFile(join(folder, 'password'), 'utf8')
}

/** Creates a folder that only the server's user can enter, with a path short enough for a socket. */
export async function openSocketFolder(cluster: string, user: ServerUser | undefined): Promise<string> {
  const name = `rihla-${createHash('sha256').update(cluster).digest('hex').slice(0, 12)}`
  const fits = (parent: string) => join(parent, name).length + 7 <= LONGEST_SOCKET_FOLDER
  const parent = [tmpdir(), '/tmp'].find((each) => fits(each) && canEnter(each, user))
  if (!parent) throw new Error(`No folder for a socket: neither ${tmpdir()} nor /tmp is usable`)
  const folder = await mkdir(join(parent, name), { mode: 0o700 }).then(
    () => join(parent, name),
    async () => {
      const stats = await lstat(join(parent, name))
      const owner = user?.uid ?? process.getuid?.()
      const closed = stats.isDirectory() && stats.uid === owner && !(stats.mode & 0o077)
      return closed ? join(parent, name) : mkdtemp(join(parent, `${name}-`))
    },
  )
  if (user) await chown(folder, user.uid, user.gid)
  return folder
}

async function createCluster(folder: string, bin: string, user: ServerUser | undefined) {
  const draft = await draftFolder(folder, user)
  const password = join(folder, 'password')
  if (process.platform === 'win32') await writeFile(password, randomBytes(24).toString('base64url'))
  const access =
    process.platform === 'win32'
      ? ['--auth=scram-sha-256', `--pwfile=${password}`]
      : ['--auth-local=trust', '--auth-host=reject']
  // Sorting and case follow Unicode on every machine; only the text search parser and trigrams use the C library to
  // classify characters as letters.
  const letters = { linux: 'C.UTF-8', darwin: 'UTF-8' }[process.platform as string] ?? 'C'
  const unicode = ['--encoding=UTF8', '--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--locale=C']
  await promisify(execFile)(
    join(bin, 'initdb'),
    ['-D', draft, '-U', ROLE, '--no-instructions', ...unicode, `--lc-ctype=${letters}`, ...access],
    { ...user, cwd: '/', env: SERVER_ENVIRONMENT },
  )
  if (dirname(draft) === folder) await rename(draft, join(folder, 'cluster'))
  else await symlink(draft, join(folder, 'cluster'))
}

/**
 * A folder in which the cluster is created before it is renamed, so that an incomplete cluster never has the final
 * name.
 */
async function draftFolder(folder: string, user: ServerUser | undefined): Promise<string> {
  const entries = await readdir(folder)
  // The initdb of a killed owner may still be writing its draft: ours has another name, and the removal is retried.
  for (const name of entries.filter((each) => each.startsWith('cluster-')))
    await rm(join(folder, name), { recursive: true, force: true, maxRetries: 30, retryDelay: 20 })
  // The permissions of a folder are changed only if it contains nothing but our own files.
  const ours = entries.every((name) => /^(cluster|owner|postgres)\b/.test(name))
  if (!canEnter(folder, user) && ours) await chmod(folder, 0o711)
  // A project under /root stays closed to the server's user, so the cluster is created where that user can enter.
  const inside = canEnter(folder, user)
  if (!inside) await mkdir('/var/lib/rihla', { recursive: true, mode: 0o711 })
  const draft = await mkdtemp(join(inside ? folder : '/var/lib/rihla', 'cluster-'))
  if (user) await chown(draft, user.uid, user.gid)
  return draft
}

/** A cluster that root copied here, for example from a backup, is changed to the server's user. */
async function settleOwner(cluster: string, user: ServerUser | undefined) {
  const { uid } = await stat(cluster)
  if (process.platform === 'win32' || uid === (user?.uid ?? process.getuid?.())) return
  if (!user) throw new Error(`${cluster} belongs to user ${uid}: run as that user, or set DATA_DIR to another folder`)
  await promisify(execFile)('chown', ['-R', `${user.uid}:${user.gid}`, cluster])
  await chmod(cluster, 0o700)
}

function canEnter(folder: string, user: ServerUser | undefined): boolean {
  if (!user) return true
  return spawnSync('/bin/sh', ['-c', 'cd "$1"', 'sh', folder], { ...user, cwd: '/' }).status === 0
}
