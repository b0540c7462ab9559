import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const serverRouter = fileURLToPath(new URL('../src/web/lib/server-router.tsx', import.meta.url))

/** Vite plugin that gives the pages of the server build the links of `server-router.tsx` in place of React Router's. */
export function serverRouterPlugin(): Plugin {
  return {
    name: 'server-router',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'ssr',
    resolveId(source, importer) {
      if (source !== 'react-router' || importer === serverRouter || !importer?.includes('/src/web/')) return null
      return serverRouter
    },
  }
}
