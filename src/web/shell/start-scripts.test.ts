import { expect, test } from 'vitest'
import { handedOver, handoffScript } from '#web/shell/start-scripts.ts'

const data = '[{"_1":2},"a $& <b>"]\n'
const scroll = '((storageKey, restoreKey) => {\n\twindow.scrollTo(0, 1)\n})("positions", null)'

test('what the router is handed waits as a value, and nothing else is lost', () => {
  const ofRouter =
    'window.__reactRouterContext = {"basename":"/","future":{"unstable_enableNodeReadableStream":false,"unstable_optimizeDeps":false},"routeDiscovery":{"mode":"initial"},"ssr":true,"isSpaMode":false};window.__reactRouterContext.stream = new ReadableStream({start(controller){window.__reactRouterContext.streamController = controller;}}).pipeThrough(new TextEncoderStream());'
  expect(handedOver([scroll, 'other()', ofRouter, 'made={files:[]}'], data)).toEqual([
    '',
    'other()',
    '',
    'made={files:[]}',
    String.raw`made.data=[{"_1":2},"a $\u0026 \u003cb\u003e"]`,
  ])
  // What comes by and by stands in lines of its own.
  expect(handedOver([ofRouter], '[1]\nP2:[3]\n')).toEqual(['', String.raw`made.data="[1]\nP2:[3]\n"`])
})

test('a router that says it otherwise says it all itself', () => {
  const codes = ['window.__reactRouterContext = {"basename":"/en"};', 'made={files:[]}']
  expect(handedOver(codes, data)).toEqual([...codes, handoffScript(data)])
})

test('a page without data hands nothing over', () => {
  expect(handedOver(['scroll()'], null)).toEqual(['scroll()'])
})
