import { join } from 'node:path'
import { demoPeople } from '#db/seed/demo-people.ts'
import { prepareDatabase } from '#server/prepare.ts'
import { startEmbeddedPostgres, type EmbeddedPostgres } from '#server/embedded-postgres.ts'
import type { Running } from '#server/main.ts'
import { serveMetrics } from '#server/metrics.ts'
import { isPublic, publishedLoginProblem, settingsToServe } from '#server/public-demo.ts'
import { installationSecret } from '#server/secret.ts'
import { preparationUrls } from '#server/settings.ts'

// The front door: database, schema, demo world, site. `npm start`, and `npm run dev` with Vite.
const hasDatabase = !!(process.env.DATABASE_URL || process.env.DATABASE_URL_FILE)
const settings = settingsToServe({
  EMBEDDED_IN_PRODUCTION: '1',
  // A database of one's own gets no invented hotels and no known logins unless asked for.
  DEMO: hasDatabase ? '0' : '1',
  DEMO_BOOKINGS: '1',
  LOG_LEVEL: 'warn',
  ...process.env,
})
// On this machine alone, the codes that the site sends can be read at /dev/outbox.
const onThisMachine = !hasDatabase && !isPublic(settings)
const env = { ...settings, DEV_PAGES: process.env.DEV_PAGES ? settings.DEV_PAGES : onThisMachine }
const loginNote = {
  guest: '',
  agent: 'desk: bookings and messages',
  editor: 'desk: catalogue and content',
  manager: 'desk: everything; sets up an authenticator app at the first sign-in',
}
const say = (line: string) => process.stdout.write(`${line}\n`)

let embedded: EmbeddedPostgres | undefined
let running: Pick<Running, 'address' | 'stop'> | undefined
let metrics: Awaited<ReturnType<typeof serveMetrics>> | undefined
const stop = async () => {
  // In the middle of the start nobody is served, and the database sees to it that it ends with this process.
  await metrics?.stop()
  await running?.stop()
  if (running) await embedded?.stop()
  process.exit(0)
}
// From the first moment, or a database that was started would be left behind.
process.once('SIGINT', stop)
process.once('SIGTERM', stop)
try {
  if (!env.DATABASE_URL) embedded = await startEmbeddedPostgres({ dataDir: join(env.DATA_DIR, 'postgres') })
  const databaseUrl = env.DATABASE_URL ?? (embedded as EmbeddedPostgres).url
  const problem = await publishedLoginProblem(env, databaseUrl)
  if (problem) throw new Error(problem)
  const secret = await installationSecret(env)
  if (env.MIGRATE) await prepareDatabase({ ...preparationUrls(env, databaseUrl), demo: env.DEMO, now: new Date(), say })
  if (env.DEMO && env.DEMO_BOOKINGS) {
    const { bookDemoWeeks } = await import('#server/demo-bookings.ts')
    // A demo without bookings is still a demo.
    await bookDemoWeeks({ env, databaseUrl, secret, now: new Date(), say }).catch((error) => say(`  ${String(error)}`))
  }
  const given = { env, databaseUrl, secret }
  running =
    env.NODE_ENV === 'development'
      ? await (await import('#server/development.ts')).startDevelopment(given)
      : await (await import('#server/main.ts')).startServer(given)
  if (env.METRICS_PORT !== undefined) metrics = await serveMetrics(env.METRICS_HOST, env.METRICS_PORT)
  say(`\n  ${running.address}/en   ${running.address}/ar\n`)
  if (env.DEMO) {
    say(`  desk        ${running.address}/en/desk`)
    for (const { email, password, role } of demoPeople)
      say(`  demo login  ${email}  ${password}  ${loginNote[role ?? 'guest']}`)
  }
  if (env.DEV_PAGES) say(`  outbox      ${running.address}/dev/outbox`)
  if (env.DEV_PAGES) say(`  kit         ${running.address}/dev/kit`)
  if (metrics) say(`  metrics     http://${env.METRICS_HOST}:${metrics.port}/metrics`)
  say(`  API         ${running.address}/api/docs\n`)
} catch (error) {
  await embedded?.stop().catch(() => undefined)
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exit(1)
}
