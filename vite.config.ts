import { join } from 'node:path'
import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { reloadPlugin } from './scripts/reload-plugin.ts'
import { plainScriptPlugin } from './scripts/plain-script-plugin.ts'
import { packagesPlugin } from './scripts/packages-plugin.ts'
import { serverChangesPlugin } from './scripts/server-changes-plugin.ts'
import { messagesPlugin } from './scripts/messages-plugin.ts'

/** Two files that every page loads, in place of some forty small ones. */
const groups = [
  { name: 'react', test: /node_modules[\\/](react|react-dom|react-router|scheduler)[\\/]/ },
  { name: 'frame', test: /[\\/]src[\\/]/, minShareCount: 30 },
]

export default defineConfig({
  plugins: [
    messagesPlugin(),
    packagesPlugin(),
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
