import { expect, test } from 'vitest'
import { documentOf } from '#web/shell/document.ts'

const start =
  'window.__reactRouterContext = {"basename":"/","future":{"unstable_enableNodeReadableStream":false,"unstable_optimizeDeps":false},"routeDiscovery":{"mode":"initial"},"ssr":true,"isSpaMode":false};window.__reactRouterContext.stream = new ReadableStream({start(controller){window.__reactRouterContext.streamController = controller;}}).pipeThrough(new TextEncoderStream());'
const modules =
  'import "/m.js";\nimport * as route0 from "/r.js";\n\n  window.__reactRouterRouteModules = {"root":route0};\n\nimport("/e.js");'
const given = { nonce: 'N', own: false, data: '[1]\n', wake: '/wake.js' }

const react = (body: string, scripts: string) =>
  `<html><head><link rel="preload" as="image" href="/hero.avif"/>` +
  `${['/m.js', '/r.js', '/e.js'].map((file) => `<link rel="modulepreload" href="${file}" nonce="N"/>`).join('')}` +
  `<link nonce="N" rel="stylesheet" href="/a.css"/></head><body>${body}${scripts}</body></html>`
const scripts = `<script nonce="N">scroll()</script><script nonce="N">${start}</script><script nonce="N" type="module" async="">${modules}</script>`

test('the code of a page waits, and its scripts stand in one', () => {
  const html = documentOf(react('<main>Rooms</main>', scripts), given)
  expect(html).toMatch(
    /^<!doctype html><html><head><link rel="stylesheet" href="\/a.css"\/><script nonce="N">[^<]+<\/script><\/head><body><main>Rooms<\/main><script><\/script><script><\/script><script><\/script><script nonce="N">/,
  )
  expect(html).toContain(
    '<script nonce="N">scroll();\nmade={files:["/m.js","/r.js","/e.js"],routes:[0,2,["root",1]]};\n' +
      'made.data=[1]</script><script async src="/wake.js"></script></body></html>',
  )
})

test('a script that is data stays where it is, and a link says nothing of being found', () => {
  const told = '<script nonce="N" type="application/ld+json">{"@type":"Hotel"}</script>'
  const html = documentOf(react(`<a data-discover="true" href="/en">Home</a>${told}`, scripts), given)
  expect(html).toContain(`<body><a href="/en">Home</a>${told}<script></script>`)
})

test('words that look like the end of a head or body are left alone', () => {
  const html = documentOf(react('<p>&lt;/head&gt; $& $1</p>', scripts), given)
  expect(html).toContain('<p>&lt;/head&gt; $& $1</p>')
})

test('one’s own page says so, and is not taken for another with the same files', () => {
  const page = react('', scripts)
  expect(documentOf(page, given)).not.toContain('own:1')
  expect(documentOf(page, { ...given, own: true })).toContain('made={own:1,')
  expect(documentOf(page, given)).not.toContain('own:1')
})

test('a page without scripts gets none', () => {
  const html = documentOf(react('<p>Gone</p>', ''), { ...given, data: null })
  expect(html).toMatch(/<body><p>Gone<\/p><\/body><\/html>$/)
})
