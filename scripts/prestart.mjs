// Runs before `npm start` and prepares everything that is missing or outdated, on any installed version of Node.
import { fileURLToPath } from 'node:url'
import { makeReady } from './setup/ready.mjs'
import { orExplain } from './setup/step.mjs'

await orExplain(() => makeReady(fileURLToPath(new URL('..', import.meta.url))))
