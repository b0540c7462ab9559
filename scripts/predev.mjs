// Runs before `npm run dev` and prepares everything that is missing or outdated except the build, on any installed
// version of Node.
import { fileURLToPath } from 'node:url'
import { makeReady } from './setup/ready.mjs'
import { orExplain } from './setup/step.mjs'

await orExplain(() => makeReady(fileURLToPath(new URL('..', import.meta.url)), { withBuild: false }))
