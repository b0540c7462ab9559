import { spawn } from 'node:child_process'
import { createServer } from 'node:net'
import type { AddressInfo } from 'node:net'
import { createInterface } from 'node:readline'
import { onTestFinished } from 'vitest'

/** The production server on a port of its own, whose processes can be killed as a power cut would; others take their place. */
export async function startKillable(databaseUrl: string, secret: string, workers: number) {
  const port = await freePort()
  const child = spawn(process.execPath, ['src/server/serve.ts'], {
    env: {
      ...process.env,
      NODE_ENV: 'production',
      DATABASE_URL: databaseUrl,
      APP_SECRET: secret,
      PAYMENT_PROVIDER: 'sandbox',
      WORKERS: String(workers),
      PORT: String(port),
      DATABASE_POOL: '5',
      LOG_LEVEL: 'info',
      DATA_DIR: '.data/test-serve',
    },
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  const ended = new Promise<void>((done) => child.once('exit', () => done()))
  const stop = async () => {
    child.kill('SIGTERM')
    await ended
  }
  onTestFinished(stop)
  const living: number[] = []
  const ready = new Promise<void>((all) => {
    createInterface({ input: child.stdout }).on('line', (line) => {
      if (!line.startsWith('{')) return
      const event = JSON.parse(line) as { event: string; pid?: number }
      if (event.event !== 'listening' || !event.pid) return
      living.push(event.pid)
      if (living.length >= workers) all()
    })
  })
  await ready
  return {
    address: `http://127.0.0.1:${port}`,
    stop,
    /** Kills the process that has lived longest, while another is up; false when none is. */
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
