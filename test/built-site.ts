import { existsSync } from 'node:fs'
import { onTestFinished } from 'vitest'
import { readEnv } from '#server/env.ts'
import { startServer, type Running } from '#server/main.ts'
import { makeWorld, testSecret, type TestWorld } from '#test/world.ts'

/**
 * A world with the whole site on a port, pages and page cache too: one process as production starts it. Needs the pages
 * to be built, as `npm test` does first.
 */
export async function builtSite(): Promise<{ world: TestWorld; running: Running; address: string }> {
  if (!existsSync('build/server/index.js')) throw new Error('The pages are not built: npm run build')
  const world = await makeWorld()
  const running = await startServer({
    env: readEnv({ NODE_ENV: 'test', LOG_LEVEL: 'silent', PORT: '0', DATABASE_POOL: '5' }),
    databaseUrl: world.url,
    secret: testSecret,
    clock: world.wired.clock,
  })
  onTestFinished(() => running.stop())
  return { world, running, address: running.address }
}
