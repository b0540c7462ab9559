import type { Config } from '@react-router/dev/config'
import { writeBuildFiles } from './scripts/build-files.ts'

export default {
  appDirectory: 'src/web',
  buildDirectory: 'build',
  ssr: true,
  // One manifest a build, as a file of its own: no request for routes while people browse.
  routeDiscovery: { mode: 'initial' },
  buildEnd: () => writeBuildFiles('build/client'),
} satisfies Config
