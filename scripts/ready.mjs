// Runs before most npm scripts, on any version of Node from 20 on: installs what is missing or outdated. Arguments say
// what is needed besides the packages of the site: `build`, `test` and `bench` (packages), `browser` (programs of the
// tests); and `beside`: another program prints in the meantime.
import { fileURLToPath } from 'node:url'
import { provideBrowser } from './setup/browser.mjs'
import { providePoppler } from './setup/poppler.mjs'
import { makeReady } from './setup/ready.mjs'
import { orExplain } from './setup/step.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))
const needed = process.argv.slice(2)
await orExplain(async () => {
  await makeReady(root, needed)
  if (!needed.includes('browser')) return
  await provideBrowser(root)
  await providePoppler(root)
})
