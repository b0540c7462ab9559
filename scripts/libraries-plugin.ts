import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

/** Vite plugin that provides `virtual:libraries` (see `src/web/features/content/virtual.d.ts`). */
export function librariesPlugin(): Plugin {
  return {
    name: 'libraries',
    resolveId: (id) => (id === 'virtual:libraries' ? `\0${id}` : undefined),
    load(id) {
      if (id !== '\0virtual:libraries') return undefined
      return `export const libraries = ${JSON.stringify(readLibraries(this.environment.config.root))}`
    },
  }
}

type Manifest = Record<'dependencies' | 'devDependencies', Record<string, string>> & { license: string }

/** The packages that the program runs with or is built with, by the licence that each declares. */
export function readLibraries(root: string): Record<string, string[]> {
  const read = (folder: string) => JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8')) as Manifest
  const { dependencies, devDependencies } = read('.')
  const names = Object.keys({ ...dependencies, ...devDependencies }).filter((name) => !name.startsWith('@rihla/'))
  return Object.fromEntries(Map.groupBy(names.toSorted(), (name) => read(`node_modules/${name}`).license))
}
