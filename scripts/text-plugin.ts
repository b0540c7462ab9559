import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import compile from 'icu-minify/compile'
import type { Plugin, ResolvedConfig } from 'vite'
import { lazyPartsIn, usedMessages } from './used-messages.ts'

/**
 * Compiles the messages of `src/i18n/{en,ar}` for pages: `virtual:text/ar` is one language, `virtual:text/ar/common`
 * one namespace of it, and `virtual:text` locates them (see `src/i18n/virtual.d.ts`). The browser loads neither the ICU
 * parser nor the other language. A built page loads the message files that its code uses (`virtual:text/pages`), and so
 * does a part that is loaded on demand; in development each loads all.
 */
export function textPlugin(): Plugin {
  let config: ResolvedConfig
  let compiled: Promise<Module[]> | undefined
  let used: Promise<MessagesOfCode> | undefined
  const modules = () => (compiled ??= compileAll(config.root))
  const inBuild = () => config.command === 'build'
  const fileName = (module: Module) => `${config.build.assetsDir}/${module.name}-${module.hash}.js`

  return {
    name: 'text',
    configResolved(resolved) {
      config = resolved
    },
    /** Emits chunks whose names depend only on the messages, so that the server bundle can refer to them, too. */
    async buildStart() {
      if (!inBuild() || this.environment.name !== 'client') return
      for (const module of await modules()) {
        this.emitFile({ type: 'chunk', id: module.id, fileName: fileName(module), preserveSignature: 'strict' })
      }
    },
    resolveId(id) {
      return /^virtual:text(\/|$)/.test(id) ? `\0${id}` : undefined
    },
    transform: {
      // Runs before other plugins change the file, so that the original source is parsed.
      order: 'pre',
      async handler(code, id) {
        if (!inBuild() || this.environment.config.consumer !== 'client' || !/\b(lazyIsland|lazyPart)\b/.test(code))
          return null
        const path = relative(config.root, id.replace(/\?.*/, '')).split(sep).join('/')
        if (!path.startsWith('src/')) return null
        return withMessages(path, code, await (used ??= messagesOfCode(config.root)))
      },
    },
    async load(id) {
      if (!id.startsWith('\0virtual:text')) return undefined
      const inBrowser = this.environment.config.consumer === 'client'
      if (id === '\0virtual:text/pages') {
        const pages = inBuild() && !inBrowser ? (await (used ??= messagesOfCode(config.root))).pages : {}
        return `export const pageMessages = ${JSON.stringify(pages)}`
      }
      const all = await modules()
      if (id !== '\0virtual:text') {
        const found = all.find((module) => `\0${module.id}` === id)
        return inBrowser ? found?.code : (found?.onServer ?? found?.code)
      }
      const href = inBuild()
        ? `\`${config.base}${config.build.assetsDir}/text-\${path.replace('/', '-')}-\${hashes[path.slice(0, 2)]}.js\``
        : `\`${config.base}@id/__x00__virtual:text/\${path}\``
      return directory(all, { href, inBrowser })
    },
    hotUpdate({ file, modules, server, timestamp }) {
      if (!isMessageFile(file, config.root)) return undefined
      compiled = undefined
      const { name, moduleGraph } = this.environment
      const ofText = [...moduleGraph.idToModuleMap.values()].filter(({ id }) => id?.startsWith('\0virtual:text'))
      // The server also imports the message files directly.
      for (const module of [...ofText, ...modules]) moduleGraph.invalidateModule(module, new Set(), timestamp, true)
      if (name === 'ssr') server.environments.client.hot.send({ type: 'full-reload' })
      return []
    },
  }
}

const languages = ['en', 'ar'] as const

/** Namespaces that only the server renders, in notifications, in static islands and in loaders. */
const onServerAlone = ['emails', 'hotelemails', 'licences', 'pagetitles', 'sandbox', 'staffemails']

type Texts = Record<string, Record<string, string>>

/**
 * One language, or one namespace of it. `hash` belongs to the language, so that a page can locate all files with two
 * hashes.
 */
type Module = { id: string; name: string; code: string; hash: string; onServer?: string }

async function compileAll(root: string): Promise<Module[]> {
  const perLanguage = await Promise.all(
    languages.map(async (language) => {
      const every = Object.entries(await readTexts(root, language)).map(
        ([domain, texts]) => [domain, compiledTexts(texts)] as const,
      )
      const domains = every.filter(([domain]) => !onServerAlone.includes(domain))
      const whole = Object.fromEntries(domains)
      const hash = createHash('sha256').update(JSON.stringify(whole)).digest('hex').slice(0, 8)
      return [
        { ...moduleOf(language, whole, hash), onServer: codeOf(Object.fromEntries(every)) },
        ...domains.map(([domain, texts]) => moduleOf(`${language}/${domain}`, texts, hash)),
      ]
    }),
  )
  return perLanguage.flat()
}

/**
 * Reads the messages of a language in a process of its own, because they change during development. Vite's `runnerImport`
 * fails on a machine that is busy for a minute.
 */
async function readTexts(root: string, language: string): Promise<Texts> {
  const program = `import { ${language} } from '#i18n/${language}.ts'; process.stdout.write(JSON.stringify(${language}))`
  const options = { cwd: root, maxBuffer: 2 ** 26 }
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', program], options)
  return JSON.parse(stdout) as Texts
}

type MessagesOfCode = {
  /** The message files of each page by the id of its route: those of the page, of its layout and of the root. */
  pages: Record<string, string[]>
  /** The message files of a file that is loaded on demand, without those that every page loads. */
  ofPart: (path: string) => string[]
  read: (path: string) => string | undefined
}

/** The exports of a route that run in the browser before all messages are loaded. */
const shown = ['default', 'meta', 'Layout', 'ErrorBoundary', 'HydrateFallback']

/** Determines which message files pages and parts use, from the source code below `root`. */
export async function messagesOfCode(root: string): Promise<MessagesOfCode> {
  const texts = await readTexts(root, 'en')
  const routes = (await import(
    pathToFileURL(join(root, 'src/web/app/pages.ts')).href
  )) as typeof import('#web/app/pages.ts')
  const read = (path: string) => {
    try {
      return readFileSync(join(root, path), 'utf8')
    } catch {
      return undefined
    }
  }
  const used = usedMessages(read, texts)
  const around = used([
    { path: 'src/web/entry.client.tsx', exports: 'all' },
    { path: 'src/web/root.tsx', exports: shown },
  ])
  const ofPage = ({ file, layout }: { file: string; layout: string }) => {
    const own = used([
      { path: `src/web/routes/${file}.tsx`, exports: shown },
      { path: `src/web/app/layouts/${layout}.tsx`, exports: shown },
    ])
    return [...around.union(own)].sort()
  }
  return {
    pages: Object.fromEntries(
      routes.pages.flatMap((page) => {
        const messages = ofPage(page)
        return languages.map((language) => [routes.routeId(page.name, language), messages])
      }),
    ),
    ofPart: (path) => [...used([{ path, exports: 'all' }]).difference(around)].sort(),
    read,
  }
}

/** Adds the message files of each lazy part in a file as its last argument. */
function withMessages(path: string, code: string, { ofPart, read }: MessagesOfCode): { code: string; map: null } {
  let written = code
  for (const part of lazyPartsIn(path, code, read).toSorted((a, b) => b.end - a.end))
    written = `${written.slice(0, part.end)}, ${JSON.stringify(ofPart(part.path))}${written.slice(part.end)}`
  return { code: written, map: null }
}

function compiledTexts(texts: Record<string, string>): object {
  return Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, compile(text)]))
}

function moduleOf(path: string, content: object, hash: string): Module {
  return { id: `virtual:text/${path}`, name: `text-${path.replace('/', '-')}`, code: codeOf(content), hash }
}

/** Written as a JSON string, which is parsed several times faster than the same object as code. */
function codeOf(content: object): string {
  return `export default JSON.parse(${JSON.stringify(JSON.stringify(content))})`
}

/**
 * Code for `hrefOf` and `load` by path, `ar` or `ar/common`. The browser imports by address, without the preload code
 * of bundled imports; the server bundle contains all of them.
 * @param href the address of a `path`, as code
 */
function directory(all: Module[], { href, inBrowser }: { href: string; inBrowser: boolean }): string {
  const path = (module: Module) => module.id.slice('virtual:text/'.length)
  const hashes = Object.fromEntries(languages.map((one) => [one, all.find((module) => path(module) === one)?.hash]))
  const modules = all.map((module) => `${JSON.stringify(path(module))}: () => import(${JSON.stringify(module.id)})`)
  return [
    `const hashes = ${JSON.stringify(hashes)}`,
    `export const hrefOf = (path) => ${href}`,
    inBrowser
      ? `export const load = (path) => import(/* @vite-ignore */ hrefOf(path))`
      : `const modules = { ${modules.join(', ')} }\nexport const load = (path) => modules[path]()`,
  ].join('\n')
}

function isMessageFile(file: string, root: string): boolean {
  const folder = join(root, 'src/i18n').split(sep).join('/')
  return languages.some((language) => file === `${folder}/${language}.ts` || file.startsWith(`${folder}/${language}/`))
}
