import { mkdir } from 'node:fs/promises'
import { resolve } from 'node:path'
import { reachableBinaries } from './binaries.ts'
import { openCluster, serverUser } from './cluster.ts'
import { holdFolder } from './owner.ts'
import { boundLog, bringUp, createMissing, runs, shutDown, urlOf } from './server.ts'
import type { Server } from './server.ts'

export type EmbeddedPostgres = {
  /** For `pg`: the role, the database, and the address of the server. */
  url: string
  /** Folder of the unix socket, or an IP address where unix sockets are not available. */
  socketDir: string
  port: number
  /** Process id of the postmaster; it changes after a restart. */
  readonly pid: number
  /** Ends the sessions, writes all data to disk and releases the folder. Can be called again. */
  stop(): Promise<void>
}

/**
 * Runs PostgreSQL from the npm package for this process only, in `dataDir`, and creates `database` if it is missing. A
 * server that outlived its killed owner is taken over, and one that dies is started again at the same address. Its log
 * is `dataDir/postgres.log`. The caller must call `stop` on SIGINT and SIGTERM; a plain `process.exit` is handled here.
 *
 * @throws Error with a message for the operator: folder in use by another process, data of another major release,
 * folder closed to the server's user, or the end of the server's log
 */
export async function startEmbeddedPostgres({
  dataDir,
  database = 'rihla',
  settings = {},
  log = () => undefined,
}: {
  dataDir: string
  database?: string
  /** Settings of PostgreSQL that differ from the usual ones, such as `{ fsync: 'off' }`. */
  settings?: Record<string, string>
  log?: (line: string) => void
}): Promise<EmbeddedPostgres> {
  const folder = resolve(dataDir)
  await mkdir(folder, { recursive: true })
  const release = await holdFolder(folder)
  try {
    const server = await prepare(folder, settings)
    const address = await bringUp(server, log)
    await createMissing(database, address)
    const guard = restart(server, address.pid, log)
    let stopped: Promise<void> | undefined
    return {
      url: urlOf(address, database),
      socketDir: address.socketDir,
      port: address.port,
      get pid() {
        return guard.pid()
      },
      stop() {
        stopped ??= guard
          .leave()
          .then((pid) => shutDown(server, pid))
          .then(release)
        return stopped
      },
    }
  } catch (error) {
    await release()
    throw error
  }
}

async function prepare(folder: string, settings: Record<string, string>): Promise<Server> {
  const user = await serverUser(folder)
  const binaries = await reachableBinaries(user)
  return { folder, user, bin: binaries.bin, cluster: await openCluster(folder, binaries, user), settings }
}

function restart(server: Server, first: number, log: (line: string) => void) {
  let pid = first
  let look: Promise<void> | undefined
  const lookAfter = async () => {
    await boundLog(server)
    if (runs(pid, server.cluster)) return
    log(`PostgreSQL (process ${pid}) is gone; starting it again`)
    pid = (await bringUp(server, log)).pid
  }
  const timer = setInterval(() => {
    look ??= lookAfter()
      .catch((error: Error) => log(error.message))
      .finally(() => (look = undefined))
  }, 500).unref()
  const interrupt = () => {
    if (process.platform !== 'win32' && runs(pid, server.cluster)) process.kill(pid, 'SIGINT')
  }
  process.once('exit', interrupt)
  return {
    pid: () => pid,
    async leave() {
      clearInterval(timer)
      process.off('exit', interrupt)
      await look
      return pid
    },
  }
}
