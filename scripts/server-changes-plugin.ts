import { join } from 'node:path'
import type { EnvironmentModuleNode, Plugin } from 'vite'

/**
 * Vite plugin that shows edits which browser modules do not cover: edits of server code reload the open pages.
 */
export function serverChangesPlugin(): Plugin {
  return {
    name: 'server-changes',
    apply: 'serve',
    hotUpdate({ modules, server, timestamp }) {
      if (this.environment.name !== 'ssr' || modules.length === 0) return
      const main = join(server.config.root, 'src/server/main.ts')
      // Invalidated before the browser sends its next request, so that the response uses the edited files.
      const invalidated = new Set<EnvironmentModuleNode>()
      for (const module of modules) {
        this.environment.moduleGraph.invalidateModule(module, invalidated, timestamp, true)
      }
      if (modules.some((module) => isImportedBy(module, main)))
        server.environments.client.hot.send({ type: 'full-reload' })
    },
  }
}

/** Returns true if `file` imports the module, directly or indirectly. */
function isImportedBy(module: EnvironmentModuleNode, file: string, seen = new Set<EnvironmentModuleNode>()): boolean {
  if (module.file === file) return true
  if (seen.has(module)) return false
  seen.add(module)
  return [...module.importers].some((importer) => isImportedBy(importer, file, seen))
}
