import { writeFileSync } from 'node:fs'
import type { Plugin } from 'vite'

/** A JSON list of the packages whose code the browser loads; the test of the licences page reads it. */
export const browserPackagesFile = 'build/browser-packages.json'

/** Vite plugin that writes `browserPackagesFile` in every build. */
export function packagesPlugin(): Plugin {
  return {
    name: 'browser-packages',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    writeBundle(_options, bundle) {
      const files = Object.values(bundle).flatMap((file) =>
        file.type === 'chunk'
          ? Object.entries(file.modules).flatMap(([id, { renderedLength }]) => (renderedLength > 0 ? [id] : []))
          : [],
      )
      const names = files.flatMap((id) => /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(id)?.[1] ?? [])
      writeFileSync(browserPackagesFile, JSON.stringify([...new Set(names)].toSorted()))
    },
  }
}
