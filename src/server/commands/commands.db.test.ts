import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, inject, onTestFinished, test } from 'vitest'
import { databaseNamed } from '#test/database.setup.ts'

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
