import cluster from 'node:cluster'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { startEmbeddedPostgres } from '#server/embedded-postgres.ts'
import { readEnv } from '#server/env.ts'
import { startServer } from '#server/main.ts'
import { prepareDatabase } from '#server/prepare.ts'
import { installationSecret } from '#server/secret.ts'
import { preparationUrls } from '#server/settings.ts'
import { serveMetrics } from '#server/metrics.ts'
import { keepWorkers } from '#server/workers.ts'

// Production on one machine: several processes that share nothing but PostgreSQL.
const env = readEnv({ NODE_ENV: 'production', ...process.env })

if (cluster.isPrimary) {
  const embedded = env.DATABASE_URL ? null : await startEmbeddedPostgres({ dataDir: join(env.DATA_DIR, 'postgres') })
  const databaseUrl = env.DATABASE_URL ?? embedded?.url ?? ''
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
  const metrics = env.METRICS_PORT === undefined ? null : await serveMetrics(env.METRICS_HOST, env.METRICS_PORT)
  // New code in new processes, without a moment in which nobody answers.
  process.on('SIGHUP', () => void workers.renew())
  let stopping = false
  const stop = async () => {
    if (stopping) return
    stopping = true
    await metrics?.stop()
    await workers.stop()
    await embedded?.stop()
    process.exit(0)
  }
  process.once('SIGINT', stop)
  process.once('SIGTERM', stop)
} else {
  const running = await startServer({ env, databaseUrl: env.DATABASE_URL ?? '', secret: await installationSecret(env) })
  const stop = async () => {
    await running.stop()
    process.exit(0)
  }
  process.once('SIGTERM', stop)
  // The terminal sends SIGINT to the whole group; the primary decides.
  process.on('SIGINT', () => undefined)
  process.on('SIGHUP', () => undefined)
}
