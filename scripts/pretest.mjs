// Runs before `npm test`: prepares everything that `npm start` needs, and a browser.
import { fileURLToPath } from 'node:url'
import { provideBrowser } from './setup/browser.mjs'
import { providePoppler } from './setup/poppler.mjs'
import { makeReady } from './setup/ready.mjs'
import { orExplain } from './setup/step.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))
await orExplain(async () => {
  await makeReady(root)
  await provideBrowser(root)
  await providePoppler(root)
})
