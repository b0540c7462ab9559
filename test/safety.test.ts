import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync } from 'vite'
import { describe, expect, test } from 'vitest'

// Rules about the code itself: who may import whom, and what may stand nowhere.

const files = readdirSync('src', { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && /\.(ts|tsx)$/.test(entry.name))
  .map((entry) => join(entry.parentPath, entry.name).replaceAll('\\', '/'))
  .map((path) => ({ path, text: readFileSync(path, 'utf8') }))

type Import = { name: string; typeOnly: boolean }

/** Whatever a file imports or hands on, by the parser of the build: over several lines and when it is needed too. */
function requestsOf({ path, text }: { path: string; text: string }): Import[] {
  const { module, errors } = parseSync(path, text)
  if (errors.length > 0) throw new Error(`${path} cannot be read`)
  const { staticImports, staticExports, dynamicImports } = module
  const started = new Set(dynamicImports.map(({ start }) => start))
  return [
    ...staticImports.map(({ start, moduleRequest }) => ({
      name: moduleRequest.value,
      typeOnly: /^import\s+type\b/.test(text.slice(start)),
    })),
    ...staticExports.flatMap(({ start, entries: [first] }) =>
      first?.moduleRequest
        ? [{ name: first.moduleRequest.value, typeOnly: /^export\s+type\b/.test(text.slice(start)) }]
        : [],
    ),
    // `import('…')` is a call or, where the parser sees none, a type.
    ...[...text.matchAll(/\bimport\(\s*['"`]([^'"`]+)/g)].map(({ index, 1: name = '' }) => ({
      name,
      typeOnly: !started.has(index),
    })),
  ]
}

const requests = new Map(files.map((file) => [file.path, requestsOf(file)]))

/** What a file imports of this project, as paths below src. */
function importsOf({ path }: { path: string }): { target: string; typeOnly: boolean }[] {
  return (requests.get(path) ?? [])
    .filter(({ name }) => name.startsWith('#'))
    .map(({ name, typeOnly }) => ({ target: name.slice(1), typeOnly }))
}

const domainOf = (path: string) => /(?:^|\/)domains\/([a-z]+)\//.exec(path)?.[1]

/** From left to right: a domain imports only those to its left. */
const order = [
  'places',
  'content',
  'messages',
  'accounts',
  'staff',
  'stays',
  'packages',
  'services',
  'cart',
  'payments',
  'bookings',
  'search',
  'desk',
  'editing',
]

describe('imports', () => {
  test('a domain imports only those to its left', () => {
    const wrong = files.flatMap((file) => {
      const mine = domainOf(file.path)
      if (!mine) return []
      return importsOf(file)
        .filter(({ target }) => {
          const theirs = domainOf(target)
          return theirs && theirs !== mine && order.indexOf(theirs) > order.indexOf(mine)
        })
        .map(({ target }) => `${file.path} → ${target}`)
    })
    expect(wrong).toEqual([])
  })

  test('what runs in production is imported from packages that are installed there', () => {
    const { dependencies, optionalDependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as Record<
      'dependencies' | 'optionalDependencies',
      Record<string, string>
    >
    // Needed by `npm run dev` and by the build alone.
    const tools = ['src/server/development.ts → vite', 'src/web/routes.ts → @react-router/dev']
    const wrong = files
      .filter(({ path }) => !/\.test\.tsx?$/.test(path))
      .flatMap(({ path }) =>
        (requests.get(path) ?? [])
          .filter(({ name, typeOnly }) => !typeOnly && /^[^#./][^:]*$/.test(name))
          .map(({ name }) =>
            name
              .split('/')
              .slice(0, name.startsWith('@') ? 2 : 1)
              .join('/'),
          )
          .filter((name) => !(name in dependencies) && !(name in optionalDependencies))
          .map((name) => `${path} → ${name}`),
      )
    expect(wrong.filter((line) => !tools.includes(line))).toEqual([])
  })

  test('every domain has its place in the order', () => {
    const known = new Set(
      readdirSync('src/domains', { withFileTypes: true })
        .filter((entry) => entry.isDirectory())
        .map((entry) => entry.name),
    )
    expect([...known].filter((name) => !order.includes(name))).toEqual([])
  })

  test('domains know nothing of server, web and adapters', () => {
    const wrong = files
      .filter((file) => file.path.startsWith('src/domains/') && !/\.test\.tsx?$/.test(file.path))
      .flatMap((file) =>
        importsOf(file)
          .filter(
            ({ target }) =>
              /^(server|web|adapters)\//.test(target) &&
              !(file.path.includes('/ui/') && /^web\/(kit|links|paper-links)/.test(target)),
          )
          .map(({ target }) => `${file.path} → ${target}`),
      )
    expect(wrong).toEqual([])
  })

  test('browser-safe files import no server file but for its types', () => {
    const serverOnly = (path: string) =>
      /\.server\.tsx?$/.test(path) || path.startsWith('src/server/') || path.startsWith('src/adapters/')
    const wrong = files
      .filter((file) => !serverOnly(file.path) && !/\.test\.tsx?$/.test(file.path))
      .flatMap((file) =>
        importsOf(file)
          .filter(
            ({ target, typeOnly }) => !typeOnly && (/\.server\.ts/.test(target) || /^(server|adapters)\//.test(target)),
          )
          .map(({ target }) => `${file.path} → ${target}`),
      )
    expect(wrong).toEqual([])
  })

  test('the web takes a domain’s contract, rules and ui, nothing else of it', () => {
    const wrong = files
      .filter((file) => file.path.startsWith('src/web/') && !/\.test\.tsx?$/.test(file.path))
      .flatMap((file) =>
        importsOf(file)
          .filter(({ target }) => /^domains\/[a-z]+\/(tables|read|write|handlers|jobs)/.test(target))
          .map(({ target }) => `${file.path} → ${target}`),
      )
    expect(wrong).toEqual([])
  })
})

describe('text of the code', () => {
  const own = files.filter((file) => file.path !== 'test/safety.test.ts')

  test('only env.ts and the entries read the environment', () => {
    const allowed = [
      'src/server/env.ts',
      'src/server/start.ts',
      'src/server/serve.ts',
      'src/server/front-door.ts',
      'src/server/processes.ts',
      'src/server/commands/database-url.ts',
      'src/server/commands/reset.ts',
    ]
    const readers = own.filter(
      (file) =>
        /process\.env\b/.test(file.text) &&
        !allowed.includes(file.path) &&
        !/embedded-postgres|\.test\./.test(file.path),
    )
    expect(readers.map((file) => file.path)).toEqual([])
  })

  test('time is a value: no domain asks the machine for it', () => {
    const asks = own.filter(
      (file) =>
        file.path.startsWith('src/domains/') &&
        !/\/ui\/|\.test\./.test(file.path) &&
        /\bDate\.now\(\)|new Date\(\)/.test(file.text),
    )
    expect(asks.map((file) => file.path)).toEqual([])
  })

  test('styles name no physical side', () => {
    const physical =
      /className="[^"]*\b(?:ml|mr|pl|pr|left|right|border-l|border-r|rounded-l|rounded-r|text-left|text-right)-(?:\[|\d|auto|px|full)|(?:margin|padding|border)-(?:left|right)\b|text-align:\s*(?:left|right)/
    expect(own.filter((file) => physical.test(file.text)).map((file) => file.path)).toEqual([])
  })

  test('no type hole', () => {
    const holes = own.filter(
      (file) => /\bas any\b|:\s*any\b|@ts-(?:ignore|nocheck)/.test(file.text) && !/\.test\.tsx?$/.test(file.path),
    )
    expect(holes.map((file) => file.path)).toEqual([])
  })
})
