import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { closeSync, openSync } from 'node:fs'
import { chmod, chown, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { onTestFinished } from 'vitest'
import pg from 'pg'
import { serverUser } from '@rihla/embedded-postgres/cluster'
import { freePort } from '#test/storm/killable.ts'

const programs = ['patroni', 'etcd', 'haproxy', 'pgbouncer']

/** The programs of the recipe that are missing on this machine. */
export const missingPrograms = programs.filter((name) => spawnSync('which', [name]).status !== 0)

const names = ['pg1', 'pg2', 'pg3'] as const
type Name = (typeof names)[number]
type Member = { role: string; state: string }

/** The address of a node in the files of `deploy/ha`. */
const hostOf = (name: Name) => `10.0.0.1${name.slice(-1)}`

/**
 * Three PostgreSQL under Patroni with etcd, HAProxy and pgbouncer, from the files of `deploy/ha`, with the addresses of
 * this machine.
 */
export async function startHaCluster() {
  const folder = await mkdtemp(join(tmpdir(), 'rihla-ha-'))
  await chmod(folder, 0o755)
  const user = await serverUser(folder)
  if (user) await chown(folder, user.uid, user.gid)
  const running: ChildProcess[] = []
  const nodes = new Map<Name, Node>()
  const ports = { primary: await freePort(), pooler: await freePort() }
  for (const name of names)
    nodes.set(name, {
      postgres: await freePort(),
      rest: await freePort(),
      etcd: await freePort(),
      peer: await freePort(),
      folder: join(folder, name),
      patroni: undefined,
    })

  onTestFinished(async () => {
    for (const name of names) await killNode(name)
    for (const child of running) child.kill('SIGKILL')
    await pause(200)
    await rm(folder, { recursive: true, force: true, maxRetries: 5 })
  })

  /** The text of a file of `deploy/ha` with the addresses and folders of this machine, written for `name`. */
  async function configured(file: string, name: Name = 'pg1', { own = {} }: { own?: Record<string, string> } = {}) {
    let text = await readFile(`deploy/ha/${file}`, 'utf8')
    // Settings of pg1 in the file are those of `name` here, except in lists of all nodes.
    if (name !== 'pg1')
      text = text.replace(/^(?!.*(?:hosts|cluster|server)).*$/gm, (line) =>
        line.replace(hostOf('pg1'), hostOf(name)).replace(/\bpg1\b/, name),
      )
    for (const [one, node] of nodes) {
      const at = { 5432: node.postgres, 8008: node.rest, 2379: node.etcd, 2380: node.peer }
      for (const [port, here] of Object.entries(at))
        text = text.replaceAll(`${hostOf(one)}:${port}`, `127.0.0.1:${here}`)
      text = text.replaceAll(new RegExp(`(${one} 127\\.0\\.0\\.1:\\d+ check port) 8008`, 'g'), `$1 ${node.rest}`)
    }
    const replaced: Record<string, string> = {
      '10.0.0.0/24': '127.0.0.1/32',
      '127.0.0.1:5000': `127.0.0.1:${ports.primary}`,
      'port=5000': `port=${ports.primary}`,
      'listen_port = 6432': `listen_port = ${ports.pooler}`,
      ...own,
    }
    for (const [from, to] of Object.entries(replaced)) text = text.replaceAll(from, to)
    const path = join(folder, `${name}-${file}`)
    await written(path, text)
    return path
  }

  async function written(path: string, text: string) {
    await writeFile(path, text)
    if (user) await chown(path, user.uid, user.gid)
  }

  function start(program: string, args: string[], { detached = false } = {}): ChildProcess {
    const log = openSync(join(folder, `${program}.log`), 'a')
    const child = spawn(program, args, {
      ...user,
      cwd: '/',
      detached,
      env: { PATH: process.env.PATH, HOME: folder, LC_ALL: 'C.UTF-8' },
      stdio: ['ignore', log, log],
    })
    closeSync(log)
    running.push(child)
    return child
  }

  const nodeOf = (name: Name) => nodes.get(name) as Node

  async function startNode(name: Name) {
    const node = nodeOf(name)
    const own = { '/var/lib/postgresql/15/rihla': join(node.folder, 'data') }
    node.patroni = start('patroni', [await configured('patroni.yml', name, { own })])
  }

  /** Kills Patroni and every process of PostgreSQL of a node at once, as a power cut does. */
  async function killNode(name: Name) {
    const node = nodeOf(name)
    node.patroni?.kill('SIGKILL')
    const file = await readFile(join(node.folder, 'data', 'postmaster.pid'), 'utf8').catch(() => '')
    const postmaster = Number(file.split('\n', 1)[0])
    if (!postmaster) return
    const children = spawnSync('pgrep', ['-P', String(postmaster)])
      .stdout.toString()
      .split('\n')
      .map(Number)
    for (const pid of [postmaster, ...children.filter(Boolean)])
      try {
        process.kill(pid, 'SIGKILL')
      } catch {
        // It has ended already.
      }
  }

  async function members(): Promise<Map<Name, Member>> {
    for (const name of names) {
      const answer = await fetch(`http://127.0.0.1:${nodeOf(name).rest}/cluster`).catch(() => null)
      if (!answer?.ok) continue
      const { members: found } = (await answer.json()) as { members: (Member & { name: Name })[] }
      return new Map(found.map((one) => [one.name, one]))
    }
    return new Map()
  }

  /** Waits until one node is primary and the others are replicas, one of them synchronous. */
  async function complete(withinMs: number): Promise<void> {
    await until(withinMs, async () => {
      const all = [...(await members()).values()]
      const roles = all.map(({ role }) => role).toSorted()
      return roles.join() === 'leader,replica,sync_standby' && all.every(({ state }) => /running|streaming/.test(state))
    })
  }

  async function primary(): Promise<Name> {
    const found = [...(await members())].find(([, { role }]) => role === 'leader')
    if (!found) throw new Error('the cluster has no primary')
    return found[0]
  }

  for (const name of names) {
    const node = nodeOf(name)
    await mkdir(node.folder)
    if (user) await chown(node.folder, user.uid, user.gid)
    const own = { '/var/lib/etcd/rihla': join(node.folder, 'etcd') }
    start('etcd', ['--config-file', await configured('etcd.conf.yml', name, { own })])
  }
  for (const name of names) await startNode(name)
  start('haproxy', ['-db', '-f', await configured('haproxy.cfg')])
  const userlist = join(folder, 'userlist.txt')
  await written(userlist, '"rihla" "change-me-4"\n')
  start('pgbouncer', [await configured('pgbouncer.ini', 'pg1', { own: { '/etc/pgbouncer/userlist.txt': userlist } })])
  await complete(120_000).catch(async (error: unknown) => {
    const log = await readFile(join(folder, 'patroni.log'), 'utf8').catch(() => '')
    throw new Error(`the cluster does not start in ${dirname(folder)}: ${log.slice(-1_500)}`, { cause: error })
  })

  // The role and the database of the site, as docs/high-availability.md creates them.
  const admin = new pg.Client({
    connectionString: `postgres://postgres:change-me-1@127.0.0.1:${ports.primary}/postgres`,
  })
  await admin.connect()
  await admin.query("create role rihla login password 'change-me-4'")
  await admin.query('create database rihla owner rihla')
  await admin.end()

  const at = (port: number) => `postgres://rihla:change-me-4@127.0.0.1:${port}/rihla`
  return {
    urls: { pooled: at(ports.pooler), direct: at(ports.primary) },
    primary,
    members,
    complete,
    killNode,
    startNode,
  }
}

type Node = {
  postgres: number
  rest: number
  etcd: number
  peer: number
  folder: string
  patroni: ChildProcess | undefined
}

async function until(withinMs: number, holds: () => Promise<boolean>): Promise<void> {
  const last = performance.now() + withinMs
  while (!(await holds())) {
    if (performance.now() > last) throw new Error(`does not hold after ${withinMs / 1000} s`)
    await pause(250)
  }
}
