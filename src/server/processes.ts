import cluster from 'node:cluster'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { startEmbeddedPostgres, type EmbeddedPostgres } from '#server/embedded-postgres.ts'
import { startServer } from '#server/main.ts'
import { prepareDatabase } from '#server/prepare.ts'
import { publishedLoginProblem, settingsToServe } from '#server/public-demo.ts'
import { installationSecret } from '#server/secret.ts'
import { preparationUrls } from '#server/settings.ts'
import { serveMetrics } from '#server/metrics.ts'
import { keepWorkers, type Workers } from '#server/workers.ts'

// Production on one machine: several processes that share nothing but PostgreSQL.
const env = settingsToServe(process.env)

if (cluster.isPrimary) {
  const started: { embedded?: EmbeddedPostgres; workers?: Workers; metrics?: { stop: () => Promise<void> } } = {}
  let stopping = false
  const stop = async () => {
    if (stopping) return
    stopping = true
    await started.metrics?.stop()
    await started.workers?.stop()
    // In the middle of the start the database sees to it that it ends with this process.
    if (started.workers) await started.embedded?.stop()
    process.exit(0)
  }
  process.once('SIGINT', stop)
  process.once('SIGTERM', stop)
  const embedded = env.DATABASE_URL ? null : await startEmbeddedPostgres({ dataDir: join(env.DATA_DIR, 'postgres') })
  if (embedded) started.embedded = embedded
  const databaseUrl = env.DATABASE_URL ?? embedded?.url ?? ''
  const problem = await publishedLoginProblem(env, databaseUrl)
  if (problem) {
    await embedded?.stop()
    process.stderr.write(`${problem}\n`)
    process.exit(1)
  }
  if (env.MIGRATE)
    await prepareDatabase({
      ...preparationUrls(env, databaseUrl),
      demo: env.DEMO,
      now: new Date(),
      say: (line) => process.stdout.write(`${line}\n`),
    })
  const shared = { DATABASE_URL: databaseUrl, APP_SECRET: await installationSecret(env) }
  const workers = keepWorkers(cluster, {
    count: env.WORKERS ?? availableParallelism(),
    shared,
    say: (line) => process.stderr.write(`${line}\n`),
  })
  started.workers = workers
  // New code in new processes, without a moment in which nobody answers.
  process.on('SIGHUP', () => void workers.renew())
  if (env.METRICS_PORT !== undefined) started.metrics = await serveMetrics(env.METRICS_HOST, env.METRICS_PORT)
} else {
  const starting = startServer({ env, databaseUrl: env.DATABASE_URL ?? '', secret: await installationSecret(env) })
  const stop = async () => {
    const running = await starting
    await running.stop()
    process.exit(0)
  }
  // Before it listens: once it does it may be told to end at any moment, and has been asked already.
  process.once('SIGTERM', stop)
  // The terminal sends SIGINT to the whole group; the primary decides.
  process.on('SIGINT', () => undefined)
  process.on('SIGHUP', () => undefined)
  await starting
}
