import { join } from 'node:path'
import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { reloadPlugin } from './scripts/reload-plugin.ts'
import { plainScriptPlugin } from './scripts/plain-script-plugin.ts'
import { packagesPlugin } from './scripts/packages-plugin.ts'
import { serverChangesPlugin } from './scripts/server-changes-plugin.ts'
import { messagesPlugin } from './scripts/messages-plugin.ts'

/** The code of every first view, without what only forms need, in two files: forty small ones are 5 % larger and need forty requests. */
const firstView = [
  { name: 'react', test: /node_modules[\\/](react|react-dom|react-router|scheduler)[\\/]/ },
  {
    name: 'frame',
    test: /src[\\/](i18n[\\/](?!typed-date|clean|csv|error-text|promotion-error)[^\\/]+\.tsx?$|web[\\/](app[\\/]shell[\\/][^\\/]+\.tsx?$|ui[\\/](Icon|classes|open-dialog|mailbox|notice)\.|lib[\\/](messages|site|links|client|reload|reload-rule|shared-state|seo[\\/]page-meta)\.))/,
  },
  // Used together; four small files are larger than one, and every page names them.
  { name: 'amounts', test: /(ui[\\/](AmountList|PriceLines|WaysToPay)|shared[\\/]money-column)\.tsx?$/ },
]

/**
 * Short, because every page names its files, and the manifest of routes names all of them. 42 bits of a digest, 30 of styles and fonts,
 * distinguish the versions of a name.
 */
const shortNames = {
  entryFileNames: 'assets/[name]-[hash:7].js',
  chunkFileNames: 'assets/[name]-[hash:7].js',
}
/** The same in both builds, because the server writes the names of fonts and styles into its pages. */
const assetFileNames = 'assets/[name]-[hash:5][extname]'

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
    ssr: { build: { rolldownOptions: { output: { assetFileNames } } } },
    client: {
      build: { rolldownOptions: { output: { ...shortNames, assetFileNames, codeSplitting: { groups: firstView } } } },
    },
  },
  // All entries at the start, because a dependency that is found later reloads the open page.
  optimizeDeps: { entries: ['src/{web,i18n}/**/*.{ts,tsx}', '!**/*.test.*'] },
  server: {
    watch: { ignored: ['.data', 'build', 'test-results'].map((folder) => join(import.meta.dirname, folder, '**')) },
  },
})
