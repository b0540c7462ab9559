import { createHash } from 'node:crypto'
import { join, sep } from 'node:path'
import compile from 'icu-minify/compile'
import { runnerImport, type Plugin, type ResolvedConfig } from 'vite'

/**
 * Compiles the messages of `src/text/{en,ar}` for pages: `virtual:text/ar` is one language,
 * `virtual:text/ar/common` one domain of it, and `virtual:text` finds them (see `src/text/virtual.d.ts`).
 * The browser gets neither the ICU parser nor the other language.
 */
export function textPlugin(): Plugin {
  let config: ResolvedConfig
  let compiled: Promise<Module[]> | undefined
  const modules = () => (compiled ??= compileAll(config.root))
  const inBuild = () => config.command === 'build'
  const fileName = (module: Module) => `${config.build.assetsDir}/${module.name}-${module.hash}.js`

  return {
    name: 'text',
    configResolved(resolved) {
      config = resolved
    },
    /** Chunks whose names follow from the words alone, so that the server bundle can name them too. */
    async buildStart() {
      if (!inBuild() || this.environment.name !== 'client') return
      for (const module of await modules()) {
        this.emitFile({ type: 'chunk', id: module.id, fileName: fileName(module), preserveSignature: 'strict' })
      }
    },
    resolveId(id) {
      return /^virtual:text(\/|$)/.test(id) ? `\0${id}` : undefined
    },
    async load(id) {
      if (!id.startsWith('\0virtual:text')) return undefined
      const all = await modules()
      if (id !== '\0virtual:text') return all.find((module) => `\0${module.id}` === id)?.code
      const hrefOf = (module: Module) => config.base + (inBuild() ? fileName(module) : `@id/__x00__${module.id}`)
      return directory(all, {
        hrefOf,
        hrefBegin: `${config.base}${config.build.assetsDir}/text-`,
        inBrowser: this.environment.config.consumer === 'client',
        inBuild: inBuild(),
      })
    },
    hotUpdate({ file, timestamp }) {
      if (!isMessageFile(file, config.root)) return undefined
      compiled = undefined
      const { moduleGraph, hot } = this.environment
      for (const module of moduleGraph.idToModuleMap.values()) {
        if (module.id?.startsWith('\0virtual:text')) moduleGraph.invalidateModule(module, new Set(), timestamp, true)
      }
      hot.send({ type: 'full-reload' })
      return []
    },
  }
}

const languages = ['en', 'ar'] as const

/** Domains of what only the server writes: no page has a use for them. */
const onServerAlone = ['correspondence', 'letters', 'licences', 'sandbox']

type Texts = Record<string, Record<string, string>>

/** One language, or one domain of it. */
type Module = { id: string; name: string; code: string; hash: string }

async function compileAll(root: string): Promise<Module[]> {
  const perLanguage = await Promise.all(
    languages.map(async (language) => {
      const file = await runnerImport<Record<string, Texts>>(join(root, `src/text/${language}.ts`))
      const domains = Object.entries(file.module[language] ?? {})
        .filter(([domain]) => !onServerAlone.includes(domain))
        .map(([domain, texts]) => [domain, compiledTexts(texts)] as const)
      return [
        moduleOf(language, Object.fromEntries(domains)),
        ...domains.map(([domain, texts]) => moduleOf(`${language}/${domain}`, texts)),
      ]
    }),
  )
  return perLanguage.flat()
}

function compiledTexts(texts: Record<string, string>): object {
  return Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, compile(text)]))
}

function moduleOf(path: string, content: object): Module {
  const json = JSON.stringify(content)
  return {
    id: `virtual:text/${path}`,
    name: `text-${path.replace('/', '-')}`,
    // A string of JSON is read several times faster than the same object as code.
    code: `export default JSON.parse(${JSON.stringify(json)})`,
    hash: createHash('sha256').update(json).digest('hex').slice(0, 6),
  }
}

/**
 * `hrefs` and `load` by path, `ar` or `ar/common`. The browser imports by address, without the
 * preload code that bundled imports bring; the server bundle carries all of them.
 */
function directory(
  all: Module[],
  {
    hrefOf,
    hrefBegin,
    inBrowser,
    inBuild,
  }: { hrefOf: (module: Module) => string; hrefBegin: string; inBrowser: boolean; inBuild: boolean },
): string {
  const path = (module: Module) => JSON.stringify(module.id.slice('virtual:text/'.length))
  const table = (valueOf: (module: Module) => string) =>
    `{ ${all.map((module) => `${path(module)}: ${valueOf(module)}`).join(', ')} }`
  return [
    inBrowser && inBuild
      ? hrefsOfHashes(all, hrefBegin)
      : `export const hrefs = ${table((module) => JSON.stringify(hrefOf(module)))}`,
    inBrowser
      ? `export const load = (path) => import(/* @vite-ignore */ hrefs[path])`
      : `const modules = ${table((module) => `() => import(${JSON.stringify(module.id)})`)}\nexport const load = (path) => modules[path]()`,
  ].join('\n')
}

/**
 * The names of the files but for their hashes follow from the paths, and a domain's are the same in both languages: every
 * page carries this. The key of a whole language is empty.
 */
function hrefsOfHashes(all: Module[], hrefBegin: string): string {
  const path = (module: Module) => module.id.slice('virtual:text/'.length)
  const hashOf = new Map(all.map((module) => [path(module), module.hash]))
  const domains = all.map(path).flatMap((one) => (/^en(\/|$)/.test(one) ? [one.slice(3)] : []))
  const inBoth = domains.map((domain) => {
    const hashes = languages.map((language) => hashOf.get(domain ? `${language}/${domain}` : language))
    return `${JSON.stringify(domain)}: ${JSON.stringify(hashes.join(''))}`
  })
  return `export const hrefs = {}
const hashes = { ${inBoth.join(', ')} }
for (const domain in hashes) ${JSON.stringify(languages)}.forEach((path, i) => {
  if (domain) path += '/' + domain
  hrefs[path] = \`${hrefBegin}\${path.replace('/', '-')}-\${hashes[domain].slice(i * 6, i * 6 + 6)}.js\`
})`
}

function isMessageFile(file: string, root: string): boolean {
  const folder = join(root, 'src/text').split(sep).join('/')
  return languages.some((language) => file === `${folder}/${language}.ts` || file.startsWith(`${folder}/${language}/`))
}
