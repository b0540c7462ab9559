import { readFileSync } from 'node:fs'
import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { madeScript } from '#web/shell/made-script.ts'
import { startCalls } from '#web/shell/start-scripts.ts'

const files = ['/words.js', '/manifest.js', '/entry.js', '/root.js', '/layout.js', '/page.js', '/page-data.js']
const code = `import "/manifest.js";
import * as route0 from "/root.js";
import * as route1 from "/layout.js";
import * as route2_clientLoader from "/page-data.js";
import * as route2_main from "/page.js";
const route2 = {...route2_clientLoader,...route2_main};
  
  window.__reactRouterRouteModules = {"root":route0,"layout___ar":route1,"page___ar":route2};

import("/entry.js");`

const routes = '[1,2,["root",3],["layout___ar",4],["page___ar",6,5]]'

test('which module is whose is told by places in the list of files', () => {
  expect(madeScript(files, code, { own: false })).toBe(`made={files:${JSON.stringify(files)},routes:${routes}}`)
})

test('a page of one’s own says so', () => {
  expect(madeScript(files, code, { own: true })).toMatch(/^made=\{own:1,files:/)
})

test.for([
  ['a statement more', `${code}\nwindow.more = 1;`],
  ['a file that is not listed', code.replace('"/page.js"', '"/other.js"')],
  ['a name that stands for nothing', code.replace('"root":route0', '"root":route9')],
  ['no routes', 'import "/manifest.js";\nimport("/entry.js");'],
] as const)('code with %s is sent as it is', ([, other]) => {
  expect(madeScript(files, other, { own: false })).toContain(`code:${JSON.stringify(other)}`)
})

const body = {}
type Before = { navigator?: object; scrollY?: number; document?: object }

/** Runs what wakes a page, of which it may be that somebody has done something before; what it added and asked for. */
function wakeUp(before: Before) {
  const added: { type?: string; textContent?: string; nonce?: string }[] = []
  const went: string[] = []
  const named: unknown[] = []
  const window: Record<string, unknown> = {
    made: { files, routes: JSON.parse(routes) as unknown, data: [{ _1: 2 }, 'a'] },
  }
  const document = {
    readyState: 'complete',
    cookie: '',
    body,
    activeElement: body,
    documentElement: { dataset: { locale: 'ar' } },
    querySelector: () => ({ nonce: 'n' }),
    head: { append: (tag: object) => added.push(tag) },
    createElement: () => ({ relList: { supports: () => true } }),
    ...before.document,
  }
  runInNewContext(readFileSync('src/web/shell/wake.js', 'utf8'), {
    window,
    document,
    history: { state: null, replaceState: (state: unknown) => named.push(state) },
    fetch: (path: string) => {
      went.push(path)
      return Promise.reject(new Error('not asked here'))
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
  return { added, went, named, window, code: added.find(({ type }) => type === 'module') }
}

test.for<[string, Before, boolean]>([
  ['nobody has touched lets its code wait', {}, false],
  ['nobody has touched lets its code wait, in a browser that does not tell', { navigator: {} }, false],
  ['somebody has pressed comes alive', { navigator: { userActivation: { hasBeenActive: true } } }, true],
  ['somebody has scrolled comes alive', { scrollY: 40 }, true],
  ['has something focused comes alive', { document: { activeElement: {} } }, true],
])('a page that %s', ([, before, alive]) => {
  expect(wakeUp(before).code !== undefined).toBe(alive)
})

test('what wakes the page makes the same code of it, hands its data over, and makes the calls that are read', async () => {
  const { code: module, went, named, window } = wakeUp({ scrollY: 40 })
  expect(module?.textContent).toBe(
    'import "/manifest.js";import * as m0_0 from "/root.js";import * as m1_0 from "/layout.js";' +
      'import * as m2_0 from "/page-data.js";import * as m2_1 from "/page.js";' +
      'window.__reactRouterRouteModules={"root":m0_0,"layout___ar":m1_0,"page___ar":{...m2_0,...m2_1}};import("/entry.js")',
  )
  expect(module?.nonce).toBe('n')
  expect(named).toEqual([{ key: expect.stringMatching(/^[0-9a-v]+$/) as string }])
  expect(went).toEqual(startCalls.map((name) => `/api/v1/${name}`))
  expect(window['__reactRouterContext']).toMatchObject({ basename: '/', ssr: true })
  const { stream } = window['__reactRouterContext'] as { stream: ReadableStream<Uint8Array> }
  expect(await new Response(stream).text()).toBe('[{"_1":2},"a"]\n')
})
