import type { Plugin } from 'vite'

const file = /react-router[\\/]dist[\\/].*[\\/]ssr[\\/](routeModules|routes)\.js$/

/** Replacements in each of the router's files. */
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
    {
      theirs: /(route\.clientActionModule \? import\([^()]*\))( : getLazyRoute\(\))/,
      ours: `$1.catch((error) => ({ clientAction() { throw error; } }))$2`,
    },
    // Ignored here, because the same file is loaded again where it is needed and its failure is reported there.
    { theirs: /(import\(\s*(?:\/\*[^*]*\*\/\s*)*modulePath\s*\));/, ours: '$1.catch(() => {});' },
  ],
}

/**
 * The router reloads the page every time the code of a route cannot be loaded, without a limit. This plugin first
 * dispatches an event to `src/web/lib/reload.ts`, which allows one reload in ten seconds. Otherwise the route gets a
 * component that throws, so that the error screen is shown: the router itself would treat a route whose code failed to
 * load as a route without content. Loader and action get functions that fail: the router waits until the loader of every
 * route has started, and shows nothing of a route whose action could not be loaded.
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
          if (!theirs.test(before)) throw new Error(`${id} no longer contains the code that this plugin replaces`)
          return before.replace(theirs, ours)
        }, code),
        map: null,
      }
    },
  }
}
