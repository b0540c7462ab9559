import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { copyFile, open, readFile, rm, rmdir, stat, truncate, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import type { AddressInfo } from 'node:net'
import { basename, join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { promisify } from 'node:util'
import pg from 'pg'
import { openSocketFolder, readPassword, ROLE, SERVER_ENVIRONMENT } from './embedded-postgres-cluster.ts'
import type { ServerUser } from './embedded-postgres-cluster.ts'
import { processAt } from './embedded-postgres-owner.ts'

/** Folders as real paths: ours, the tables' and the programs'. */
export type Server = {
  folder: string
  cluster: string
  bin: string
  user: ServerUser | undefined
}

type Address = { pid: number; socketDir: string; port: number; password: string }

/** Crash recovery replays at most what `max_wal_size` holds: seconds, on a slow disk a minute. */
const START_LIMIT_MS = 60_000
const STOP_LIMIT_S = 4
const LOG_LIMIT_BYTES = 10_000_000

/** Backends of a killed postmaster need a moment to notice and to let go of the shared memory. */
const STILL_LETTING_GO = /shared memory block .* is still in use/

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
  // Refused statements go to the client that sent them; in the log they would carry guests' data.
  log_min_messages: 'log',
  log_checkpoints: 'off',
}

export function urlOf({ socketDir, port, password }: Address, database: string): string {
  const host = encodeURIComponent(socketDir)
  const secret = password && `:${password}`
  return `postgresql://${ROLE}${secret}@/${encodeURIComponent(database)}?host=${host}&port=${port}`
}

/** Whether the process of this number is the postmaster of this cluster. */
export function runs(pid: number, cluster: string): boolean {
  const found = processAt(pid)
  return !!found && (process.platform === 'win32' || found.command.includes(`-D ${cluster} `))
}

/**
 * Takes over the postmaster that runs, else starts one, and waits until it answers.
 *
 * @throws Error with the end of the server's log when it does not start
 */
export async function bringUp(server: Server, log: (line: string) => void): Promise<Address> {
  const begun = performance.now()
  for (;;) {
    const orphan = await postmasterOf(server)
    const launched = orphan ? undefined : await launch(server)
    const pid = orphan?.pid ?? launched?.pid ?? 0
    while (runs(pid, server.cluster)) {
      const address = await postmasterOf(server)
      if (address?.socketDir && (await answers(address, server.cluster))) {
        const seconds = ((performance.now() - begun) / 1000).toFixed(1)
        log(`PostgreSQL (process ${pid}) ${orphan ? 'taken over' : 'started'} in ${seconds} s`)
        return address
      }
      if (performance.now() - begun > START_LIMIT_MS) {
        throw new Error(`PostgreSQL (process ${pid}) does not answer; see ${logOf(server)}`)
      }
      await pause(20)
    }
    const said = launched ? await launched.said() : ''
    const late = performance.now() - begun > START_LIMIT_MS
    if (late || (launched && !STILL_LETTING_GO.test(said))) {
      throw new Error(`PostgreSQL does not start in ${server.cluster}:\n${said.slice(-2000)}`)
    }
    await pause(20)
  }
}

export async function createMissing(database: string, address: Address): Promise<void> {
  await ask(urlOf(address, 'postgres'), async (client) => {
    const { rowCount } = await client.query('select from pg_database where datname = $1', [database])
    if (!rowCount) await client.query(`create database ${client.escapeIdentifier(database)}`)
  })
}

/** Fast first: sessions are cut, everything is written out. Past its time: recovery at next start. */
export async function shutDown(server: Server, known: number): Promise<void> {
  const address = await postmasterOf(server)
  const pid = address?.pid ?? known
  for (const mode of ['fast', 'immediate']) {
    if (!runs(pid, server.cluster)) break
    const order = ['stop', '-D', server.cluster, '-m', mode, '-t', String(STOP_LIMIT_S)]
    await promisify(execFile)(join(server.bin, 'pg_ctl'), order, asServer(server)).catch(() => undefined)
  }
  while (runs(pid, server.cluster)) await pause(10)
  // Only a folder of our own making, and only an empty one: a server started by hand has its socket elsewhere.
  if (address && basename(address.socketDir).startsWith('rihla-')) await rmdir(address.socketDir).catch(() => undefined)
}

/** Copied and cut rather than renamed, since the server keeps the file open. */
export async function boundLog(server: Server): Promise<void> {
  if ((await stat(logOf(server))).size < LOG_LIMIT_BYTES) return
  await copyFile(logOf(server), `${logOf(server)}.1`)
  await truncate(logOf(server))
}

/** What a postmaster writes down about itself: number, folder, moment, port, socket folder, host. */
async function postmasterOf(server: Server): Promise<Address | undefined> {
  const text = await readFile(join(server.cluster, 'postmaster.pid'), 'utf8').catch(() => '')
  const [pid, , , port, socketDir, host] = text.split('\n')
  if (!runs(Number(pid), server.cluster)) return undefined
  const place = { pid: Number(pid), port: Number(port) }
  if (process.platform !== 'win32') return { ...place, socketDir: socketDir ?? '', password: '' }
  return { ...place, socketDir: host ?? '', password: await readPassword(server.folder) }
}

async function launch(server: Server): Promise<{ pid: number; said: () => Promise<string> }> {
  const file = await open(logOf(server), 'a')
  const { size } = await file.stat()
  await clearLeftovers(server)
  const settings = { ...SETTINGS, ...(await listening(server)) }
  const child = spawn(
    join(server.bin, 'postgres'),
    ['-D', server.cluster, ...Object.entries(settings).flatMap(([k, v]) => ['-c', `${k}=${v}`])],
    // Detached, so that an interrupt typed in the terminal reaches only us and we stop in order.
    { ...asServer(server), detached: true, stdio: ['ignore', file.fd, file.fd] },
  )
  child.unref()
  await once(child, 'spawn').finally(() => file.close())
  const said = async () => (await readFile(logOf(server))).subarray(size).toString()
  return { pid: child.pid ?? 0, said }
}

async function listening(server: Server) {
  if (process.platform === 'win32') {
    return { listen_addresses: '127.0.0.1', unix_socket_directories: '', port: await freePort() }
  }
  const socketDir = await openSocketFolder(server.cluster, server.user)
  // After a hard kill these stay, and name a process number that may be another's by now.
  await rm(join(socketDir, '.s.PGSQL.5432'), { force: true })
  await rm(join(socketDir, '.s.PGSQL.5432.lock'), { force: true })
  return { listen_addresses: '', unix_socket_directories: socketDir, port: 5432 }
}

/**
 * The number a killed postmaster leaves behind may be a zombie or a stranger by now, and either keeps the server from
 * starting; the number of its own parent does not. The rest of the file must stay: by it the server finds backends
 * that are still at work on the tables.
 */
async function clearLeftovers({ cluster }: Server): Promise<void> {
  const file = join(cluster, 'postmaster.pid')
  const text = await readFile(file, 'utf8').catch(() => '')
  if (text) await writeFile(file, text.replace(/^-?\d+/, String(process.pid)))
}

async function answers(address: Address, cluster: string): Promise<boolean> {
  return ask(urlOf(address, 'postgres'), async (client) => {
    const { rows } = await client.query<{ data_directory: string }>('show data_directory')
    return process.platform === 'win32' || rows[0]?.data_directory === cluster
  }).catch(() => false)
}

async function ask<T>(url: string, question: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2000 })
  client.on('error', () => undefined) // The query under way fails with it and reports it.
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
