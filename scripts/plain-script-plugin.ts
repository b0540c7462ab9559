import { minifySync, type Plugin } from 'vite'

/** Vite plugin that minifies scripts with a fixed address, such as `hydrate.js`, which Vite only copies. */
export function plainScriptPlugin(): Plugin {
  return {
    name: 'plain-scripts',
    apply: 'build',
    generateBundle(_, bundle) {
      for (const asset of Object.values(bundle)) {
        if (asset.type !== 'asset' || !asset.fileName.endsWith('.js')) continue
        const written = typeof asset.source === 'string' ? asset.source : new TextDecoder().decode(asset.source)
        const { code, errors } = minifySync(asset.fileName, written)
        if (errors.length > 0) throw new Error(`${asset.fileName}: ${errors.map(({ message }) => message).join(', ')}`)
        asset.source = code
      }
    },
  }
}
