import { readdirSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { ServerBuild } from 'react-router'
import { locales, type Locale } from '#i18n/locale.ts'
import { isPersonal, pages, routeId, type PageFreshness } from '#web/app/pages.ts'
import { kb } from './case.ts'
import {
  bytesOf,
  gzipOf,
  kib,
  maxCss,
  maxAdminCss,
  maxFonts,
  maxPreloadedFonts,
  maxScripts,
  withImports,
} from './weighing.ts'

// `npm run check:budget`: compares the download size of each built page on a first visit with its budget in
// `weighing.ts`.

const root = resolve(import.meta.dirname, '..')
const buildScript = '../scripts/setup/build.mjs'
const { build, buildIsStale } = (await import(buildScript)) as {
  build: (root: string) => Promise<void>
  buildIsStale: (root: string) => boolean
}
if (buildIsStale(root)) await build(root)

const { assets, entry, routes } = (await import(pathToFileURL(`${root}/build/server/index.js`).href)) as ServerBuild
const { pageMessages } = entry.module as unknown as { pageMessages: Record<string, string[]> }
const names = readdirSync(`${root}/build/client/assets`)
const known = new Map<string, Promise<Buffer>>()
const file = (path: string) => {
  const body = known.get(path) ?? readFile(`${root}/build/client${path}`)
  known.set(path, body)
  return body
}

const asset = (stem: string, extension: 'js' | 'css') => {
  const file = names.find((name) => name.startsWith(`${stem}-`) && name.endsWith(`.${extension}`))
  if (!file) throw new Error(`The build has no ${stem}.${extension}`)
  return `/assets/${file}`
}
/** The files that the document names itself. */
const named = ['hydrate', 'first-paint'].map((script) => asset(script, 'js'))
const printStyles = asset('print', 'css')

type Line = { what: string; bytes: number; max: number; files: number }

const lines: Line[] = []
for (const page of pages) {
  const max = maxOf(page)
  for (const locale of locales) {
    const scripts = await scriptsOf(routeId(page.name, locale), locale)
    for (const script of named) scripts.add(script)
    const bytes = await gzipOf(scripts, file)
    lines.push({ what: `${page.name} ${locale}, JS`, bytes, max, files: scripts.size })
  }
  const styles = stylesOf(routeId(page.name, 'en')).add(printStyles)
  lines.push({
    what: `${page.name}, CSS`,
    bytes: await gzipOf(styles, file),
    max: page.layout === 'admin' ? maxAdminCss : maxCss,
    files: styles.size,
  })
}
for (const locale of locales) {
  const fonts = await preloadedFonts(locale)
  lines.push({
    what: `${locale}, preloaded fonts`,
    bytes: await bytesOf(fonts, file),
    max: maxFonts,
    files: fonts.size,
  })
}

const tooMany = (line: Line) => line.what.endsWith('fonts') && line.files > maxPreloadedFonts
const over = lines.filter((line) => line.bytes > line.max * kib || line.bytes === 0 || tooMany(line))
const shown = over.length > 0 || process.argv.includes('--all') ? lines : []
for (const line of shown) {
  const sign = over.includes(line) ? '✗' : ' '
  process.stdout.write(
    `${sign} ${line.what.padEnd(34)}${kb(line.bytes).padStart(10)} of ${line.max} KiB, ${line.files} files\n`,
  )
}
const heaviest = lines.toSorted((a, b) => b.bytes / b.max - a.bytes / a.max)[0]
process.stdout.write(
  over.length > 0
    ? `${over.length} over budget.\n`
    : `${pages.length} pages within budget; nearest to it: ${heaviest?.what}, ${kb(heaviest?.bytes ?? 0)} of ${heaviest?.max} KiB.\n`,
)
process.exitCode = over.length > 0 ? 1 : 0

function maxOf(page: { name: string; fresh: PageFreshness; layout: string }): number {
  // The admin has a separate bundle that travellers never load.
  if (page.layout === 'admin') return maxScripts.admin
  if (page.layout === 'profile') return maxScripts.account
  if (isPersonal(page)) return maxScripts.personal
  const { name } = page
  return name === 'hotel' || name === 'package' ? maxScripts.hotel : maxScripts.content
}

/** The styles of a page and of its parent routes. */
function stylesOf(id: string): Set<string> {
  const paths = new Set<string>()
  for (let at: string | undefined = id; at; at = routes[at]?.parentId) {
    // The router appends # to styles that a child route also includes.
    for (const path of assets.routes[at]?.css ?? []) paths.add(path.replace(/#$/, ''))
  }
  return paths
}

/** All scripts that the document of a page loads: the entry, its route, the parent routes and their translations. */
async function scriptsOf(id: string, locale: Locale): Promise<Set<string>> {
  const paths = new Set([assets.url, assets.entry.module, ...assets.entry.imports])
  for (let at: string | undefined = id; at; at = routes[at]?.parentId) {
    const route = assets.routes[at]
    if (!route) throw new Error(`The build contains no route ${at}.`)
    for (const path of [route.module, route.clientLoaderModule, ...(route.imports ?? [])]) if (path) paths.add(path)
  }
  const domains = pageMessages[id]?.map((domain) => `${locale}-${domain}`) ?? [locale]
  for (const domain of domains) {
    const name = names.find((one) => new RegExp(`^text-${domain}-[0-9a-f]+\\.js$`).test(one))
    if (!name) throw new Error(`The build contains no translations for ${domain}.`)
    paths.add(`/assets/${name}`)
  }
  return withImports(paths, file)
}

/** Fonts that the root route preloads. Arabic fonts are preloaded on Arabic pages, the others on English pages. */
async function preloadedFonts(locale: Locale): Promise<Set<string>> {
  const code = (await file(assets.routes.root?.module ?? '')).toString()
  const fonts = [...code.matchAll(/\/assets\/[\w-]+\.woff2/g)].map(([path]) => path)
  return new Set(fonts.filter((path) => path.includes('arabic') === (locale === 'ar')))
}
