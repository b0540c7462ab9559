import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { resolve } from 'node:path'

/** Builds the site if its sources have changed since the last build, in a process of its own that prints its progress. */
export async function buildSite(signal: AbortSignal): Promise<void> {
  // A group of its own, because the build consists of several processes that end together.
  const detached = process.platform !== 'win32'
  const child = spawn(process.execPath, [resolve('scripts/ready.mjs'), 'build', 'beside'], {
    stdio: ['ignore', 'inherit', 'inherit'],
    detached,
  })
  const end = () => (detached && child.pid ? process.kill(-child.pid) : child.kill())
  signal.addEventListener('abort', end)
  const [code] = (await once(child, 'exit')) as [number | null]
  signal.removeEventListener('abort', end)
  if (code !== 0) throw new Error('The site cannot start without its pages.')
}
