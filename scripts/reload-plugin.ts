import type { Plugin } from 'vite'

const file = /react-router[\\/]dist[\\/].*[\\/]ssr[\\/](routeModules|routes)\.js$/

/** What is replaced in each of the router's files. */
const changes: Record<string, { theirs: RegExp; ours: string }[]> = {
  routeModules: [
    {
      theirs: /window\.location\.reload\(\);\s*return new Promise\(\(\) => \{\s*\}\);/,
      ours: `const reloads = () => !dispatchEvent(new Event('route:failed', { cancelable: true }));
		if (reloads()) return new Promise(() => {});
		return { default() { if (reloads()) return null; throw error; }, clientLoader() { throw error; } };`,
    },
  ],
  routes: [
    {
      theirs: /(route\.clientLoaderModule \? await import\([^()]*\))( : await getLazyRoute\(\))/,
      ours: `$1.catch((error) => ({ clientLoader() { throw error; } }))$2`,
    },
    // The same file is loaded again where it is needed: its failure is reported there.
    { theirs: /(import\(\s*(?:\/\*[^*]*\*\/\s*)*modulePath\s*\));/, ours: '$1.catch(() => {});' },
  ],
}

/**
 * The router reloads the page whenever the code of a route cannot be loaded, again and again. Here it asks first
 * (`src/web/reload.ts`), which allows it once in ten seconds. Else the route gets a page that ends in the error screen:
 * the router itself takes a route whose code was refused for one that shows nothing. The route gets a loader that fails as
 * well: the router waits until the loader of every route has begun, and without one the navigation would never end.
 */
export function reloadPlugin(): Plugin {
  return {
    name: 'reload-once',
    apply: 'build',
    transform(code, id) {
      const name = file.exec(id)?.[1]
      if (!name) return null
      return {
        code: (changes[name] ?? []).reduce((before, { theirs, ours }) => {
          if (!theirs.test(before)) throw new Error(`${id} no longer loads routes as this plugin expects`)
          return before.replace(theirs, ours)
        }, code),
        map: null,
      }
    },
  }
}
