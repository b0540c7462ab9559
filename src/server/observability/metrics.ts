import { afterLocale } from '#i18n/locale.ts'
import cluster from 'node:cluster'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { sql, type SQL } from 'drizzle-orm'
import { AggregatorRegistry, collectDefaultMetrics, Counter, Gauge, Histogram, register } from 'prom-client'
import { findBackgroundWork } from '#domains/admin/background-work.server.ts'
import { heldStatuses } from '#domains/bookings/model/statuses.server.ts'
import type { Db } from '#domains/context.ts'
import { openPaymentStatuses } from '#domains/payments/statuses.server.ts'

/*
 * Metrics for Prometheus, on a separate port (METRICS_PORT) that is never the site's. Every process counts; with
 * several processes the primary adds up their metrics. Labels are kinds, never addresses, names or references.
 */

const seconds = [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5]

// The development server evaluates this module again: its metrics then replace the earlier ones.
register.clear()

const requests = new Histogram({
  name: 'site_request_seconds',
  help: 'Duration of requests not answered from the page cache, by kind of resource and class of status',
  labelNames: ['kind', 'status'],
  buckets: seconds,
})
const statements = new Histogram({
  name: 'site_sql_seconds',
  help: 'Duration of PostgreSQL statements, from sending to the response',
  buckets: seconds,
})
let cachedPages = 0
new Counter({
  name: 'site_kept_pages_total',
  help: 'Pages answered from memory',
  // Counted in a variable, because serving cached pages is the fast path.
  collect() {
    this.inc(cachedPages)
    cachedPages = 0
  },
})

// A worker needs this to respond to the primary, which aggregates the metrics.
if (cluster.isWorker) new AggregatorRegistry()

type RequestKind = 'api' | 'page' | 'data' | 'picture' | 'file' | 'other'

const sweepFailures = new Counter({
  name: 'site_sweep_failures_total',
  help: 'Failures of the sweep, for single bookings and for whole steps, by step',
  labelNames: ['step'],
})

export function countSweepFailures(step: string, many: number): void {
  sweepFailures.inc({ step }, many)
}

export function countCachedPage(): void {
  cachedPages++
}

/** Records the duration of a request; `took` is in milliseconds. */
export function countRequest(path: string, status: number, took: number): void {
  requests.observe({ kind: kindOf(path), status: `${Math.floor(status / 100)}xx` }, took / 1000)
}

/** Records the duration of a statement; `took` is in milliseconds. */
export function countStatement(took: number): void {
  statements.observe(took / 1000)
}

/** The kind of resource of an address. */
export function kindOf(path: string): RequestKind {
  if (path.startsWith('/api/')) return 'api'
  if (path.startsWith('/img/')) return 'picture'
  if (path.startsWith('/assets/') || path.startsWith('/builds/')) return 'file'
  if (afterLocale(path) !== null) return /\.data(\?|$)/.test(path) ? 'data' : 'page'
  return 'other'
}

/** Registers gauges of open business, read at each scrape. Every process has the same value: a maximum. */
export function watchBusiness(db: Db, clock: () => Date): void {
  collectDefaultMetrics()
  const gauge = (name: string, help: string, read: () => Promise<{ label: string; count: number }[]>) =>
    new Gauge({
      name,
      help,
      labelNames: ['status'],
      aggregator: 'max',
      async collect() {
        // Without the database these gauges are empty, but other metrics remain available.
        const rows = await read().catch(() => [])
        this.reset()
        for (const { label, count } of rows) this.set({ status: label }, count)
      },
    })
  const counts = (table: string, among: SQL) => async () => {
    const { rows } = await db.execute<{ label: string; count: number }>(
      sql`select status as label, count(*)::int as count from ${sql.identifier(table)} where status in ${among} group by 1`,
    )
    return rows
  }
  gauge('site_bookings_open', 'Bookings that hold stock and wait', counts('booking', heldStatuses))
  gauge('site_payments_open', 'Payments under way', counts('payment', openPaymentStatuses))
  gauge(
    'site_notifications',
    'Notifications that are queued or failed',
    counts('notification', sql`('queued', 'failed')`),
  )
  gauge('site_refunds', 'Refunds that are owed still', async () => {
    const { rows } = await db.execute<{ label: string; count: number }>(
      sql`select 'owed' as label, count(*)::int as count from refund where done_at is null`,
    )
    return rows
  })
  const ages = new Gauge({
    name: 'site_background_work_seconds',
    help: 'Seconds for which the oldest item of background work has been due; of the sweep, since it last ended',
    labelNames: ['task'],
    aggregator: 'max',
  })
  new Gauge({
    name: 'site_background_work',
    help: 'Items of background work that are due, by task',
    labelNames: ['task'],
    aggregator: 'max',
    async collect() {
      const rows = await findBackgroundWork(db, clock()).catch(() => [])
      this.reset()
      ages.reset()
      for (const { task, count, seconds } of rows) {
        this.set({ task }, count)
        ages.set({ task }, seconds)
      }
    },
  })
  gauge('site_jobs', 'Jobs by their state', async () => {
    const { rows } = await db.execute<{ label: string; count: number }>(
      sql`select state::text as label, count(*)::int as count from jobs.job group by 1`,
    )
    return rows
  })
}

/** Serves `/metrics` on a separate port: of this process, or of all workers in the primary. */
export async function serveMetrics(host: string, port: number): Promise<{ port: number; stop: () => Promise<void> }> {
  const all = cluster.isPrimary && Object.keys(cluster.workers ?? {}).length > 0 ? new AggregatorRegistry() : null
  const server: Server = createServer((request, response) => {
    if (request.url !== '/metrics') return void response.writeHead(404).end()
    const text = all ? all.clusterMetrics() : register.metrics()
    text.then(
      (body) => response.writeHead(200, { 'Content-Type': register.contentType }).end(body),
      () => response.writeHead(503).end(),
    )
  })
  await new Promise<void>((listening, failed) => {
    server.once('error', failed)
    server.listen(port, host, listening)
  })
  return {
    port: (server.address() as AddressInfo).port,
    stop: () => new Promise((closed) => server.close(() => closed())),
  }
}
