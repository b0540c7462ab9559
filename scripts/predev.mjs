// Before `npm run dev`: whatever is missing or out of date but the build, on whatever Node the machine has.
import { fileURLToPath } from 'node:url'
import { makeReady } from './setup/ready.mjs'
import { orExplain } from './setup/step.mjs'

await orExplain(() => makeReady(fileURLToPath(new URL('..', import.meta.url)), { withBuild: false }))
