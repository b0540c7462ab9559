import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { textPlugin } from './scripts/text-plugin.ts'

export default defineConfig({
  plugins: [textPlugin(), tailwindcss(), reactRouter()],
  build: { target: 'es2022', cssMinify: 'lightningcss', assetsInlineLimit: 0 },
  // Named here because they are first met in lazy routes: without it the first page of a dev server reloads.
  optimizeDeps: { include: ['react', 'react-dom/client', 'react-router', 'react-router/dom'] },
})
