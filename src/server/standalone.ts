import { prepareDatabase } from '#server/database/prepare.ts'
import { startEmbedded } from '#server/database/embedded.ts'
import type { EmbeddedPostgres } from '@rihla/embedded-postgres'
import type { Running } from '#server/main.ts'
import { serveMetrics } from '#server/observability/metrics.ts'
import { isPublic, publishedLoginProblem, settingsToServe } from '#server/config/public-demo.ts'
import { checkStart } from '#server/config/start-checks.ts'
import { firstRunLines } from '#server/config/first-run.ts'
import { reportStartError, StartError } from '#server/config/start-error.ts'
import { installationSecret } from '#server/config/secret.ts'
import { preparationUrls } from '#server/config/settings.ts'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { resolve } from 'node:path'

// Starts everything in one process: database, schema, demo, site. `npm start`, and `npm run dev` with Vite.
const hasDatabase = !!(process.env.DATABASE_URL || process.env.DATABASE_URL_FILE)
const settings = settingsToServe({
  EMBEDDED_IN_PRODUCTION: '1',
  // An existing database gets no demo hotels and no published logins unless DEMO is set.
  DEMO: hasDatabase ? '0' : '1',
  DEMO_BOOKINGS: '1',
  LOG_LEVEL: 'warn',
  // The first request of a page compiles it.
  ...(process.argv.includes('--dev') && { ANSWER_SECONDS: '120' }),
  ...process.env,
})
// Only on this machine, the codes that the site sends can be read at /dev/outbox.
const onThisMachine = !hasDatabase && !isPublic(settings)
const env = { ...settings, DEV_PAGES: process.env.DEV_PAGES ? settings.DEV_PAGES : onThisMachine }
const print = (line: string) => process.stdout.write(`${line}\n`)

let embedded: Promise<EmbeddedPostgres> | undefined
/** Ends the build of the site, if one is in progress. */
const building = new AbortController()
let stopping = false
let running: Pick<Running, 'address' | 'stop'> | undefined
let metrics: Awaited<ReturnType<typeof serveMetrics>> | undefined
/** Also stops a database that is just being started, so that no process and no owner file remain. */
const stopEmbedded = async () => {
  const started = await embedded?.catch(() => undefined)
  await started?.stop().catch(() => undefined)
}
const stop = async () => {
  stopping = true
  building.abort()
  await metrics?.stop()
  await running?.stop()
  await stopEmbedded()
  process.exit(0)
}
// Registered before the start, so that a started database is always stopped.
process.once('SIGINT', stop)
process.once('SIGTERM', stop)
try {
  await checkStart(env)
  // Beside the preparation of the database, which needs no pages.
  const built = process.argv.includes('--build') ? buildSite(building.signal) : undefined
  // Awaited below, when the database is ready.
  built?.catch(() => undefined)
  if (!env.DATABASE_URL) embedded = startEmbedded(env)
  const databaseUrl = env.DATABASE_URL ?? (await embedded)?.url ?? ''
  const problem = await publishedLoginProblem(env, databaseUrl)
  if (problem) throw new StartError('settings', problem)
  const secret = await installationSecret(env)
  if (env.MIGRATE)
    await prepareDatabase({ ...preparationUrls(env, databaseUrl), demo: env.DEMO, now: new Date(), print })
  if (env.DEMO && env.DEMO_BOOKINGS) {
    const { bookDemoWeeks } = await import('#server/demo/bookings.ts')
    // A failure is only printed, because a demo without bookings is still usable.
    await bookDemoWeeks({ env, databaseUrl, secret, now: new Date(), print }).catch((error) =>
      print(`  ${String(error)}`),
    )
  }
  await built
  const options = { env, databaseUrl, secret }
  running =
    env.NODE_ENV === 'development'
      ? await (await import('#server/development.ts')).startDevelopment(options)
      : await (await import('#server/main.ts')).startServer(options)
  if (env.METRICS_PORT !== undefined) metrics = await serveMetrics(env.METRICS_HOST, env.METRICS_PORT)
  print(`\n  ${running.address}/en   ${running.address}/ar\n`)
  if (env.DEMO) {
    print(`  admin       ${running.address}/en/desk`)
    for (const line of (await import('#server/demo/logins.ts')).loginLines()) print(line)
  }
  if (env.DEV_PAGES) print(`  outbox      ${running.address}/dev/outbox`)
  if (metrics) print(`  metrics     http://${env.METRICS_HOST}:${metrics.port}/metrics`)
  print(`  API         ${running.address}/api/docs\n`)
  if (!env.DEMO) {
    const lines = await firstRunLines({ databaseUrl, secret, origin: env.PUBLIC_URL ?? running.address })
    for (const line of lines) print(line)
  }
} catch (error) {
  // The start fails because the database has stopped.
  if (!stopping) {
    building.abort()
    await stopEmbedded()
    process.exit(reportStartError(error))
  }
}

/** Builds the site if its sources have changed since the last build, in a process of its own that prints its progress. */
async function buildSite(signal: AbortSignal): Promise<void> {
  // A group of its own, because the build consists of several processes that end together.
  const detached = process.platform !== 'win32'
  const child = spawn(process.execPath, [resolve('scripts/ready.mjs'), 'build', 'beside'], {
    stdio: ['ignore', 'inherit', 'inherit'],
    detached,
  })
  const end = () => (detached && child.pid ? process.kill(-child.pid) : child.kill())
  signal.addEventListener('abort', end)
  const [code] = (await once(child, 'exit')) as [number | null]
  signal.removeEventListener('abort', end)
  if (code !== 0) throw new Error('The site cannot start without its pages.')
}
