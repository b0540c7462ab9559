import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { join, sep } from 'node:path'
import { promisify } from 'node:util'
import compile from 'icu-minify/compile'
import type { Plugin, ResolvedConfig } from 'vite'
import { locales } from '../src/i18n/locale.ts'

/**
 * Compiles the messages of each language, so that no page loads the ICU parser: `virtual:messages/ar/site` is one bundle
 * of a language, `virtual:messages` locates them (see `src/i18n/virtual.d.ts`).
 */
export function messagesPlugin(): Plugin {
  let config: ResolvedConfig
  let compiled: Promise<Bundle[]> | undefined
  const bundles = () => (compiled ??= compileAll(config.root))
  const fileName = ({ path, hash }: Bundle) => `${config.build.assetsDir}/text-${path.replace('/', '-')}-${hash}.js`

  return {
    name: 'messages',
    configResolved(resolved) {
      config = resolved
    },
    /** Emits chunks whose names depend only on the messages, so that the server bundle can refer to them, too. */
    async buildStart() {
      if (config.command !== 'build' || this.environment.name !== 'client') return
      for (const bundle of await bundles())
        if (!isOfServer(bundle))
          this.emitFile({ type: 'chunk', id: idOf(bundle), fileName: fileName(bundle), preserveSignature: 'strict' })
    },
    resolveId(id) {
      return /^virtual:messages(\/|$)/.test(id) ? `\0${id}` : undefined
    },
    async load(id) {
      if (!id.startsWith('\0virtual:messages')) return undefined
      const all = await bundles()
      if (id !== '\0virtual:messages') return all.find((bundle) => `\0${idOf(bundle)}` === id)?.code
      const href = (bundle: Bundle) =>
        config.base + (config.command === 'build' ? fileName(bundle) : `@id/__x00__${idOf(bundle)}`)
      const hrefs = Object.fromEntries(
        all.filter((bundle) => !isOfServer(bundle)).map((bundle) => [bundle.path, href(bundle)]),
      )
      const imports = all.map(
        (bundle) => `${JSON.stringify(bundle.path)}: () => import(${JSON.stringify(idOf(bundle))})`,
      )
      return [
        `const hrefs = ${JSON.stringify(hrefs)}`,
        `export const hrefOf = (path) => hrefs[path]`,
        // The browser imports by address, because the document preloads them by it.
        this.environment.config.consumer === 'client'
          ? `export const load = (path) => import(/* @vite-ignore */ hrefs[path])`
          : `const bundles = { ${imports.join(', ')} }\nexport const load = (path) => bundles[path]()`,
      ].join('\n')
    },
    hotUpdate({ file, modules, server, timestamp }) {
      const folder = join(config.root, 'src/i18n').split(sep).join('/')
      if (!locales.some((locale) => file.startsWith(`${folder}/${locale}/`))) return undefined
      compiled = undefined
      const { name, moduleGraph } = this.environment
      const ofMessages = [...moduleGraph.idToModuleMap.values()].filter(({ id }) =>
        id?.startsWith('\0virtual:messages'),
      )
      // The server also imports the message files directly.
      for (const module of [...ofMessages, ...modules]) moduleGraph.invalidateModule(module, new Set(), timestamp, true)
      if (name === 'ssr') server.environments.client.hot.send({ type: 'full-reload' })
      return []
    },
  }
}

/** A bundle of a language, `ar/site`, as a module whose default export contains its compiled messages. */
type Bundle = { path: string; code: string; hash: string }

async function compileAll(root: string): Promise<Bundle[]> {
  const ofLanguages = await Promise.all(
    locales.map(async (locale) =>
      Object.entries(await readMessages(root, locale)).map(([name, domains]) => {
        const content = JSON.stringify(mapValues(domains, (texts) => mapValues(texts, compile)))
        const hash = createHash('sha256').update(content).digest('hex').slice(0, 8)
        // A JSON string is parsed several times faster than the same object as code.
        return { path: `${locale}/${name}`, code: `export default JSON.parse(${JSON.stringify(content)})`, hash }
      }),
    ),
  )
  return ofLanguages.flat()
}

/**
 * Reads the messages of a language in a process of its own, because they change during development. Vite's `runnerImport`
 * fails on a machine that is busy for a minute.
 */
async function readMessages(root: string, locale: string): Promise<Record<string, Domains>> {
  const program = `import { messages } from '#i18n/${locale}/messages.ts'; process.stdout.write(JSON.stringify(messages))`
  const options = { cwd: root, maxBuffer: 2 ** 26 }
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', program], options)
  return JSON.parse(stdout) as Record<string, Domains>
}

type Domains = Record<string, Record<string, string>>

function mapValues<Value, Result>(
  object: Record<string, Value>,
  map: (value: Value) => Result,
): Record<string, Result> {
  return Object.fromEntries(Object.entries(object).map(([key, value]) => [key, map(value)]))
}

function idOf({ path }: Bundle): string {
  return `virtual:messages/${path}`
}

function isOfServer({ path }: Bundle): boolean {
  return path.endsWith('/server')
}
