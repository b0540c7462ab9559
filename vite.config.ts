import { join } from 'node:path'
import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { reloadPlugin } from './scripts/reload-plugin.ts'
import { plainScriptPlugin } from './scripts/plain-script-plugin.ts'
import { librariesPlugin } from './scripts/libraries-plugin.ts'
import { serverChangesPlugin } from './scripts/server-changes-plugin.ts'
import { messagesPlugin } from './scripts/messages-plugin.ts'

/**
 * Two files that every page loads, in place of some forty small ones. Code with styles of its own is not among them: they
 * would come before those of the site, and so would their layer.
 */
const groups = [
  { name: 'react', test: /node_modules[\\/](react|react-dom|react-router|scheduler)[\\/]/ },
  { name: 'frame', test: /[\\/]src[\\/]/, minShareCount: 40 },
]

export default defineConfig({
  plugins: [
    messagesPlugin(),
    librariesPlugin(),
    reloadPlugin(),
    plainScriptPlugin(),
    serverChangesPlugin(),
    tailwindcss(),
    reactRouter(),
  ],
  build: {
    target: 'es2022',
    cssMinify: 'lightningcss',
    assetsInlineLimit: 0,
    // Every supported browser preloads modules without a polyfill.
    modulePreload: { polyfill: false },
  },
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups } } } } },
  },
  // All entries at the start, because a dependency that is found later reloads the open page.
  optimizeDeps: { entries: ['src/{web,i18n}/**/*.{ts,tsx}', '!**/*.test.*'] },
  server: {
    watch: { ignored: ['.data', 'build', 'test-results'].map((folder) => join(import.meta.dirname, folder, '**')) },
  },
})
