import { readdirSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { ServerBuild } from 'react-router'
import { locales, type Locale } from '#text/locale.ts'
import { isPersonal, pages, routeId, type PageFreshness } from '#web/pages.ts'
import { kb } from './case.ts'
import {
  bytesOf,
  gzipOf,
  kib,
  mostCss,
  mostDeskCss,
  mostFonts,
  mostPreloadedFonts,
  mostScripts,
  withImports,
} from './weighing.ts'

// `npm run check:budget`: what each page of the build makes a first visitor download, against QUALITY.md.

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

/** What fetches the rest of a page that is kept for everyone, once it is painted. */
const wake = `/assets/${names.find((name) => /^wake-[\w-]+\.js$/.test(name))}`

type Line = { what: string; bytes: number; most: number; files: number }

const lines: Line[] = []
for (const page of pages) {
  const most = mostOf(page)
  for (const locale of locales) {
    const scripts = await scriptsOf(routeId(page.name, locale), locale)
    if (page.fresh !== 'personal') scripts.add(wake)
    const bytes = await gzipOf(scripts, file)
    lines.push({ what: `${page.name} ${locale}, JS`, bytes, most, files: scripts.size })
  }
  const styles = stylesOf(routeId(page.name, 'en'))
  lines.push({
    what: `${page.name}, CSS`,
    bytes: await gzipOf(styles, file),
    most: page.layout === 'desk' ? mostDeskCss : mostCss,
    files: styles.size,
  })
}
for (const locale of locales) {
  const fonts = await preloadedFonts(locale)
  lines.push({
    what: `${locale}, preloaded fonts`,
    bytes: await bytesOf(fonts, file),
    most: mostFonts,
    files: fonts.size,
  })
}

const tooMany = (line: Line) => line.what.endsWith('fonts') && line.files > mostPreloadedFonts
const over = lines.filter((line) => line.bytes > line.most * kib || line.bytes === 0 || tooMany(line))
const shown = over.length > 0 || process.argv.includes('--all') ? lines : []
for (const line of shown) {
  const sign = over.includes(line) ? '✗' : ' '
  process.stdout.write(
    `${sign} ${line.what.padEnd(34)}${kb(line.bytes).padStart(10)} of ${line.most} KiB, ${line.files} files\n`,
  )
}
const heaviest = lines.toSorted((a, b) => b.bytes / b.most - a.bytes / a.most)[0]
process.stdout.write(
  over.length > 0
    ? `${over.length} over budget.\n`
    : `${pages.length} pages within budget; nearest to it: ${heaviest?.what}, ${kb(heaviest?.bytes ?? 0)} of ${heaviest?.most} KiB.\n`,
)
process.exitCode = over.length > 0 ? 1 : 0

function mostOf(page: { name: string; fresh: PageFreshness; layout: string }): number {
  // Its own bundle, which travellers never load.
  if (page.layout === 'desk') return mostScripts.desk
  if (isPersonal(page)) return mostScripts.personal
  const { name } = page
  return name === 'hotel' || name === 'package' ? mostScripts.hotel : mostScripts.content
}

/** The styles of a page: its own and those of what is around it. */
function stylesOf(id: string): Set<string> {
  const paths = new Set<string>()
  for (let at: string | undefined = id; at; at = routes[at]?.parentId) {
    // The router marks styles with a # that a later part brings as well.
    for (const path of assets.routes[at]?.css ?? []) paths.add(path.replace(/#$/, ''))
  }
  return paths
}

/** All that the document of a page loads: the entry, its route with those around it, and their words. */
async function scriptsOf(id: string, locale: Locale): Promise<Set<string>> {
  const paths = new Set([assets.url, assets.entry.module, ...assets.entry.imports])
  for (let at: string | undefined = id; at; at = routes[at]?.parentId) {
    const route = assets.routes[at]
    if (!route) throw new Error(`The build has no route ${at}.`)
    for (const path of [route.module, route.clientLoaderModule, ...(route.imports ?? [])]) if (path) paths.add(path)
  }
  const domains = pageMessages[id]?.map((domain) => `${locale}-${domain}`) ?? [locale]
  for (const domain of domains) {
    const name = names.find((one) => new RegExp(`^text-${domain}-[0-9a-f]+\\.js$`).test(one))
    if (!name) throw new Error(`The build has no words ${domain}.`)
    paths.add(`/assets/${name}`)
  }
  return withImports(paths, file)
}

/** The root's own fonts; those of an Arabic script are for the Arabic pages, the others for the English ones. */
async function preloadedFonts(locale: Locale): Promise<Set<string>> {
  const code = (await file(assets.routes.root?.module ?? '')).toString()
  const fonts = [...code.matchAll(/\/assets\/[\w-]+\.woff2/g)].map(([path]) => path)
  return new Set(fonts.filter((path) => path.includes('arabic') === (locale === 'ar')))
}
