import { spawn } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import packageJson from '../package.json' with { type: 'json' }
import { freshDatabase } from '#test/fresh-database.ts'
import { freePort } from '#test/storm/killable.ts'
import { testSecret } from '#test/world.ts'

const react = /\/node_modules\/(?:react|react-dom|scheduler)\/cjs\//
/** Everything of the demo. The guard reads the published logins, to find them in a database. */
const demo = /\/(?:src\/server\/demo|src\/integrations\/demo|db\/demo)\/(?!people\.ts$)/

test.each(['start', 'serve'] as const)(
  '`npm run %s` renders only with the production build of React, and has no code of the demo without DEMO',
  async (script) => {
    const files = await filesLoadedBy(script)
    const ofReact = files.filter((file) => react.test(file))
    expect(ofReact.filter((file) => file.endsWith('.production.js'))).not.toEqual([])
    expect(ofReact.filter((file) => file.includes('development'))).toEqual([])
    expect(files.filter((file) => file.endsWith('/src/server/services.ts'))).not.toEqual([])
    expect(files.filter((file) => demo.test(file))).toEqual([])
  },
)

test('with DEMO the parts of the demo are loaded', async () => {
  const files = await filesLoadedBy('serve', { DEMO: '1', MIGRATE: '0' })
  expect(files.filter((file) => demo.test(file)).map((file) => file.split('/').at(-1))).toEqual(
    expect.arrayContaining(['parts.ts', 'supplier.ts', 'sandbox.ts', 'sandbox-page.ts']),
  )
})

/** The files that the command of package.json loads to render the home page if NODE_ENV is not set. */
async function filesLoadedBy(
  script: keyof typeof packageJson.scripts,
  settings: Record<string, string> = {},
): Promise<string[]> {
  const folder = await mkdtemp(join(tmpdir(), 'production-start-'))
  const log = join(folder, 'loaded')
  const database = await freshDatabase()
  const port = await freePort()
  const { NODE_ENV: _, ...inherited } = process.env
  const [program = '', ...parameters] = packageJson.scripts[script].split(' ')
  const child = spawn(program, parameters, {
    env: {
      ...inherited,
      NODE_OPTIONS: `--import=${new URL('list-loaded-modules.mjs', import.meta.url).href}`,
      LOADED_MODULES: log,
      DATABASE_URL: database.url,
      DATA_DIR: folder,
      APP_SECRET: testSecret,
      PORT: String(port),
      WORKERS: '1',
      LOG_LEVEL: 'silent',
      ...settings,
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const ended = new Promise<void>((done) => child.once('exit', () => done()))
  onTestFinished(async () => {
    await database.drop()
    await rm(folder, { recursive: true, force: true })
  })
  try {
    expect(await statusOfHome(`http://127.0.0.1:${port}/en`, () => child.exitCode !== null)).toBe(200)
  } finally {
    child.kill('SIGTERM')
    await ended
  }
  return (await readFile(log, 'utf8')).split('\n')
}

async function statusOfHome(url: string, hasEnded: () => boolean): Promise<number> {
  for (;;) {
    const response = await fetch(url).catch(() => null)
    if (response) return response.status
    if (hasEnded()) throw new Error('The server exited before it responded.')
    await pause(50)
  }
}
