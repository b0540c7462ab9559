import type { EntryContext } from 'react-router'
import { expect, test } from 'vitest'
import { pageScripts } from '#web/app/shell/page-scripts.ts'

const route = (id: string, more: object = {}) => ({ id, module: `/${id}.js`, ...more })
const context = {
  manifest: {
    url: '/manifest.js',
    entry: { module: '/entry.js', imports: ['/react.js'] },
    routes: {
      root: route('root', { imports: ['/react.js', '/frame.js'] }),
      page: route('page', { clientLoaderModule: '/page-data.js' }),
      other: route('other'),
    },
  },
  serverHandoffString: '{"basename":"/"}',
  staticHandlerContext: { matches: [{ route: { id: 'root' } }, { route: { id: 'page' } }] },
} as unknown as EntryContext
const options = { own: false, data: '[{"_1":2},"a"]\n', messages: ['/messages.js'], hydrate: '/hydrate.js' }

const described = (more: Partial<typeof options> = {}) => {
  const html = pageScripts(context, { ...options, ...more })
  const [, json = '', rest] = /^<script type="application\/json" id="page-data">([^<]*)<\/script>(.*)$/.exec(html) ?? []
  expect(rest).toBe('<script type="module" async src="/hydrate.js"></script>')
  return JSON.parse(json) as Record<string, unknown>
}

test('data of several lines stays the text that the router wrote', () => {
  expect(described({ data: '[1]\nP2:[3]\n' })).toMatchObject({ data: '[1]\nP2:[3]\n' })
})

test('text in the data cannot end the script', () => {
  expect(pageScripts(context, { ...options, data: '["</script><b>"]\n' })).not.toContain('<b>')
  expect(described({ data: '["</script><b>"]\n' })).toMatchObject({ data: ['</script><b>'] })
})
