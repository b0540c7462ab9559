import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import { Session } from 'node:inspector/promises'
import { performance as loop } from 'node:perf_hooks'
import { createRequire } from 'node:module'
import type { ServerStarted } from '#server/main.ts'
import { ownersOf, type Owner } from './owners.ts'
import { listen, recordedTransaction } from './sql-recorder.ts'

export type Question =
  | { request: 'meters' }
  | { request: 'watch' }
  | { request: 'spans' }
  | { request: 'keep'; pages: boolean }
  | { request: 'profile' }
  | { request: 'listen' }
  | { request: 'heard' }
  | { request: 'owners' }

/** Counters since the start of the process. */
export type Meters = {
  statements: number
  cpuMs: number
  /** Share of the thread that handles requests; the rest is compression and garbage collection. */
  threadMs: number
  rssBytes: number
  renders: number
  /** Processor time of the thread while React renders. */
  renderMs: number
}
/**
 * Milliseconds from the first byte of each request to the last byte of its response, the part in which the thread was
 * idle, and the part spent in React.
 */
export type Spans = { requests: number[]; idle: number[]; renders: number[] }

// Starts the site as `npm start` does, in a process that also replies to the benchmark's requests for its meters over
// IPC.
const meters = { renders: 0, renderMs: 0 }
const spans: Spans = { requests: [], idle: [], renders: [] }
let watching = false
const session = new Session()

const started = new Promise<ServerStarted>((listens) =>
  subscribe('server.started', (message) => listens(message as ServerStarted)),
)
await import('#server/start.ts')
const { running, databaseUrl } = await started
// Must run after the start, which selects React's build, and before the first page loads React.
measureReact()

const began = new WeakMap<object, { at: number; idle: number }>()
const requestStarted = (message: unknown) =>
  began.set((message as { request: object }).request, {
    at: performance.now(),
    idle: loop.eventLoopUtilization().idle,
  })
const answerFinished = (message: unknown) => {
  const start = began.get((message as { request: object }).request)
  if (!start) return
  spans.requests.push(performance.now() - start.at)
  spans.idle.push(loop.eventLoopUtilization().idle - start.idle)
}

process.on('message', (question: Question) => {
  const { request } = question
  if (request === 'keep') {
    running.pageCache.resize(question.pages ? 64 * 1024 * 1024 : 0)
    process.send?.({})
    return
  }
  if (request === 'listen') {
    listen()
    return void process.send?.({})
  }
  if (request === 'heard') return void process.send?.(recordedTransaction())
  if (request === 'profile') return void profile().then(() => process.send?.({}))
  if (request === 'owners') return void owners().then((found) => process.send?.(found))
  if (request === 'meters') {
    const cpu = process.cpuUsage()
    process.send?.({
      ...meters,
      statements: running.services.database.statements(),
      cpuMs: (cpu.user + cpu.system) / 1000,
      threadMs: threadMs(),
      rssBytes: process.memoryUsage.rss(),
    } satisfies Meters)
    return
  }
  watching = request === 'watch'
  const change = watching ? subscribe : unsubscribe
  change('http.server.request.start', requestStarted)
  change('http.server.response.finish', answerFinished)
  process.send?.({
    requests: spans.requests.splice(0),
    idle: spans.idle.splice(0),
    renders: spans.renders.splice(0),
  } satisfies Spans)
})
process.send?.({ address: running.address, databaseUrl })

async function profile(): Promise<void> {
  session.connect()
  await session.post('Profiler.enable')
  await session.post('Profiler.setSamplingInterval', { interval: 200 })
  await session.post('Profiler.start')
}

async function owners(): Promise<Record<Owner, number>> {
  const { profile: found } = await session.post('Profiler.stop')
  session.disconnect()
  return ownersOf(found)
}

/** Replaces `renderToString` by a measured version; built pages import React later, and by its name. */
function measureReact(): void {
  const react = createRequire(import.meta.url)('react-dom/server') as {
    renderToString: (...options: unknown[]) => string
  }
  const { renderToString } = react
  react.renderToString = (...options) => {
    const start = performance.now()
    const busyBefore = threadMs()
    const html = renderToString(...options)
    // React returns a rope of thousands of string pieces that is flattened on first access. The flattening is measured
    // as part of React's work.
    html.indexOf('<')
    meters.renders++
    meters.renderMs += threadMs() - busyBefore
    if (watching) spans.renders.push(performance.now() - start)
    return html
  }
}

function threadMs(): number {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}
