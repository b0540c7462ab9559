import type { Plugin } from 'vite'

const file = /react-router[\\/]dist[\\/].*[\\/]ssr[\\/]routeModules\.js$/
const theirs = /window\.location\.reload\(\);\s*return new Promise\(\(\) => \{\s*\}\);/
const ours = `const reloads = () => !dispatchEvent(new Event('route:failed', { cancelable: true }));
		if (reloads()) return new Promise(() => {});
		return { default() { if (reloads()) return null; throw error; } };`

/**
 * The router reloads the page whenever the code of a route cannot be loaded, again and again. Here it asks first
 * (`src/web/reload.ts`), which allows it once in ten seconds. Else the route gets a page that ends in the error screen:
 * the router itself takes a route whose code was refused for one that shows nothing.
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
