import { subscribe } from 'node:diagnostics_channel'
import { createRequire } from 'node:module'
import type { ServerStarted } from '#server/main.ts'

export type Question = { request: 'meters' } | { request: 'keep'; pages: boolean }

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
// Starts the site as `npm start` does, with the memory settings of `npm run serve`, in a process that also replies to the benchmark's requests for its meters over
// IPC.
const meters = { renders: 0, renderMs: 0 }

const started = new Promise<ServerStarted>((listens) =>
  subscribe('server.started', (message) => listens(message as ServerStarted)),
)
// The start selects React's build in the same way, and loads the pages, which take `renderToString` as it is by then.
process.env['NODE_ENV'] = 'production'
measureReact()
await import('#server/start.ts')
const { running, databaseUrl } = await started

process.on('message', (question: Question) => {
  if (question.request === 'keep') {
    running.pageCache.resize(question.pages ? 64 * 1024 * 1024 : 0)
    return void process.send?.({})
  }
  const cpu = process.cpuUsage()
  process.send?.({
    ...meters,
    statements: running.services.database.statements(),
    cpuMs: (cpu.user + cpu.system) / 1000,
    threadMs: threadMs(),
    rssBytes: process.memoryUsage.rss(),
  } satisfies Meters)
})
process.send?.({ address: running.address, databaseUrl })

/** Replaces `renderToString` by a measured version. */
function measureReact(): void {
  const react = createRequire(import.meta.url)('react-dom/server') as {
    renderToString: (...options: unknown[]) => string
  }
  const { renderToString } = react
  react.renderToString = (...options) => {
    const busyBefore = threadMs()
    const html = renderToString(...options)
    // React returns a rope of thousands of string pieces that is flattened on first access. The flattening is measured
    // as part of React's work.
    html.indexOf('<')
    meters.renders++
    meters.renderMs += threadMs() - busyBefore
    return html
  }
}

function threadMs(): number {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}
