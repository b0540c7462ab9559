import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { onTestFinished } from 'vitest'

/** Starts the production server as `npm run serve` does, several processes on one database; answers its address. */
export async function startProcesses(databaseUrl: string, secret: string, workers: number): Promise<string> {
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
      DATA_DIR: '.data/test-serve',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = new Promise<void>((done) => child.once('exit', () => done()))
  onTestFinished(async () => {
    child.kill('SIGTERM')
    await ended
  })
  const addresses = new Set<string>()
  let listening = 0
  for await (const line of createInterface({ input: child.stdout })) {
    if (!line.startsWith('{')) continue
    const event = JSON.parse(line) as { event: string; address?: string }
    if (event.event !== 'listening' || !event.address) continue
    addresses.add(event.address)
    if (++listening === workers) break
  }
  child.stdout.resume()
  const [address] = addresses
  if (!address || addresses.size !== 1)
    throw new Error(`expected ${workers} processes on one address, got ${[...addresses].join(', ')}`)
  return address
}
