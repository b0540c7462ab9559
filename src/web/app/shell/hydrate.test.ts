import { readFileSync } from 'node:fs'
import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'

const files = ['/manifest.js', '/entry.js', '/root.js', '/layout.js', '/page.js', '/page-data.js', '/messages.js']
const routes = [
  ['root', 2],
  ['layout___ar', 3],
  ['page___ar', 5, 4],
]
const page = { files, routes, router: { basename: '/', ssr: true }, data: [{ _1: 2 }, 'a'] }

type Before = { navigator?: object; scrollY?: number; document?: object; page?: object }

/** Runs `hydrate.js` in a browser without a screen: what it imported, requested and stored. */
function run(before: Before) {
  const imported: string[] = []
  const requested: string[] = []
  const states: unknown[] = []
  const window: Record<string, unknown> = {}
  const body = {}
  const blank = {
    readyState: 'complete',
    cookie: '',
    body,
    activeElement: body,
    documentElement: { lang: 'ar', dataset: { locale: 'ar' }, matches: () => false },
    querySelector: (selector: string) =>
      selector.startsWith('script') ? { textContent: JSON.stringify({ ...page, ...before.page }) } : null,
    head: { append: () => undefined },
    createElement: () => ({ relList: { supports: () => true } }),
  }
  const document = Object.defineProperties(blank, Object.getOwnPropertyDescriptors(before.document ?? {}))
  // A script outside of a browser cannot import by address.
  const source = readFileSync('src/web/app/shell/hydrate.js', 'utf8').replaceAll('import(', 'importByAddress(')
  runInNewContext(source, {
    window,
    document,
    location: { protocol: 'https:' },
    history: { state: null, replaceState: (state: unknown) => states.push(state) },
    importByAddress: (file: string) => {
      imported.push(file)
      return Promise.resolve({ [`from ${file}`]: true })
    },
    fetch: (path: string) => {
      requested.push(path)
      return Promise.reject(new Error('no network'))
    },
    setTimeout: (then: () => void, after = 0) => after === 0 && then(),
    localStorage: [],
    navigator: before.navigator ?? { userActivation: { hasBeenActive: false } },
    scrollY: before.scrollY ?? 0,
    addEventListener: () => undefined,
    AbortController,
    ReadableStream,
    TextEncoderStream,
    Response,
  })
  return { imported, requested, states, window, document }
}

test.for<[string, Before, boolean]>([
  ['without an interaction does not run its code', {}, false],
  ['without an interaction does not run its code in a browser without `userActivation`', { navigator: {} }, false],
  ['with a press before runs its code', { navigator: { userActivation: { hasBeenActive: true } } }, true],
  ['with scrolling before runs its code', { scrollY: 40 }, true],
  ['with a focused element runs its code', { document: { activeElement: {} } }, true],
  ['of one person runs its code', { page: { own: true } }, true],
  [
    'that the browser has translated does not run its code',
    { scrollY: 40, document: { documentElement: { lang: 'tr', dataset: { locale: 'ar' }, matches: () => false } } },
    false,
  ],
  [
    'that Chrome is translating does not run its code',
    { scrollY: 40, document: { documentElement: { lang: 'ar', dataset: { locale: 'ar' }, matches: () => true } } },
    false,
  ],
])('a page %s', ([, before, runs]) => {
  expect(run(before).imported.length > 0).toBe(runs)
})

test('the manifest runs first, then the modules of the routes, then the entry', async () => {
  const { imported, window } = run({ scrollY: 40 })
  await expect.poll(() => imported.at(-1)).toBe('/entry.js')
  expect(imported).toEqual(['/manifest.js', '/root.js', '/layout.js', '/page-data.js', '/page.js', '/entry.js'])
  expect(window['__reactRouterRouteModules']).toEqual({
    root: { 'from /root.js': true },
    layout___ar: { 'from /layout.js': true },
    page___ar: { 'from /page-data.js': true, 'from /page.js': true },
  })
})

test('the runtime of Fast Refresh runs before everything in development', () => {
  expect(run({ page: { own: true, refresh: '/refresh.js' } }).imported[0]).toBe('/refresh.js')
})

test('the router gets its context with the data, and the two start calls are made', async () => {
  const { requested, states, window } = run({ scrollY: 40 })
  expect(states).toEqual([{ key: expect.stringMatching(/^[0-9a-v]+$/) as string }])
  expect(requested).toEqual(['/api/v1/fetch_website_service_types', '/api/v1/fetch_web_status'])
  expect(window['__reactRouterContext']).toMatchObject(page.router)
  const { stream } = window['__reactRouterContext'] as { stream: ReadableStream<Uint8Array> }
  expect(await new Response(stream).text()).toBe('[{"_1":2},"a"]\n')
})

test('data that the router deferred is handed over as the text that it was', async () => {
  const { window } = run({ scrollY: 40, page: { data: '[1]\nP2:[3]\n' } })
  const { stream } = window['__reactRouterContext'] as { stream: ReadableStream<Uint8Array> }
  expect(await new Response(stream).text()).toBe('[1]\nP2:[3]\n')
})

test('the language and the time zone are stored for a year, unless they are stored already', () => {
  const written = (before: string) => {
    const lines: string[] = []
    run({
      document: {
        get cookie() {
          return before
        },
        set cookie(line: string) {
          lines.push(line)
        },
      },
    })
    return lines
  }
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone
  const life = 'max-age=31536000; path=/; samesite=lax; secure'
  expect(written('')).toEqual([`locale=ar; ${life}`, `time_zone=${zone}; ${life}`])
  expect(written(`theme=dark; locale=ar; time_zone=Africa/Nowhere`)).toEqual([`time_zone=${zone}; ${life}`])
  expect(written(`time_zone=${zone}; theme=dark; locale=ar`)).toEqual([])
})
