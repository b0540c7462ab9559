import { spawn } from 'node:child_process'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { freePort } from './free-port.ts'

/**
 * A site without the demo on an empty database of its own, with the addresses of the set-up that its start printed.
 * @param settings environment variables of the site
 */
export async function startEmptySite(settings: Record<string, string> = {}) {
  const folder = await mkdtemp(join(tmpdir(), 'empty-site-'))
  // The embedded database can run as another user.
  await chmod(folder, 0o755)
  const port = await freePort()
  const { PATH = '', TMPDIR } = process.env
  const env = {
    PATH,
    ...(TMPDIR && { TMPDIR }),
    DATA_DIR: folder,
    PORT: String(port),
    DEMO: '0',
    // The new data folder contains no compiled code.
    NODE_COMPILE_CACHE: '.data/test-compiled',
    ...settings,
  }
  const child = spawn(process.execPath, ['src/server/start.ts'], { env, stdio: ['ignore', 'pipe', 'inherit'] })
  const ended = new Promise((done) => child.once('close', done))
  const setUp: string[] = []
  for await (const line of createInterface(child.stdout)) {
    if (line.includes('/setup?token=')) setUp.push(line.trim())
    if (setUp.length === 2) break
  }
  // The site goes on printing; a full pipe would stop it.
  child.stdout.resume()
  return {
    origin: `http://127.0.0.1:${port}`,
    setUp: { en: setUp[0] ?? '', ar: setUp[1] ?? '' },
    async stop() {
      child.kill('SIGTERM')
      await ended
      await rm(folder, { recursive: true, force: true })
    },
  }
}
