// `npm run build`: builds the pages, compresses them, and records from which sources.
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { compress } from './compress.mjs'
import { recordBuild } from './setup/build.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))
process.env.NODE_ENV = 'production'
await recordBuild(root, async () => {
  const program = fileURLToPath(
    import.meta.resolve('@react-router/dev/package.json').replace('package.json', 'bin.cjs'),
  )
  const { status } = spawnSync(process.execPath, [program, 'build'], { cwd: root, stdio: 'inherit' })
  if (status !== 0) process.exit(status ?? 1)
  await compress(join(root, 'build/client'))
})
