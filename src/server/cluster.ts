import cluster from 'node:cluster'
import { availableParallelism } from 'node:os'
import { startEmbedded } from '#server/database/embedded.ts'
import type { EmbeddedPostgres } from '@rihla/embedded-postgres'
import { startServer } from '#server/main.ts'
import { prepareDatabase } from '#server/database/prepare.ts'
import { publishedLoginProblem, settingsToServe } from '#server/config/public-demo.ts'
import { checkStart } from '#server/config/start-checks.ts'
import { firstRunLines } from '#server/config/first-run.ts'
import { reportStartError, StartError } from '#server/config/start-error.ts'
import { installationSecret } from '#server/config/secret.ts'
import { preparationUrls } from '#server/config/settings.ts'
import { serveMetrics } from '#server/observability/metrics.ts'
import { superviseWorkers, type Workers } from '#server/workers.ts'

// Production on one machine: several processes that share only PostgreSQL.
const env = settingsToServe(process.env)
await (cluster.isPrimary ? servePrimary() : serveWorker())

async function servePrimary(): Promise<void> {
  const started: { embedded?: Promise<EmbeddedPostgres>; workers?: Workers; metrics?: { stop: () => Promise<void> } } =
    {}
  let stopping = false
  const stop = async (exitCode: number) => {
    if (stopping) return
    stopping = true
    await started.metrics?.stop()
    await started.workers?.stop()
    // Also stops a database that is just being started, so that no process and no owner file remain.
    const embedded = await started.embedded?.catch(() => undefined)
    await embedded?.stop().catch(() => undefined)
    process.exit(exitCode)
  }
  process.once('SIGINT', () => void stop(0))
  process.once('SIGTERM', () => void stop(0))
  try {
    await checkStart(env)
    if (!env.DATABASE_URL) started.embedded = startEmbedded(env)
    const databaseUrl = env.DATABASE_URL ?? (await started.embedded)?.url ?? ''
    const problem = await publishedLoginProblem(env, databaseUrl)
    if (problem) throw new StartError('settings', problem)
    if (env.MIGRATE)
      await prepareDatabase({
        ...preparationUrls(env, databaseUrl),
        demo: env.DEMO,
        now: new Date(),
        print: (line) => process.stdout.write(`${line}\n`),
      })
    const shared = { DATABASE_URL: databaseUrl, APP_SECRET: await installationSecret(env) }
    if (stopping) return
    const workers = superviseWorkers(cluster, {
      count: env.WORKERS ?? availableParallelism(),
      shared,
      print: (line) => process.stderr.write(`${line}\n`),
      giveUp: (exitCode) => void stop(exitCode),
    })
    started.workers = workers
    // Restarts the workers with new code, without downtime.
    process.on('SIGHUP', () => void workers.renew())
    if (env.METRICS_PORT !== undefined) started.metrics = await serveMetrics(env.METRICS_HOST, env.METRICS_PORT)
    if (!env.DEMO) {
      const origin = env.PUBLIC_URL ?? `http://${env.HOST.includes(':') ? `[${env.HOST}]` : env.HOST}:${env.PORT}`
      const lines = await firstRunLines({ databaseUrl, secret: shared.APP_SECRET, origin })
      for (const line of lines) process.stdout.write(`${line}\n`)
    }
  } catch (error) {
    // A start that was interrupted fails because its database has stopped.
    if (!stopping) await stop(reportStartError(error))
  }
}

async function serveWorker(): Promise<void> {
  const starting = installationSecret(env).then((secret) =>
    startServer({ env, databaseUrl: env.DATABASE_URL ?? '', secret }),
  )
  const stop = async () => {
    const running = await starting
    await running.stop()
    process.exit(0)
  }
  // Registered before the server listens: from then on the worker can be stopped at any moment, and the signal may
  // already have been sent.
  process.once('SIGTERM', () => void stop())
  // The terminal sends SIGINT to the whole process group; the primary decides.
  process.on('SIGINT', () => undefined)
  process.on('SIGHUP', () => undefined)
  try {
    await starting
  } catch (error) {
    process.exit(reportStartError(error))
  }
}
