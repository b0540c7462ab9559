import { execFileSync } from 'node:child_process'
import { expect, test } from 'vitest'

/** The addresses of all files of drizzle-orm that a process loads after the code `before`. */
function loadedAfter(before: string): string[] {
  const listing = `
    ${before}
    const { registerHooks } = await import('node:module')
    const urls = new Set()
    registerHooks({
      load(url, context, next) {
        urls.add(url)
        return next(url, context)
      },
    })
    const names = ['drizzle-orm', 'drizzle-orm/node-postgres', 'drizzle-orm/pg-core']
    for (const name of names) await import(name)
    process.stdout.write(JSON.stringify([...urls].filter((url) => url.includes('/drizzle-orm/'))))`
  const output = execFileSync(process.execPath, ['--input-type=module', '--eval', listing], { encoding: 'utf8' })
  return (JSON.parse(output) as string[]).toSorted()
}

test('drizzle-orm is loaded from the same files as without the hook, each once', () => {
  const files = loadedAfter("await import('#server/module-resolution.ts')")
  expect(files.length).toBeGreaterThan(100)
  expect(files).toEqual(loadedAfter(''))
}, 120_000)
