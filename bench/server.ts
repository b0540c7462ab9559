import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import { Session } from 'node:inspector/promises'
import { performance as loop } from 'node:perf_hooks'
import { createRequire } from 'node:module'
import { serverStarted, type ServerStarted } from '#server/server-started.ts'
import { ownersOf, type Owner } from './owners.ts'
import { listen, transactionHeard } from './said.ts'

export type Question =
  | { ask: 'meters' }
  | { ask: 'watch' }
  | { ask: 'spans' }
  | { ask: 'keep'; pages: boolean }
  | { ask: 'profile' }
  | { ask: 'listen' }
  | { ask: 'heard' }
  | { ask: 'owners' }

/** Counters since the start of the process. */
export type Meters = {
  statements: number
  cpuMs: number
  /** Of which the thread that answers; the rest is compression and the collector of garbage. */
  threadMs: number
  rssBytes: number
  renders: number
  /** Processor time of the thread while React renders. */
  renderMs: number
}
/**
 * Milliseconds from the first byte of each request to the last of its answer, those of them in which the thread had
 * nothing to do, and React's part.
 */
export type Spans = { requests: number[]; idle: number[]; renders: number[] }

// The site as `npm start` starts it, in a process that also answers the bench's questions about itself, over IPC.
const meters = { renders: 0, renderMs: 0 }
const spans: Spans = { requests: [], idle: [], renders: [] }
let watching = false
const session = new Session()

const started = new Promise<ServerStarted>((listens) =>
  serverStarted.subscribe((message) => listens(message as ServerStarted)),
)
await import('#server/start.ts')
const { running, databaseUrl } = await started
// After the start, which chooses React's build, and before the first page loads it.
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
  const { ask } = question
  if (ask === 'keep') {
    running.pageCache.resize(question.pages ? 64 * 1024 * 1024 : 0)
    process.send?.({})
    return
  }
  if (ask === 'listen') {
    listen()
    return void process.send?.({})
  }
  if (ask === 'heard') return void process.send?.(transactionHeard())
  if (ask === 'profile') return void profile().then(() => process.send?.({}))
  if (ask === 'owners') return void owners().then((found) => process.send?.(found))
  if (ask === 'meters') {
    const cpu = process.cpuUsage()
    process.send?.({
      ...meters,
      statements: running.wired.database.statements(),
      cpuMs: (cpu.user + cpu.system) / 1000,
      threadMs: threadMs(),
      rssBytes: process.memoryUsage.rss(),
    } satisfies Meters)
    return
  }
  watching = ask === 'watch'
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

/** The built pages import React by name after this, and get the measured one. */
function measureReact(): void {
  const react = createRequire(import.meta.url)('react-dom/server') as {
    renderToString: (...given: unknown[]) => string
  }
  const { renderToString } = react
  react.renderToString = (...given) => {
    const start = performance.now()
    const busyBefore = threadMs()
    const html = renderToString(...given)
    // React leaves a text of ten thousand pieces, which are put together for whoever looks into it first: part of its work.
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
