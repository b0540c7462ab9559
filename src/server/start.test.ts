import { execFileSync } from 'node:child_process'
import { expect, test } from 'vitest'

/** Packages that few requests need and that take as long to load as one of our domains. */
const later = [
  'pg-boss',
  'nodemailer',
  'stripe',
  '@aws-sdk/client-s3',
  '@simplewebauthn/server',
  '@modelcontextprotocol/sdk',
  '@opentelemetry/sdk-trace',
  'react-dom',
]

test('a server starts without the code that only some requests need', () => {
  const listing = `
    const { registerHooks } = await import('node:module')
    const read = new Set()
    registerHooks({
      load(url, context, next) {
        read.add(/node_modules\\/((?:@[^/]+\\/)?[^/]+)/.exec(url)?.[1])
        return next(url, context)
      },
    })
    await import('#server/main.ts')
    process.stdout.write(JSON.stringify([...read]))
    process.exit(0)`
  const read = JSON.parse(
    execFileSync(process.execPath, ['--input-type=module', '--eval', listing], { encoding: 'utf8' }),
  ) as (string | null)[]
  expect(read).toContain('hono')
  expect(later.filter((name) => read.includes(name))).toEqual([])
}, 120_000)
