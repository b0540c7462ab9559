import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { copyFile, open, readFile, rm, rmdir, stat, truncate, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import type { AddressInfo } from 'node:net'
import { basename, join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { promisify } from 'node:util'
import pg from 'pg'
import { openSocketFolder, readPassword, ROLE, SERVER_ENVIRONMENT } from './cluster.ts'
import type { ServerUser } from './cluster.ts'
import { processAt } from './owner.ts'

/** Real paths of the data folder, of the cluster and of the programs, and the user to run them as. */
export type Server = {
  folder: string
  cluster: string
  bin: string
  user: ServerUser | undefined
  /** Settings that replace those of `SETTINGS`. */
  settings: Record<string, string>
}

type Address = { pid: number; socketDir: string; port: number; password: string }

/** Crash recovery replays at most `max_wal_size`, which takes seconds, on a slow disk up to a minute. */
const START_LIMIT_MS = 60_000
const STOP_LIMIT_S = 4
const LOG_LIMIT_BYTES = 10_000_000

/** Backends of a killed postmaster need a moment to exit and release the shared memory. */
const SHARED_MEMORY_IN_USE = /shared memory block .* is still in use/

const SETTINGS = {
  max_connections: 200,
  shared_buffers: '192MB',
  effective_cache_size: '1GB',
  work_mem: '16MB',
  maintenance_work_mem: '128MB',
  random_page_cost: 1.1,
  fsync: 'on',
  synchronous_commit: 'on',
  jit: 'off',
  timezone: 'UTC',
  log_timezone: 'UTC',
  // Failed statements are reported to their client; in the log they would expose guests' data.
  log_min_messages: 'log',
  log_checkpoints: 'off',
}

export function urlOf({ socketDir, port, password }: Address, database: string): string {
  const host = encodeURIComponent(socketDir)
  const secret = password && `:${password}`
  return `postgresql://${ROLE}${secret}@/${encodeURIComponent(database)}?host=${host}&port=${port}`
}

/** True if the process with this id is the postmaster of this cluster. */
export function runs(pid: number, cluster: string): boolean {
  const running = processAt(pid)
  return !!running && (process.platform === 'win32' || running.command.includes(`-D ${cluster} `))
}

/**
 * Takes over the running postmaster, else starts one, and waits until it responds.
 *
 * @throws Error with the end of the server's log when it does not start
 */
export async function bringUp(server: Server, log: (line: string) => void): Promise<Address> {
  const begun = performance.now()
  for (;;) {
    const orphan = await postmasterOf(server)
    const launched = orphan ? undefined : await launch(server)
    const pid = orphan?.pid ?? launched?.pid ?? 0
    while (launched ? !launched.ended() : runs(pid, server.cluster)) {
      const address = await postmasterOf(server)
      if (address?.socketDir && (await answers(address, server.cluster))) {
        const seconds = ((performance.now() - begun) / 1000).toFixed(1)
        log(`PostgreSQL (process ${pid}) ${orphan ? 'taken over' : 'started'} in ${seconds} s`)
        return address
      }
      if (performance.now() - begun > START_LIMIT_MS) {
        throw new Error(`PostgreSQL (process ${pid}) does not respond; see ${logOf(server)}`)
      }
      await pause(20)
    }
    const output = launched ? await launched.output() : ''
    const late = performance.now() - begun > START_LIMIT_MS
    if (late || (launched && !SHARED_MEMORY_IN_USE.test(output))) {
      throw new Error(`PostgreSQL does not start in ${server.cluster}:\n${output.slice(-2000)}`)
    }
    await pause(20)
  }
}

export async function createMissing(database: string, address: Address): Promise<void> {
  await request(urlOf(address, 'postgres'), async (client) => {
    const { rowCount } = await client.query('select from pg_database where datname = $1', [database])
    if (!rowCount) await client.query(`create database ${client.escapeIdentifier(database)}`)
  })
}

/**
 * First a fast stop, which ends sessions and writes all data to disk. After its time limit an immediate stop, which
 * requires recovery at the next start.
 */
export async function shutDown(server: Server, known: number): Promise<void> {
  const address = await postmasterOf(server)
  const pid = address?.pid ?? known
  for (const mode of ['fast', 'immediate']) {
    if (!runs(pid, server.cluster)) break
    const order = ['stop', '-D', server.cluster, '-m', mode, '-t', String(STOP_LIMIT_S)]
    await promisify(execFile)(join(server.bin, 'pg_ctl'), order, asServer(server)).catch(() => undefined)
  }
  while (runs(pid, server.cluster)) await pause(10)
  // Removes the socket folder only if it is our own and empty: a server started manually has its socket elsewhere.
  if (address && basename(address.socketDir).startsWith('rihla-')) await rmdir(address.socketDir).catch(() => undefined)
}

/**
 * Limits the size of the log. It is copied and truncated rather than renamed, because the server keeps the file open.
 */
export async function boundLog(server: Server): Promise<void> {
  if ((await stat(logOf(server))).size < LOG_LIMIT_BYTES) return
  await copyFile(logOf(server), `${logOf(server)}.1`)
  await truncate(logOf(server))
}

/** Reads the postmaster's own file, by line: process id, folder, start time, port, socket folder, host. */
async function postmasterOf(server: Server): Promise<Address | undefined> {
  const text = await readFile(join(server.cluster, 'postmaster.pid'), 'utf8').catch(() => '')
  const [pid, , , port, socketDir, host] = text.split('\n')
  if (!runs(Number(pid), server.cluster)) return undefined
  const place = { pid: Number(pid), port: Number(port) }
  if (process.platform !== 'win32') return { ...place, socketDir: socketDir ?? '', password: '' }
  return { ...place, socketDir: host ?? '', password: await readPassword(server.folder) }
}

/**
 * Starts the postmaster. `ended` follows its exit rather than the list of processes, where a process can be without a
 * command line for a moment after its start (90 of 4,000 starts). `output` reads the part of the log since then.
 */
async function launch(server: Server): Promise<{ pid: number; ended: () => boolean; output: () => Promise<string> }> {
  const file = await open(logOf(server), 'a')
  const { size } = await file.stat()
  await clearLeftovers(server)
  const settings = { ...SETTINGS, ...server.settings, ...(await listening(server)) }
  const child = spawn(
    join(server.bin, 'postgres'),
    ['-D', server.cluster, ...Object.entries(settings).flatMap(([k, v]) => ['-c', `${k}=${v}`])],
    // Detached, so that an interrupt in the terminal reaches only this process, which stops the server in order.
    { ...asServer(server), detached: true, stdio: ['ignore', file.fd, file.fd] },
  )
  child.unref()
  await once(child, 'spawn').finally(() => file.close())
  const output = async () => (await readFile(logOf(server))).subarray(size).toString()
  return { pid: child.pid ?? 0, ended: () => child.exitCode !== null || child.signalCode !== null, output }
}

async function listening(server: Server) {
  if (process.platform === 'win32') {
    return { listen_addresses: '127.0.0.1', unix_socket_directories: '', port: await freePort() }
  }
  const socketDir = await openSocketFolder(server.cluster, server.user)
  // Remains of a hard kill, with a process id that another process can have by now.
  await rm(join(socketDir, '.s.PGSQL.5432'), { force: true })
  await rm(join(socketDir, '.s.PGSQL.5432.lock'), { force: true })
  return { listen_addresses: '', unix_socket_directories: socketDir, port: 5432 }
}

/**
 * Replaces the process id that a killed postmaster left. It can belong to a zombie or another process by now, and
 * either prevents the start of the server; the id of its own parent does not. The rest of the file must remain, because
 * the server uses it to find backends that still use the data.
 */
async function clearLeftovers({ cluster }: Server): Promise<void> {
  const file = join(cluster, 'postmaster.pid')
  const text = await readFile(file, 'utf8').catch(() => '')
  if (text) await writeFile(file, text.replace(/^-?\d+/, String(process.pid)))
}

async function answers(address: Address, cluster: string): Promise<boolean> {
  return request(urlOf(address, 'postgres'), async (client) => {
    const { rows } = await client.query<{ data_directory: string }>('show data_directory')
    return process.platform === 'win32' || rows[0]?.data_directory === cluster
  }).catch(() => false)
}

async function request<T>(url: string, question: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2000 })
  client.on('error', () => undefined) // The running query fails as well and reports the error.
  try {
    await client.connect()
    return await question(client)
  } finally {
    await client.end()
  }
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const { port } = probe.address() as AddressInfo
  probe.close()
  return port
}

function asServer({ user }: Server) {
  return { ...user, cwd: '/', env: SERVER_ENVIRONMENT }
}

function logOf(server: Server): string {
  return join(server.folder, 'postgres.log')
}
