import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { Server as NetServer, type AddressInfo } from 'node:net'
import { resolve } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import { getRequestListener } from '@hono/node-server'
import { forgetOldCodes } from '#domains/accounts/codes.server.ts'
import { resealDocuments } from '#domains/accounts/document.server.ts'
import { forgetOldChallenges } from '#domains/accounts/passkeys.server.ts'
import { forgetOldSessions } from '#domains/accounts/session.server.ts'
import { forgetOldInvitations } from '#domains/staff/invitations.server.ts'
import { forgetOldLetters } from '#domains/messages/deliver.server.ts'
import { lettersQueued } from '#domains/messages/queue.server.ts'
import { createApp } from '#server/app.ts'
import { watchChanges } from '#server/changes.ts'
import type { Env } from '#server/env.ts'
import { startJobs } from '#server/jobs.ts'
import { forgetOldCheckouts } from '#domains/bookings/checkout.server.ts'
import { forgetOldJourneyChanges } from '#domains/packages/catalogue.server.ts'
import { forgetOldCatalogueChanges } from '#domains/stays/catalogue.server.ts'
import { forgetOldCarts } from '#domains/cart/owner.server.ts'
import { forgetOldKeys } from '#server/idempotency.ts'
import { countKeptPage, countRequest, watchBusiness } from '#server/metrics.ts'
import type { PageCache } from '#server/page-cache.ts'
import { startPostman } from '#server/postman.ts'
import type { PageBuild } from '#server/page-render.ts'
import { createPages } from '#server/pages.ts'
import { forgetOldBuckets } from '#server/rate-limit.ts'
import { serverStarted, type ServerStarted } from '#server/server-started.ts'
import { wire, type Wired } from '#server/wire.ts'

export type Running = { wired: Wired; pageCache: PageCache; address: string; stop: () => Promise<void> }

type Given = { env: Env; databaseUrl: string; secret: string; clock?: () => Date }

/** The site without its port. */
export type Site = {
  wired: Wired
  pageCache: PageCache
  answer: (request: IncomingMessage, response: ServerResponse) => void
  /** From then on `/readyz` says that the process is stopping. */
  unready: () => void
  startJobs: () => void
  /** Ends everything that works in the background, once no request is being answered any more. */
  close: () => Promise<void>
}

/** Proxies see that the process is no longer ready before it stops taking connections. */
const unreadyMs = 1_500
/** A connection that was opened has sent its request by then. */
const arrivingMs = 250
const drainSeconds = 6
const hour = 3_600_000

/** Starts one server process on a database that is there and migrated. */
export async function startServer(given: Given): Promise<Running> {
  const { env } = given
  const site = await openSite(given)
  const { wired, pageCache } = site
  const server = createServer(site.answer)
  server.keepAliveTimeout = 65_000
  server.headersTimeout = 66_000
  server.requestTimeout = 30_000
  await listen(server, env.HOST, env.PORT)
  const { port } = server.address() as AddressInfo
  site.startJobs()
  const address = `http://${env.HOST.includes(':') ? `[${env.HOST}]` : env.HOST}:${port}`
  wired.log('info', 'listening', { address, pid: process.pid })
  let stopping = false
  const running: Running = {
    wired,
    pageCache,
    address,
    async stop() {
      if (stopping) return
      stopping = true
      site.unready()
      if (env.NODE_ENV === 'production') await pause(unreadyMs)
      // Not HTTP's own way to close, which also cuts connections whose first request is just arriving.
      const closed = new Promise<void>((done) => NetServer.prototype.close.call(server, () => done()))
      if (env.NODE_ENV === 'production') await pause(arrivingMs)
      server.closeIdleConnections()
      const cut = setTimeout(() => server.closeAllConnections(), drainSeconds * 1000)
      await closed
      clearTimeout(cut)
      await site.close()
      wired.log('info', 'stopped', { pid: process.pid })
    },
  }
  serverStarted.publish({ running, databaseUrl: given.databaseUrl } satisfies ServerStarted)
  return running
}

/**
 * Opens the site on a database that is there and migrated.
 * @param developmentPages where the pages come from in development; those of the build without it
 */
export async function openSite(given: Given, developmentPages?: () => Promise<PageBuild>): Promise<Site> {
  const { env } = given
  const tracing = env.OTEL_EXPORTER_OTLP_ENDPOINT
    ? (await import('#server/tracing.ts')).openTracing({
        endpoint: env.OTEL_EXPORTER_OTLP_ENDPOINT,
        service: env.OTEL_SERVICE_NAME,
        trusted: env.TRUSTED_PROXIES > 0,
      })
    : null
  const wired = wire({ ...given, trace: tracing?.statement })
  const direct = env.DATABASE_DIRECT_URL ?? given.databaseUrl
  const pages = createPages(wired, developmentPages ?? builtPages(), developmentPages ? 'development' : 'production')
  let underway = 0
  const postman = startPostman(wired, () => underway)
  const changes = await watchChanges(direct, wired.log, {
    changed: (tags) => {
      wired.replica?.behind()
      pages.cache.drop(tags)
      wired.memory.drop(tags)
      if (tags.includes(lettersQueued)) postman.nudge()
    },
    // What changed while nobody listened is unknown.
    lost: () => {
      wired.replica?.behind()
      pages.cache.clear()
      wired.memory.clear()
    },
  })
  if (env.METRICS_PORT !== undefined) watchBusiness(wired.database.db)
  let stopping = false
  let jobs: Promise<{ stop: () => Promise<void> } | null> | undefined
  const tidying = setInterval(() => void tidy(wired), hour).unref()
  const app = createApp(wired, {
    pages,
    clientFolder: developmentPages ? null : './build/client',
    ready: () => !stopping,
  })
  const listener = getRequestListener(app.fetch, { overrideGlobalObjects: false })
  return {
    wired,
    pageCache: pages.cache,
    answer(request, response) {
      const began = performance.now()
      if (pages.answerKept(request, response)) return countKeptPage()
      underway++
      response.once('close', () => {
        underway--
        countRequest(request.url ?? '', response.statusCode, performance.now() - began)
      })
      const answer = () => void listener(request, response)
      if (tracing) return tracing.request(request, response, answer)
      answer()
    },
    unready() {
      stopping = true
      clearInterval(tidying)
    },
    startJobs() {
      if (!env.JOBS) return
      // Nobody waits for the jobs to begin, and none of them may end the server.
      jobs = startJobs(wired, direct).catch((error) => {
        wired.log('error', 'jobs do not run', { message: String(error) })
        return null
      })
    },
    async close() {
      clearInterval(tidying)
      await (await jobs)?.stop()
      await changes.stop()
      await postman.stop()
      await wired.replica?.stop()
      await wired.database.close()
      await tracing?.stop()
    },
  }
}

/** Forgets what has served its time: stored answers after a day, empty limits, expired codes and sessions, old letters. */
async function tidy({ database, ports, clock, log }: Wired): Promise<void> {
  try {
    await forgetOldKeys(database.db, clock())
    await forgetOldCarts(database.db, clock())
    await forgetOldCheckouts(database.db, clock())
    await forgetOldBuckets(database.db, clock())
    await forgetOldCodes(database.db, clock())
    await forgetOldChallenges(database.db, clock())
    await forgetOldSessions(database.db, ports.sessionWay, clock())
    await forgetOldInvitations(database.db, clock())
    await forgetOldLetters(database.db, clock())
    await forgetOldCatalogueChanges(database.db)
    await forgetOldJourneyChanges(database.db)
    await resealDocuments(database.db, ports.vault)
  } catch (error) {
    log('warn', 'tidying failed', { message: String(error) })
  }
}

/** The built pages, loaded when the first page is asked for. */
function builtPages(): () => Promise<PageBuild> {
  let build: Promise<PageBuild> | undefined
  return () =>
    (build ??= import(/* @vite-ignore */ pathToFileURL(resolve('build/server/index.js')).href) as Promise<PageBuild>)
}

function listen(server: Server, host: string, port: number): Promise<void> {
  return new Promise((done, failed) => {
    server.once('error', failed)
    server.listen(port, host, () => done())
  })
}
