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
import type { Binaries } from './embedded-postgres-binaries.ts'

export type ServerUser = { uid: number; gid: number }

/** The role that owns every database of the cluster. */
export const ROLE = 'rihla'

/** Nothing of our own environment reaches the server: PGDATA and its like would mislead it. */
export const SERVER_ENVIRONMENT =
  process.platform === 'win32' ? undefined : { PATH: '/usr/bin:/bin', LC_ALL: 'C', TZ: 'UTC' }

/** The longest path of a unix socket that Linux and macOS both take, less `/.s.PGSQL.5432`. */
const LONGEST_SOCKET_FOLDER = 103 - 14

/**
 * Whom the server runs as when we are root, which PostgreSQL refuses to run as: whoever owns the
 * cluster, so that a folder begun by an ordinary user stays theirs; else an account that owns
 * nothing else. Undefined means as ourselves.
 */
export async function serverUser(folder: string): Promise<ServerUser | undefined> {
  if (process.getuid?.() !== 0) return undefined
  const found = await stat(join(folder, 'cluster')).catch(() => undefined)
  if (found && found.uid !== 0) return { uid: found.uid, gid: found.gid }
  const accounts = (await readFile('/etc/passwd', 'utf8').catch(() => '')).split('\n')
  for (const name of ['postgres', '_postgres', 'nobody', 'daemon']) {
    const [, , uid, gid] = accounts.find((line) => line.startsWith(`${name}:`))?.split(':') ?? []
    if (Number(uid) > 0 && Number(gid) > 0) return { uid: Number(uid), gid: Number(gid) }
  }
  return { uid: 65534, gid: 65534 }
}

/**
 * The real path of the folder that holds the tables, made on first use.
 *
 * @throws Error when it belongs to another user, was made by another major release, or is closed to the server's user
 */
export async function openCluster(
  folder: string,
  { bin, version }: Binaries,
  user: ServerUser | undefined,
): Promise<string> {
  // A link whose tables are gone is an error for the operator, not an empty database.
  const found = await lstat(join(folder, 'cluster')).catch(() => undefined)
  if (!found) await createCluster(folder, bin, user)
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
    throw new Error(`The database user ${user?.uid} cannot enter ${cluster}: open its parents`)
  }
  return cluster
}

/** The password of the role, asked for only where the server listens on TCP. */
export function readPassword(folder: string): Promise<string> {
  return readFile(join(folder, 'password'), 'utf8')
}

/** A folder that only the server's user can enter, with a path short enough for a socket. */
export async function openSocketFolder(cluster: string, user: ServerUser | undefined): Promise<string> {
  const name = `rihla-${createHash('sha256').update(cluster).digest('hex').slice(0, 12)}`
  const fits = (parent: string) => join(parent, name).length + 7 <= LONGEST_SOCKET_FOLDER
  const parent = [tmpdir(), '/tmp'].find((each) => fits(each) && canEnter(each, user))
  if (!parent) throw new Error(`No folder for a socket: ${tmpdir()} and /tmp do not serve`)
  const made = await mkdir(join(parent, name), { mode: 0o700 }).then(
    () => join(parent, name),
    async () => {
      const found = await lstat(join(parent, name))
      const owner = user?.uid ?? process.getuid?.()
      const closed = found.isDirectory() && found.uid === owner && !(found.mode & 0o077)
      return closed ? join(parent, name) : mkdtemp(join(parent, `${name}-`))
    },
  )
  if (user) await chown(made, user.uid, user.gid)
  return made
}

async function createCluster(folder: string, bin: string, user: ServerUser | undefined) {
  const draft = await draftFolder(folder, user)
  const password = join(folder, 'password')
  if (process.platform === 'win32') await writeFile(password, randomBytes(24).toString('base64url'))
  const access =
    process.platform === 'win32'
      ? ['--auth=scram-sha-256', `--pwfile=${password}`]
      : ['--auth-local=trust', '--auth-host=reject']
  // Letters and case follow Unicode alike on every machine; only the text search parser and trigrams ask the C library
  // which characters are letters.
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

/** Where the tables are made before they get their name, so that a half-made cluster never has it. */
async function draftFolder(folder: string, user: ServerUser | undefined): Promise<string> {
  const found = await readdir(folder)
  // The initdb of a killed owner may still be at work on its draft: ours has another name, and removal is tried again.
  for (const name of found.filter((each) => each.startsWith('cluster-')))
    await rm(join(folder, name), { recursive: true, force: true, maxRetries: 30, retryDelay: 20 })
  // A folder that holds nothing but our own files is ours to open.
  const ours = found.every((name) => /^(cluster|owner|postgres)\b/.test(name))
  if (!canEnter(folder, user) && ours) await chmod(folder, 0o711)
  // A project under /root stays closed to the server's user, so the tables go where it can enter.
  const inside = canEnter(folder, user)
  if (!inside) await mkdir('/var/lib/rihla', { recursive: true, mode: 0o711 })
  const draft = await mkdtemp(join(inside ? folder : '/var/lib/rihla', 'cluster-'))
  if (user) await chown(draft, user.uid, user.gid)
  return draft
}

/** Tables that root copied here, from a backup say, are handed to the server's user. */
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
