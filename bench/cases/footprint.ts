import { spawn } from 'node:child_process'
import { setTimeout as sleep } from 'node:timers/promises'
import { ms, type Case } from '../case.ts'
import type { Meters } from '../server.ts'
import { freePort, type Site } from '../site.ts'

const mostStartMs = 3_000

/** Memory after everything else, and how long a start takes. Last: it halts the site. */
export const footprint: Case = {
  name: 'Memory and start',
  async run({ site }) {
    const { rssBytes } = await site.server.ask<Meters>({ ask: 'meters' })
    const { readyMs, firstPageMs } = site.started
    await site.halt()
    const firstMs = await startAgain(site)
    const startMs = await startAgain(site)
    return [
      { what: 'memory of the server process after the run (RSS)', ours: `${Math.round(rssBytes / 1_048_576)} MiB` },
      { what: 'server process alone to its first /readyz', ours: ms(readyMs) },
      { what: 'server process alone to its first page, rendered', ours: ms(firstPageMs) },
      { what: 'front door, for the first time on this machine', ours: ms(firstMs) },
      {
        what: 'front door again, database and demo world there, to the first page',
        ours: ms(startMs),
        wanted: `≤ ${mostStartMs / 1000} s`,
        reached: startMs <= mostStartMs,
      },
    ]
  },
}

/** What `npm start` starts when installed and built, on the data of the bench. */
async function startAgain({ folder }: Site): Promise<number> {
  const port = await freePort()
  const { DATABASE_URL: _, ...inherited } = process.env
  const began = performance.now()
  const child = spawn(process.execPath, ['src/server/start.ts'], {
    env: { ...inherited, DATA_DIR: folder, PORT: String(port), LOG_LEVEL: 'silent' },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const ended = new Promise<void>((done) => child.once('exit', () => done()))
  try {
    while (child.exitCode === null) {
      const page = await fetch(`http://127.0.0.1:${port}/en`).catch(() => null)
      if (page?.ok) return performance.now() - began
      await sleep(10)
    }
    throw new Error(`The front door ended with ${child.exitCode}`)
  } finally {
    child.kill('SIGTERM')
    await ended
  }
}
