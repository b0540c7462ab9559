import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chmod, chown, cp, mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { startEmbeddedPostgres } from './embedded-postgres.ts'
import { reachableBinaries } from './binaries.ts'
import { serverUser } from './cluster.ts'
import { processAt } from './owner.ts'

/** The limit of a hung machine. */
const hungMs = 300_000

const NOBODY = 65534
const asSuperuser = process.getuid?.() === 0
const nobodyCanRead = [
  [process.execPath, '--version'],
  ['/bin/cat', fileURLToPath(import.meta.url)],
].every(([command, argument]) => spawnSync(command!, [argument!], { uid: NOBODY, cwd: '/' }).status === 0)

let template: string
let home: string
let dataDir: string
let ended: (() => Promise<unknown>)[]

beforeAll(async () => {
  template = await openFolder()
  const server = await startEmbeddedPostgres({ dataDir: template })
  await server.stop()
})

beforeEach(async () => {
  home = await openFolder()
  vi.stubEnv('TMPDIR', home)
  dataDir = join(home, 'data')
  await mkdir(dataDir)
  ended = []
})

afterEach(async () => {
  for (const end of ended.reverse()) await end()
  vi.unstubAllEnvs()
  await rm(home, { recursive: true, force: true })
})

afterAll(() => rm(template, { recursive: true, force: true }))

describe('a new folder', () => {
  beforeEach(() => {
    dataDir = join(home, 'new')
  })

  it('sorts and lower-cases by Unicode, recognises Arabic letters, and writes through to the disk', async () => {
    const { url, socketDir } = await start()
    const [row] = await query(
      url,
      `create extension pg_trgm;
       select lower('É') as lower, to_tsvector('simple', 'مكة، المدينة')::text as words,
              cardinality(show_trgm('مكة')) as trigrams, current_setting('fsync') as fsync`,
    )
    expect(row).toEqual({ lower: 'é', words: "'المدينة':2 'مكة':1", trigrams: 4, fsync: 'on' })
    expect((await stat(socketDir)).mode & 0o777).toBe(0o700)
  })

  it('is created again when the first attempt was interrupted', async () => {
    const child = ownerProcess()
    const exited = once(child, 'exit')
    const drafts = async () => (await readdir(dataDir)).filter((name) => name.startsWith('cluster-'))
    await vi.waitFor(async () => expect(await readdir(join(dataDir, (await drafts())[0]!))).toContain('PG_VERSION'), {
      timeout: hungMs,
      interval: 5,
    })
    child.kill('SIGKILL')
    await exited
    expect(await readdir(dataDir)).not.toContain('cluster')
    const { url } = await start()
    expect(await query(url, 'select 1 as one')).toEqual([{ one: 1 }])
    expect(await drafts()).toEqual([])
  })

  it('can have a path longer than the limit of a socket', async () => {
    dataDir = join(dataDir, 'a-folder-deep-down-in-the-tree'.repeat(5))
    await write((await start()).url, 'deep')
    expect(dataDir.length).toBeGreaterThan(107)
  })

  it.runIf(asSuperuser)('is opened to the user of the server if nothing else is in it', async () => {
    await mkdir(dataDir, { mode: 0o700 })
    const { url } = await start()
    expect(await query(url, 'show data_directory')).toEqual([{ data_directory: join(dataDir, 'cluster') }])
    expect((await stat(dataDir)).mode & 0o777).toBe(0o711)
  })

  it.runIf(asSuperuser)('has its tables elsewhere where the user of the server cannot go', async () => {
    const closed = join(home, 'closed')
    await mkdir(closed, { mode: 0o700 })
    dataDir = join(closed, 'data')
    const first = await start()
    await write(first.url, 'kept')
    const [row] = await query(first.url, 'show data_directory')
    const cluster = row?.['data_directory'] as string
    ended.unshift(() => rm(cluster, { recursive: true, force: true }))
    expect(cluster).toMatch(/^\/var\/lib\/rihla\/cluster-/)
    await first.stop()
    const second = await start()
    expect(await read(second.url)).toEqual(['kept'])
    await second.stop()
    await rm(cluster, { recursive: true })
    await expect(start()).rejects.toThrow('no such file')
  })

  it.runIf(asSuperuser && nobodyCanRead)('serves an ordinary user, and root afterwards as that user', async () => {
    await mkdir(dataDir)
    await chown(dataDir, NOBODY, NOBODY)
    await chmod(home, 0o777)
    const ordinary = await owner('', NOBODY)
    await write(ordinary.url, 'kept')
    await ordinary.kill()
    const next = await start()
    expect(next.pid).toBe(ordinary.postmaster)
    await next.stop()
    const again = await start()
    expect((await stat(join(dataDir, 'cluster'))).uid).toBe(NOBODY)
    expect(await read(again.url)).toEqual(['kept'])
  })
})

describe('one owner', () => {
  beforeEach(copyCluster)

  it('finds its data again after a stop and a start', async () => {
    const first = await start()
    await write(first.url, 'kept')
    await first.stop()
    const second = await start()
    expect(await read(second.url)).toEqual(['kept'])
  })

  it('is named when another process tries to use the folder', async () => {
    const { pid } = await owner()
    await expect(start()).rejects.toThrow(
      new RegExp(`${dataDir} is held by process ${pid}, started 20.*Z; stop it or set DATA_DIR`),
    )
  })

  it('results from several simultaneous starts', async () => {
    const starts = await Promise.allSettled([start(), start(), start()])
    expect(starts.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected', 'rejected'])
  })

  it('stops the server when it exits without calling `stop`', async () => {
    const { postmaster } = await owner('setTimeout(() => process.exit(0), 100)')
    await gone(postmaster)
    expect(await readFile(join(dataDir, 'postgres.log'), 'utf8')).toMatch(/is shut down\n$/)
  })

  it('gets an error for data of another major release, and releases the folder', async () => {
    const file = join(dataDir, 'cluster', 'PG_VERSION')
    const release = await readFile(file, 'utf8')
    await writeFile(file, '14\n')
    await expect(start()).rejects.toThrow(/written by PostgreSQL 14 and the one installed is 18/)
    await writeFile(file, release)
    await start()
  })

  it("gets the server's log when the server does not start", async () => {
    await writeFile(join(dataDir, 'cluster', 'postgresql.auto.conf'), "no_such_setting = 'x'\n")
    await expect(start()).rejects.toThrow(/does not start.*no_such_setting/s)
  })

  it('can name the database with any characters', async () => {
    const { url } = await start('Rihla "two"')
    expect(await query(url, 'select current_database() as name')).toEqual([{ name: 'Rihla "two"' }])
  })

  it('has its socket in /tmp if the temporary folder is not usable', async () => {
    vi.stubEnv('TMPDIR', join(home, 'deep'.repeat(20)))
    await mkdir(join(home, 'deep'.repeat(20)))
    const { url } = await start()
    expect(await query(url, 'show unix_socket_directories')).toEqual([
      { unix_socket_directories: expect.stringMatching(/^\/tmp\/rihla-[0-9a-f]{12}$/) },
    ])
  })

  it.runIf(asSuperuser)('never is root to the server, not even with tables that root copied', async () => {
    await cp(join(dataDir, 'cluster'), join(dataDir, 'copy'), { recursive: true })
    await rm(join(dataDir, 'cluster'), { recursive: true })
    await cp(join(dataDir, 'copy'), join(dataDir, 'cluster'), { recursive: true })
    const { pid } = await start()
    expect((await stat(`/proc/${pid}`)).uid).not.toBe(0)
  })
})

describe('after a kill', () => {
  beforeEach(copyCluster)

  it('of the owner, the next owner takes over its server', async () => {
    const killed = await owner()
    await write(killed.url, 'acknowledged')
    await killed.kill()
    const next = await start()
    expect(next.pid).toBe(killed.postmaster)
    expect(await read(next.url)).toEqual(['acknowledged'])
  })

  it('of owner, postmaster and backends, acknowledged data is preserved', async () => {
    const killed = await owner()
    await write(killed.url, 'acknowledged')
    const backends = await query(killed.url, 'select pid from pg_stat_activity')
    await killed.kill()
    for (const pid of [killed.postmaster, ...backends.map((row) => row['pid'] as number)]) {
      if (processAt(pid)) process.kill(pid, 'SIGKILL')
    }
    const next = await start()
    expect(next.pid).not.toBe(killed.postmaster)
    expect(await read(next.url)).toEqual(['acknowledged'])
  })

  it('of owner and postmaster, the start waits for the backends', async () => {
    const killed = await owner()
    await write(killed.url, 'acknowledged')
    const [backend] = await query(killed.url, "select pid from pg_stat_activity where backend_type = 'checkpointer'")
    const lingering = backend?.['pid'] as number
    ended.push(async () => processAt(lingering) && process.kill(lingering, 'SIGCONT'))
    process.kill(lingering, 'SIGSTOP')
    await killed.kill()
    process.kill(killed.postmaster, 'SIGKILL')
    const next = start()
    const log = () => readFile(join(dataDir, 'postgres.log'), 'utf8')
    await vi.waitFor(async () => expect(await log()).toMatch(/still in use/), { timeout: hungMs })
    process.kill(lingering, 'SIGCONT')
    expect(await read((await next).url)).toEqual(['acknowledged'])
  })

  it('of the postmaster only, the owner starts it again at the same address', async () => {
    const server = await start()
    await write(server.url, 'acknowledged')
    const lost = server.pid
    process.kill(lost, 'SIGKILL')
    await vi.waitFor(() => expect(server.pid).not.toBe(lost), { timeout: hungMs })
    expect(await read(server.url)).toEqual(['acknowledged'])
  })

  it('reused process ids are not mistaken for the earlier processes', async () => {
    const { uid, gid } = await stat(join(dataDir, 'cluster'))
    const before = await start()
    await before.stop()
    const stranger = spawn('sleep', ['3600'], { uid, gid })
    ended.push(async () => stranger.kill())
    const held = { pid: stranger.pid, started: 'earlier', since: '2026-01-01T00:00:00.000Z' }
    await writeFile(join(dataDir, 'owner.json'), JSON.stringify(held))
    await mkdir(before.socketDir, { mode: 0o700 })
    const left = `${stranger.pid}\n${dataDir}/cluster\n1760000000\n5432\n${before.socketDir}\n\n`
    for (const file of [join(dataDir, 'cluster/postmaster.pid'), join(before.socketDir, '.s.PGSQL.5432.lock')]) {
      await writeFile(file, left)
      await chown(file, uid, gid)
    }
    await chown(before.socketDir, uid, gid)
    const next = await start()
    expect(await query(next.url, 'select 1 as one')).toEqual([{ one: 1 }])
  })
})

it('the log of a long run is truncated', async () => {
  copyCluster()
  await start()
  const log = join(dataDir, 'postgres.log')
  await writeFile(log, 'x'.repeat(10_000_001), { flag: 'a' })
  await vi.waitFor(async () => expect((await stat(log)).size).toBe(0), { timeout: hungMs })
  expect((await stat(`${log}.1`)).size).toBeGreaterThan(10_000_000)
})

it('programs deleted by a cleaner of temporary files are restored', async () => {
  const { bin } = await reachableBinaries(await serverUser(dataDir))
  const [file, link] = [join(bin, '../share/postgresql/psqlrc.sample'), join(bin, '../lib/libecpg.so')]
  await rm(file)
  await rm(link)
  expect((await reachableBinaries(undefined)).version).toMatch(/^18\.\d+$/)
  expect((await stat(file)).size).toBeGreaterThan(0)
  expect((await stat(link)).size).toBeGreaterThan(0)
})

/** A folder that every user can enter, as project folders usually are. */
async function openFolder() {
  const folder = await mkdtemp(join(tmpdir(), 'rihla-test-'))
  await chmod(folder, 0o755)
  return folder
}

/** Copies a finished cluster to the data folder, because creating one takes longer. */
function copyCluster() {
  spawnSync('cp', ['-a', join(template, 'cluster'), dataDir])
}

async function start(database?: string) {
  const server = await startEmbeddedPostgres({ dataDir, database })
  ended.push(() => server.stop())
  return server
}

/** Another process that starts the database, prints its address, and then runs `next`. */
async function owner(next = '', uid?: number) {
  const child = ownerProcess(next, uid)
  const exited = once(child, 'exit')
  const kill = async () => {
    child.kill('SIGKILL')
    await exited
  }
  const [line] = (await once(child.stdout, 'data')) as [Buffer]
  const output = JSON.parse(line.toString()) as { url: string; postmaster: number }
  ended.push(async () => {
    await kill()
    if (processAt(output.postmaster)) process.kill(output.postmaster, 'SIGQUIT')
    await gone(output.postmaster)
  })
  return { pid: child.pid, ...output, kill }
}

function ownerProcess(next = '', uid?: number) {
  const source = `
    import { startEmbeddedPostgres } from ${JSON.stringify(new URL('embedded-postgres.ts', import.meta.url).href)}
    const { url, pid } = await startEmbeddedPostgres({ dataDir: ${JSON.stringify(dataDir)} })
    process.stdout.write(JSON.stringify({ url, postmaster: pid }))
    setInterval(() => {}, 1000)
    ${next}`
  const child = spawn(process.execPath, ['--input-type=module', '-e', source], {
    ...(uid && { uid, gid: uid }),
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  ended.push(async () => child.kill('SIGKILL'))
  return child
}

async function gone(pid: number) {
  await vi.waitFor(() => expect(processAt(pid)).toBeUndefined(), { timeout: hungMs })
}

async function write(url: string, note: string) {
  await query(url, `create table notes (note text); insert into notes values ('${note}')`)
}

async function read(url: string) {
  return (await query(url, 'select note from notes')).map((row) => row['note'])
}

/** The rows of the last statement. */
async function query(url: string, sql: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => undefined)
  await client.connect()
  try {
    const answer: pg.QueryResult | pg.QueryResult[] = await client.query(sql)
    return [answer].flat().at(-1)?.rows ?? []
  } finally {
    await client.end()
  }
}
