import { channel } from 'node:diagnostics_channel'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { Server as NetServer, type AddressInfo } from 'node:net'
import { resolve } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import { getRequestListener } from '@hono/node-server'
import { deleteExpiredDetails } from '#domains/traveller-details/answers.server.ts'
import { deleteInterruptedForms } from '#domains/accounts/sessions/interrupted-forms.server.ts'
import { readSettings } from '#domains/content/queries.server.ts'
import { deleteExpiredSessions } from '#domains/accounts/sessions/session.server.ts'
import { bodyReceiver, createHttpServer } from '#server/http/http-server.ts'
import { hostCheck } from '#server/http/own-host.ts'
import { callerOf } from '#server/security/client-address.ts'
import { createApp } from '#server/app.ts'
import { watchChanges } from '#server/database/change-feed.ts'
import { listen, portError } from '#server/config/start-checks.ts'
import { StartError } from '#server/config/start-error.ts'
import type { Env } from '#server/config/env.ts'
import { startJobs } from '#server/jobs/worker.ts'
import { countCachedPage, countRequest, watchBusiness } from '#server/observability/metrics.ts'
import type { PageCache } from '#server/pages/page-cache.ts'
import { startEmailWorker } from '#server/jobs/email-worker.ts'
import type { PageBuild } from '#server/pages/page-render.ts'
import { deleteExpiredData } from '#server/personal-data/personal-data.ts'
import { passes, reasonOf } from '#server/observability/fault.ts'
import { createPages } from '#server/pages/pages.ts'
import { reencrypt } from '#server/security/reencryption.ts'
import { createServices, type Services } from '#server/services.ts'

export type Running = { services: Services; pageCache: PageCache; address: string; stop: () => Promise<void> }

/** Published on the channel `server.started` when a server listens, for the benchmark in the same process. */
export type ServerStarted = { running: Running; databaseUrl: string }

type Options = {
  env: Env
  databaseUrl: string
  secret: string
  clock?: () => Date
  /** Milliseconds that background work has to end when the process stops; without a limit outside production. */
  closeMs?: number
}

/** The site without a listening server. */
export type Site = {
  services: Services
  pageCache: PageCache
  answer: (request: IncomingMessage, response: ServerResponse) => void
  /** Makes `/readyz` report that the process is stopping. */
  unready: () => void
  startJobs: () => void
  /**
   * Stops all background work. Call it when no request is in progress. Work that takes too long is left: it ends with the
   * process, the database rolls it back, and another process does it again.
   */
  close: () => Promise<void>
}

/** Time for proxies to see that the process is not ready, before it stops accepting connections. */
const unreadyMs = 1_500
/** Time for the first request of an open connection to arrive. */
const arrivingMs = 250
const drainSeconds = 6
/** With the waits above, a process stops within ten seconds. */
const productionCloseMs = 1_500
const hour = 3_600_000

/** Starts one server process on an existing, migrated database. */
export async function startServer(options: Options): Promise<Running> {
  const { env } = options
  const site = await openSite(options)
  const { services, pageCache } = site
  const server = createHttpServer(env, site.answer)
  await listen(server, env.HOST, env.PORT).catch(async (error: unknown) => {
    await site.close()
    throw portError('PORT', env.HOST, env.PORT, error)
  })
  const { port } = server.address() as AddressInfo
  site.startJobs()
  const address = `http://${env.HOST.includes(':') ? `[${env.HOST}]` : env.HOST}:${port}`
  services.log('info', 'listening', { address, pid: process.pid })
  let stopping = false
  const running: Running = {
    services,
    pageCache,
    address,
    async stop() {
      if (stopping) return
      stopping = true
      site.unready()
      if (env.NODE_ENV === 'production') await pause(unreadyMs)
      // Not `close` of the HTTP server, which also cuts connections whose first request is just arriving.
      const closed = new Promise<void>((done) => NetServer.prototype.close.call(server, () => done()))
      if (env.NODE_ENV === 'production') await pause(arrivingMs)
      server.closeIdleConnections()
      const cut = setTimeout(() => server.closeAllConnections(), drainSeconds * 1000)
      await closed
      clearTimeout(cut)
      await site.close()
      services.log('info', 'stopped', { pid: process.pid })
    },
  }
  channel('server.started').publish({ running, databaseUrl: options.databaseUrl } satisfies ServerStarted)
  return running
}

/**
 * Throws if the payment provider does not charge the currency of the prices, which it would take for another. A process
 * starts also while the database does not respond; each payment compares the currency again.
 */
async function checkCurrency({ database, ports: { gateway } }: Services): Promise<void> {
  if (!gateway) return
  const settings = await readSettings(database.db).catch((error: unknown) => {
    if (passes(error)) return null
    throw error
  })
  if (!settings || gateway.charges(settings.currency)) return
  await database.close()
  throw new StartError(
    'settings',
    `Prices are in ${settings.currency}, which the payment provider ${gateway.provider} does not charge: choose another provider, or PAYMENT_PROVIDER=none.`,
  )
}

/**
 * Opens the site on an existing, migrated database.
 * @param developmentPages source of the pages in development; without it the built pages are used
 */
export async function openSite(options: Options, developmentPages?: () => Promise<PageBuild>): Promise<Site> {
  const { env } = options
  const tracing = env.OTEL_EXPORTER_OTLP_ENDPOINT
    ? (await import('#server/observability/tracing.ts')).openTracing({
        endpoint: env.OTEL_EXPORTER_OTLP_ENDPOINT,
        service: env.OTEL_SERVICE_NAME,
        trusted: env.TRUSTED_PROXIES > 0,
      })
    : null
  const demoParts = env.DEMO ? (await import('#server/demo/parts.ts')).demoParts : undefined
  const services = createServices({ ...options, trace: tracing?.statement, demoParts })
  await checkCurrency(services)
  const direct = env.DATABASE_DIRECT_URL ?? options.databaseUrl
  const getBuild = developmentPages ?? builtPages()
  // On a busy machine loading the pages takes longer than a visitor waits.
  if (env.NODE_ENV === 'production') setImmediate(() => void getBuild().catch(() => undefined))
  const pages = createPages(services, getBuild, developmentPages ? 'development' : 'production')
  let underway = 0
  const emailWorker = startEmailWorker(services, () => underway)
  await services.heartbeat.start()
  const changes = await watchChanges(direct, services, {
    changed: (tags) => {
      pages.cache.drop(tags)
      services.memory.drop(tags)
      // Most changes queue a notification, so none of them needs to say so.
      emailWorker.poll()
    },
    // Changes may have been missed while the process was not listening.
    lost: () => {
      pages.cache.clear()
      services.memory.clear()
    },
  })
  if (env.METRICS_PORT !== undefined) watchBusiness(services.database.db, services.clock)
  let stopping = false
  let jobs: { stop: () => Promise<void> } | undefined
  const hourly = setInterval(() => void deleteAndReencrypt(services), hour).unref()
  const app = createApp(services, {
    pages,
    clientFolder: developmentPages ? null : './build/client',
    ready: () => !stopping,
  })
  const receiveBody = bodyReceiver({ longAtATime: Math.ceil(env.MAX_IN_FLIGHT / 2) })
  const isForeign = hostCheck(env)
  const listener = getRequestListener(app.fetch, { overrideGlobalObjects: false })
  return {
    services,
    pageCache: pages.cache,
    answer(request, response) {
      if (isForeign(request, response)) return
      const began = performance.now()
      if (pages.sendCached(request, response)) return countCachedPage()
      void receiveBody(request, response, callerOf(request, env)).then((received) => {
        if (!received) return
        underway++
        response.once('close', () => {
          underway--
          countRequest(request.url ?? '', response.statusCode, performance.now() - began)
        })
        const answer = () => void listener(request, response)
        if (tracing) return tracing.request(request, response, answer)
        answer()
      })
    },
    unready() {
      stopping = true
      clearInterval(hourly)
    },
    startJobs() {
      if (env.JOBS) jobs = startJobs(services, direct)
    },
    async close() {
      clearInterval(hourly)
      const stopWork = async () => {
        await Promise.all([jobs?.stop(), changes.stop(), emailWorker.stop()])
        await services.database.close()
        services.heartbeat.stop()
        await tracing?.stop()
      }
      const limitMs = options.closeMs ?? (env.NODE_ENV === 'production' ? productionCloseMs : null)
      if (limitMs === null) return stopWork()
      const limit = new AbortController()
      const isLate = pause(limitMs, true, { signal: limit.signal }).catch(() => false)
      if (await Promise.race([stopWork().then(() => false), isLate]))
        services.log('warn', 'stopped with background work in progress')
      limit.abort()
    },
  }
}

/** Erases expired data and sessions; encrypts with the current key what an earlier one encrypted. */
async function deleteAndReencrypt({ background: { db }, ports, clock, log }: Services): Promise<void> {
  const failed = (step: string, error: unknown) => log('warn', 'hourly work failed', { step, message: reasonOf(error) })
  await deleteExpiredData(db, clock(), failed)
  await deleteInterruptedForms(db, clock()).catch((error: unknown) => failed('interrupted_form', error))
  await deleteExpiredSessions(db, ports.sessionSettings, clock()).catch((error: unknown) => failed('session', error))
  await deleteExpiredDetails(db, clock()).catch((error: unknown) => failed('booking_detail', error))
  await reencrypt({ db, ports }, (table, count, errors) => {
    if (count > 0) log('info', 'encrypted again', { table, count })
    if (errors.length > 0) failed(table, errors[0])
  }).catch((error: unknown) => failed('encrypted values', error))
}

/** The built pages, loaded for the first page request. */
function builtPages(): () => Promise<PageBuild> {
  let build: Promise<PageBuild> | undefined
  return () =>
    (build ??= import(/* @vite-ignore */ pathToFileURL(resolve('build/server/index.js')).href) as Promise<PageBuild>)
}
