import { spawn, spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { expect, inject, onTestFinished, test } from 'vitest'
import { databaseNamed } from '#test/database.setup.ts'
import { makeWorld } from '#test/world.ts'

/** Runs a command with these settings and an empty data folder. */
function run(name: 'backup' | 'restore' | 'reconcile', env: Record<string, string>, ...args: string[]) {
  const folder = mkdtempSync(join(tmpdir(), 'rihla-command-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const settings = { PATH: process.env.PATH ?? '', DATA_DIR: folder, ...env }
  const command = [`src/server/commands/${name}.ts`, ...args]
  const { status, stdout, stderr } = spawnSync(process.execPath, command, { env: settings, encoding: 'utf8' })
  return { status, stdout, lines: stderr.trim().split('\n') }
}

test('a command without a database, or with a wrong address, prints one sentence and ends with the exit code of a start', () => {
  for (const name of ['backup', 'reconcile'] as const) {
    expect(run(name, {})).toEqual({
      status: 78,
      stdout: '',
      lines: [expect.stringMatching(/^DATABASE_URL is not set, and there is no embedded database in \S+postgres\.$/)],
    })
  }
  const wrong = databaseNamed(inject('databaseUrl'), 'nowhere')
  expect(run('backup', { DATABASE_URL: wrong })).toEqual({
    status: 69,
    stdout: '',
    lines: [
      expect.stringMatching(
        /^The database of DATABASE_URL \(.*\) does not respond: database "nowhere" does not exist\.$/,
      ),
    ],
  })
})

test('a backup into, and a restore from, a file that cannot be opened print one sentence', () => {
  const env = { DATABASE_URL: inject('databaseUrl') }
  expect(run('backup', env, '/nowhere/at.all').lines).toEqual([expect.stringMatching(/^ENOENT: .*\/nowhere\/at\.all/)])
  expect(run('restore', env, '/nowhere/at.all')).toMatchObject({ status: 1, lines: [expect.stringMatching(/^ENOENT/)] })
  expect(run('restore', env)).toMatchObject({ status: 78, lines: [expect.stringMatching(/^The file is missing/)] })
})

test('a full disk ends a backup with one sentence and leaves no draft; an earlier backup stays', async () => {
  const { url } = await makeWorld()
  const folder = mkdtempSync(join(tmpdir(), 'rihla-full-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const file = join(folder, 'x.backup')
  writeFileSync(file, 'the earlier one')
  symlinkSync('/dev/full', `${file}.part`)
  expect(run('backup', { DATABASE_URL: url }, file)).toEqual({
    status: 1,
    stdout: '',
    lines: [`There is no space left for ${file}: no backup was written.`],
  })
  expect(readdirSync(folder)).toEqual(['x.backup'])
})

test('a restore of a file that is cut prints one sentence and ends with 1', async () => {
  const { url } = await makeWorld()
  const folder = mkdtempSync(join(tmpdir(), 'rihla-cut-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const file = join(folder, 'x.backup')
  expect(run('backup', { DATABASE_URL: url }, file).status).toBe(0)
  const whole = readFileSync(file)
  writeFileSync(file, whole.subarray(0, whole.length / 2))
  expect(run('restore', { DATABASE_URL: url }, file)).toEqual({
    status: 1,
    stdout: '',
    lines: ['The backup is incomplete: it ends too early. Nothing was restored.'],
  })
})

test.each(['backup', 'reconcile'] as const)('a %s whose connection is lost prints one sentence', async (name) => {
  const world = await makeWorld()
  const client = new pg.Client({ connectionString: world.url })
  await client.connect()
  onTestFinished(() => client.end())
  await client.query('begin; lock table booking in access exclusive mode')
  const folder = mkdtempSync(join(tmpdir(), 'rihla-lost-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const env = { PATH: process.env.PATH ?? '', DATA_DIR: folder, DATABASE_URL: world.url }
  const child = spawn(process.execPath, [`src/server/commands/${name}.ts`, join(folder, 'x.backup')], { env })
  let errors = ''
  child.stderr.on('data', (part) => (errors += String(part)))
  const closed = new Promise((done) => child.once('close', done))
  const end = `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'rihla-${name}' and wait_event_type = 'Lock'`
  await expect.poll(async () => (await world.sql(end)).length).toBe(1)
  expect(await closed).toBe(1)
  expect(errors.trim().split('\n')).toEqual([expect.stringMatching(/terminat/)])
  expect(readdirSync(folder).filter((one) => one.endsWith('.part'))).toEqual([])
})
