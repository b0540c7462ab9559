import { join } from 'node:path'
import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { reloadPlugin } from './scripts/reload-plugin.ts'
import { plainScriptPlugin } from './scripts/plain-script-plugin.ts'
import { packagesPlugin } from './scripts/packages-plugin.ts'
import { serverChangesPlugin } from './scripts/server-changes-plugin.ts'
import { textPlugin } from './scripts/text-plugin.ts'

/** What every first view needs, in two files: forty small ones weigh a twentieth more and ask forty times. */
const firstView = [
  { name: 'react', test: /node_modules[\\/](react|react-dom|react-router|scheduler)[\\/]/ },
  {
    name: 'frame',
    test: /src[\\/](text[\\/][^\\/]+\.tsx?$|web[\\/](shell[\\/][^\\/]+\.tsx?$|kit[\\/](Icon|classes|open-dialog|mailbox|notice)\.|(words|site|still|later|parts|links|client|reload|reload-rule|shared-state|page-meta|recent-searches)\.))/,
  },
]

/** Every page carries the names of all files: 42 bits of a digest tell the versions of one name apart. */
const shortNames = { entryFileNames: 'assets/[name]-[hash:7].js', chunkFileNames: 'assets/[name]-[hash:7].js' }

export default defineConfig({
  plugins: [
    textPlugin(),
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
    // Every browser this is built for preloads modules by itself.
    modulePreload: { polyfill: false },
  },
  environments: {
    client: { build: { rolldownOptions: { output: { ...shortNames, codeSplitting: { groups: firstView } } } } },
  },
  // All of them at the start: a dependency that is found later reloads the open page.
  optimizeDeps: { entries: ['src/{web,text}/**/*.{ts,tsx}', 'src/domains/*/ui/*.tsx', '!**/*.test.*'] },
  server: {
    watch: { ignored: ['.data', 'build', 'test-results'].map((folder) => join(import.meta.dirname, folder, '**')) },
  },
})
