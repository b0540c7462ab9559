import { join } from 'node:path'
import type { EnvironmentModuleNode, Plugin } from 'vite'

/**
 * Shows edits that the modules in the browser do not show. Code of the server reloads the open pages; anything else
 * that the server renders makes them fetch the HTML of the parts that keep still (`src/web/dev/refresh-still.ts`).
 */
export function serverChangesPlugin(): Plugin {
  return {
    name: 'server-changes',
    apply: 'serve',
    hotUpdate({ modules, server, timestamp }) {
      if (this.environment.name !== 'ssr' || modules.length === 0) return
      const main = join(server.config.root, 'src/server/main.ts')
      // Before the browser asks again, so that it gets what the edited files make.
      const invalidated = new Set<EnvironmentModuleNode>()
      for (const module of modules) {
        this.environment.moduleGraph.invalidateModule(module, invalidated, timestamp, true)
      }
      const ofServer = modules.some((module) => isImportedBy(module, main))
      server.environments.client.hot.send(
        ofServer ? { type: 'full-reload' } : { type: 'custom', event: 'still:refresh' },
      )
    },
  }
}

/** Whether a file imports a module, through whatever others. */
function isImportedBy(module: EnvironmentModuleNode, file: string, seen = new Set<EnvironmentModuleNode>()): boolean {
  if (module.file === file) return true
  if (seen.has(module)) return false
  seen.add(module)
  return [...module.importers].some((importer) => isImportedBy(importer, file, seen))
}
