import { spawn } from 'node:child_process'
import { createServer } from 'node:net'
import type { AddressInfo } from 'node:net'
import { createInterface } from 'node:readline'
import { setTimeout as pause } from 'node:timers/promises'
import { onTestFinished } from 'vitest'

export type LogEvent = { level: string; event: string; message?: string }

/** Starts the production server on its own port. Its processes can be killed as by a power cut; others replace them. */
export async function startKillable(
  databaseUrl: string,
  secret: string,
  workers: number,
  settings: Record<string, string> = {},
) {
  const port = await freePort()
  const child = spawn(process.execPath, ['src/server/serve.ts'], {
    env: {
      ...process.env,
      NODE_ENV: 'production',
      DATABASE_URL: databaseUrl,
      APP_SECRET: secret,
      DEMO: '1',
      WORKERS: String(workers),
      PORT: String(port),
      DATABASE_POOL: '5',
      LOG_LEVEL: 'info',
      DATA_DIR: '.data/test-serve',
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'ignore'],
    // A session of its own, with which Linux shares the processor like with any other one.
    detached: true,
  })
  const ended = new Promise<void>((done) => child.once('exit', () => done()))
  const stop = async () => {
    child.kill('SIGTERM')
    await ended
  }
  onTestFinished(stop)
  const living: number[] = []
  const events: LogEvent[] = []
  const ready = new Promise<void>((all) => {
    createInterface({ input: child.stdout }).on('line', (line) => {
      if (!line.startsWith('{')) return
      const event = JSON.parse(line) as LogEvent & { pid?: number }
      events.push(event)
      if (event.event !== 'listening' || !event.pid) return
      living.push(event.pid)
      if (living.length >= workers) all()
    })
  })
  await ready
  return {
    address: `http://127.0.0.1:${port}`,
    stop,
    /** What the processes have logged. */
    events,
    /** Kills every process, and resolves when as many others listen. */
    async killAll() {
      const dead = living.splice(0)
      for (const pid of dead) process.kill(pid, 'SIGKILL')
      while (living.length < dead.length) await pause(50)
    },
    /** Kills the oldest process while another one runs; false if none does. */
    killOne: () => {
      const pid = living.length > 1 ? living.shift() : undefined
      try {
        return pid !== undefined && process.kill(pid, 'SIGKILL')
      } catch {
        return false
      }
    },
  }
}

export function freePort(): Promise<number> {
  return new Promise((found) => {
    const server = createServer()
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo
      server.close(() => found(port))
    })
  })
}
