import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chmod, mkdtemp, readdir, rm } from 'node:fs/promises'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import packageJson from '../../package.json' with { type: 'json' }
import { freshDatabase } from '#test/fresh-database.ts'
import { freePort } from '#test/storm/killable.ts'
import { testSecret } from '#test/world.ts'

type Command = 'start' | 'serve'
const both = ['start', 'serve'] as const

async function newFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'start-'))
  // The embedded database can run as another user.
  await chmod(folder, 0o755)
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return folder
}

/** Runs the command of package.json with these settings; resolves when it has ended. */
async function begun(command: Command, settings: Record<string, string>) {
  const { PATH = '', TMPDIR } = process.env
  const [program = '', ...parameters] = packageJson.scripts[command].split(' ')
  const child = spawn(program, parameters, {
    env: {
      PATH,
      ...(TMPDIR && { TMPDIR }),
      APP_SECRET: testSecret,
      WORKERS: '2',
      LOG_LEVEL: 'warn',
      PORT: String(await freePort()),
      PAYMENT_PROVIDER: 'none',
      // Every start has a new data folder, so it would compile all code again.
      NODE_COMPILE_CACHE: '.data/test-compiled',
      ...settings,
    },
  })
  let printed = ''
  child.stdout.resume()
  child.stderr.on('data', (data) => (printed += String(data)))
  const ended = new Promise<{ exitCode: number | null; lines: string[] }>((done) =>
    child.once('close', (exitCode) => done({ exitCode, lines: printed.trim().split('\n') })),
  )
  onTestFinished(async () => {
    child.kill('SIGTERM')
    await ended
  })
  return { ended, stop: () => child.kill('SIGTERM') }
}

const ends = async (command: Command, settings: Record<string, string>) => (await begun(command, settings)).ended

test.each(both)(
  '`npm run %s` on a port in use ends with one sentence, before it creates a database',
  async (command) => {
    const taken = createServer()
    await new Promise<void>((listening) => taken.listen(0, '127.0.0.1', listening))
    onTestFinished(() => void taken.close())
    const { port } = taken.address() as AddressInfo
    const folder = await newFolder()
    expect(await ends(command, { PORT: String(port), DATA_DIR: folder, EMBEDDED_IN_PRODUCTION: '1' })).toEqual({
      exitCode: 75,
      lines: [
        `The server cannot listen on port ${port} of 127.0.0.1: another process uses it. Stop that process, or set PORT to another port.`,
      ],
    })
    expect(await readdir(folder)).not.toContain('postgres')
  },
)

test.each(both)('`npm run %s` without its database ends with one sentence', async (command) => {
  const nobody = await freePort()
  const DATABASE_URL = `postgres://rihla:secret@127.0.0.1:${nobody}/rihla`
  expect(await ends(command, { DATABASE_URL, DATA_DIR: await newFolder() })).toEqual({
    exitCode: 69,
    lines: [
      `The database of DATABASE_URL (127.0.0.1:${nobody}) does not respond: connect ECONNREFUSED 127.0.0.1:${nobody}.`,
    ],
  })
})

test.each(both)('`npm run %s` with a data folder that cannot be written ends with one sentence', async (command) => {
  const { exitCode, lines } = await ends(command, { DATA_DIR: '/dev/null/data', EMBEDDED_IN_PRODUCTION: '1' })
  expect([exitCode, lines.length]).toEqual([73, 1])
  expect(lines[0]).toMatch(/^DATA_DIR \/dev\/null\/data cannot be written: .* Set DATA_DIR to another folder/)
})

test.each(both)('`npm run %s` with wrong settings ends with their names', async (command) => {
  const { exitCode, lines } = await ends(command, { PORT: 'many', DATA_DIR: await newFolder() })
  expect([exitCode, lines[0], lines.length]).toEqual([78, 'The environment is invalid:', 2])
  expect(lines[1]).toContain('PORT')
})

test('`npm run serve` whose processes end at once again and again ends with one sentence', async () => {
  const database = await freshDatabase()
  onTestFinished(() => database.drop())
  const dies = `--import=data:text/javascript,${encodeURIComponent(`
    import cluster from 'node:cluster'
    if (cluster.isWorker) process.exit(3)`)}`
  const { exitCode, lines } = await ends('serve', {
    DATABASE_URL: database.url,
    DATA_DIR: await newFolder(),
    NODE_OPTIONS: dies,
  })
  expect(exitCode).toBe(70)
  expect(lines.at(-1)).toBe(
    '5 workers in a row ended within 10 s of their start, the last with 3: no other is started.',
  )
  expect(lines).toHaveLength(5)
})

test.each(both)(
  '`npm run %s` that is stopped during its first start leaves neither a database process nor an owner file',
  async (command) => {
    const folder = await newFolder()
    const owner = join(folder, 'postgres', 'owner.json')
    const { ended, stop } = await begun(command, { DATA_DIR: folder, EMBEDDED_IN_PRODUCTION: '1', DEMO: '0' })
    await expect.poll(() => existsSync(owner), { interval: 20 }).toBe(true)
    stop()
    expect((await ended).exitCode).toBe(0)
    expect(existsSync(owner)).toBe(false)
    expect(existsSync(join(folder, 'postgres', 'cluster', 'postmaster.pid'))).toBe(false)
  },
)
