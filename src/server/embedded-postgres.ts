import { mkdir } from 'node:fs/promises'
import { resolve } from 'node:path'
import { reachableBinaries } from './embedded-postgres-binaries.ts'
import { openCluster, serverUser } from './embedded-postgres-cluster.ts'
import { holdFolder } from './embedded-postgres-owner.ts'
import { boundLog, bringUp, createMissing, runs, shutDown, urlOf } from './embedded-postgres-server.ts'
import type { Server } from './embedded-postgres-server.ts'

export type EmbeddedPostgres = {
  /** For `pg`: the role, the database, and where the server listens. */
  url: string
  /** Folder of the unix socket; an address where there are no unix sockets. */
  socketDir: string
  port: number
  /** The postmaster; another one after a lost one was replaced. */
  readonly pid: number
  /** Ends the sessions, writes everything out and gives up the folder. May be called again. */
  stop(): Promise<void>
}

/**
 * Runs PostgreSQL from the npm package for this process alone, in `dataDir`, and makes `database`
 * if it is missing. A server that outlived its killed owner is taken over, and one that dies is
 * started again at the same address. What happens to it stands in `dataDir/postgres.log`.
 * The caller stops it on SIGINT and SIGTERM; a bare `process.exit` is seen to here.
 *
 * @throws Error in a sentence for the operator: folder held by another process, data of another
 *   major release, folder closed to the server's user, or the end of the server's log
 */
export async function startEmbeddedPostgres({
  dataDir,
  database = 'rihla',
  log = () => undefined,
}: {
  dataDir: string
  database?: string
  log?: (line: string) => void
}): Promise<EmbeddedPostgres> {
  const folder = resolve(dataDir)
  await mkdir(folder, { recursive: true })
  const release = await holdFolder(folder)
  try {
    const server = await prepare(folder)
    const address = await bringUp(server, log)
    await createMissing(database, address)
    const guard = keepUp(server, address.pid, log)
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

async function prepare(folder: string): Promise<Server> {
  const user = await serverUser(folder)
  const binaries = await reachableBinaries(user)
  return { folder, user, bin: binaries.bin, cluster: await openCluster(folder, binaries, user) }
}

function keepUp(server: Server, first: number, log: (line: string) => void) {
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
