import { expect, test } from 'vitest'
import { handedOver, handoffScript } from '#web/shell/start-scripts.ts'

const data = '"[{\\"_1\\":2},\\"a $& b\\"]\\n"'

test('what the router is handed waits as a value, and nothing else is lost', () => {
  const ofRouter =
    'window.__reactRouterContext = {"basename":"/","future":{"unstable_enableNodeReadableStream":false,"unstable_optimizeDeps":false},"routeDiscovery":{"mode":"initial"},"ssr":true,"isSpaMode":false};window.__reactRouterContext.stream = new ReadableStream({start(controller){window.__reactRouterContext.streamController = controller;}}).pipeThrough(new TextEncoderStream());'
  expect(handedOver(['scroll()', ofRouter, 'made={files:[]}'], data)).toEqual([
    'scroll()',
    '',
    'made={files:[]}',
    `made.data=${data}`,
  ])
})

test('a router that says it otherwise says it all itself', () => {
  const codes = ['window.__reactRouterContext = {"basename":"/en"};', 'made={files:[]}']
  expect(handedOver(codes, data)).toEqual([...codes, handoffScript(data)])
})

test('a page without data hands nothing over', () => {
  expect(handedOver(['scroll()'], null)).toEqual(['scroll()'])
})
