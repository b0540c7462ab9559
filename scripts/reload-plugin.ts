import type { Plugin } from 'vite'

const file = /react-router[\\/]dist[\\/].*[\\/]ssr[\\/]routeModules\.js$/
const theirs = /window\.location\.reload\(\);\s*return new Promise\(\(\) => \{\s*\}\);/
const ours = `if (!dispatchEvent(new Event('route:failed', { cancelable: true }))) return new Promise(() => {});
		throw error;`

/**
 * The router reloads the page whenever the code of a route cannot be loaded, again and again. Here it asks first
 * (`src/web/reload.ts`), which allows it once in ten seconds; else the error screen is shown.
 */
export function reloadPlugin(): Plugin {
  return {
    name: 'reload-once',
    apply: 'build',
    transform(code, id) {
      if (!file.test(id)) return null
      if (!theirs.test(code)) throw new Error(`${id} no longer reloads the page as this plugin expects`)
      return { code: code.replace(theirs, ours), map: null }
    },
  }
}
