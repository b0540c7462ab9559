import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { onTestFinished } from 'vitest'

type Served = {
  address: string
  signal: (name: NodeJS.Signals) => void
  /** Process ids, in the order in which they started to listen. */
  listening: number[]
  /** Exit code of the server, once it has ended. */
  ended: Promise<number | null>
}

/**
 * Starts the production server as `npm run serve` does, with several processes on one database; resolves once all of
 * them listen.
 */
export async function serveProcesses(
  databaseUrl: string,
  secret: string,
  workers: number,
  settings: Record<string, string> = {},
): Promise<Served> {
  const child = spawn(process.execPath, ['src/server/serve.ts'], {
    env: {
      ...process.env,
      NODE_ENV: 'production',
      DATABASE_URL: databaseUrl,
      APP_SECRET: secret,
      WORKERS: String(workers),
      PORT: '0',
      DATABASE_POOL: '8',
      LOG_LEVEL: 'info',
      // A storm takes as long as the machine needs.
      ANSWER_SECONDS: '300',
      DATA_DIR: '.data/test-serve',
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = new Promise<number | null>((done) => child.once('exit', done))
  onTestFinished(async () => {
    child.kill('SIGTERM')
    await ended
  })
  const addresses = new Set<string>()
  const listening: number[] = []
  await new Promise<void>((all) => {
    createInterface({ input: child.stdout }).on('line', (line) => {
      if (!line.startsWith('{')) return
      const event = JSON.parse(line) as { event: string; address?: string; pid?: number }
      if (event.event !== 'listening' || !event.address || !event.pid) return
      addresses.add(event.address)
      if (listening.push(event.pid) === workers) all()
    })
  })
  const [address] = addresses
  if (!address || addresses.size !== 1)
    throw new Error(`expected ${workers} processes on one address, got ${[...addresses].join(', ')}`)
  return { address, signal: (name) => child.kill(name), listening, ended }
}

/** Starts the production server with several processes on one database; resolves with its address. */
export async function startProcesses(databaseUrl: string, secret: string, workers: number): Promise<string> {
  return (await serveProcesses(databaseUrl, secret, workers)).address
}
