import { existsSync } from 'node:fs'
import { onTestFinished } from 'vitest'
import { readEnv } from '#server/config/env.ts'
import { startServer, type Running } from '#server/main.ts'
import { makeWorld, testSecret, type TestWorld } from '#test/world.ts'

/**
 * A test world with the whole site on a port, including pages and page cache: one process, started as in production.
 * Requires built pages, which `npm test` provides.
 */
export async function builtSite(
  settings: Record<string, string> = {},
  options: Parameters<typeof makeWorld>[0] = {},
): Promise<{ world: TestWorld; running: Running; address: string }> {
  if (!existsSync('build/server/index.js')) throw new Error('The pages are not built: npm run build')
  const world = await makeWorld(options)
  const running = await startServer({
    env: readEnv({ NODE_ENV: 'test', DEMO: '1', LOG_LEVEL: 'silent', PORT: '0', DATABASE_POOL: '5', ...settings }),
    databaseUrl: world.url,
    secret: testSecret,
    clock: world.services.clock,
  })
  onTestFinished(() => running.stop())
  return { world, running, address: running.address }
}
