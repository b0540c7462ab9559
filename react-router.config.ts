import type { Config } from '@react-router/dev/config'
import { writeBuildFiles } from './scripts/build-files.ts'

export default {
  appDirectory: 'src/web',
  buildDirectory: 'build',
  ssr: true,
  // One manifest file per build, so that navigation needs no request for routes.
  routeDiscovery: { mode: 'initial' },
  buildEnd: () => writeBuildFiles('build/client'),
} satisfies Config
