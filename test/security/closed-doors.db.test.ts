import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { builtSite } from '#test/built-site.ts'

test('in production nobody reads pages for developers, metrics, lists of files, sources or their maps', async () => {
  const { address } = await builtSite({
    NODE_ENV: 'production',
    EMBEDDED_IN_PRODUCTION: '1',
    DEMO: '0',
    METRICS_PORT: '0',
  })
  const files = readdirSync('build/client/assets')
  expect(files.filter((name) => name.endsWith('.map'))).toEqual([])
  const script = files.find((name) => name.endsWith('.js')) ?? ''
  const status = async (path: string) => (await fetch(address + path, { redirect: 'manual' })).status
  const paths = ['/dev', '/dev/outbox', '/metrics', '/assets', '/assets/', '/builds/', '/img/', '/icons/']
  const sources = [
    `/assets/${script}.map`,
    '/src/server/main.ts',
    '/package.json',
    '/.env',
    '/.git/config',
    '/build/server/index.js',
  ]
  const statuses: Record<string, number> = {}
  for (const path of [...paths, ...sources]) statuses[path] = await status(path)
  expect(statuses).toEqual(Object.fromEntries([...paths, ...sources].map((path) => [path, 404])))
  expect(await status(`/assets/${script}`)).toBe(200)
})
