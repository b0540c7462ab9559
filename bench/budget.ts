import { readdirSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { gzipSync } from 'node:zlib'
import type { ServerBuild } from 'react-router'
import { locales, type Locale } from '#i18n/locale.ts'
import { areaOf, pages, routeId } from '#web/app/pages.ts'
import { kb } from './case.ts'

// `npm run check -- weight`: the scripts and styles that the heaviest page of each area loads on a first visit, and whether
// the oldest browser that the README names can run all scripts.

/** Maximum sizes in KiB, compressed. Nine tenths of one are a warning. */
const limits = {
  site: { JS: 235, CSS: 24 },
  account: { JS: 250, CSS: 24 },
  admin: { JS: 320, CSS: 24 },
}
/** What Safari 15.4 does not have: methods, and lookbehind, with which it cannot read the file. */
const tooNew =
  /\.(?:toSorted|toReversed|toSpliced|with|isWellFormed|toWellFormed)\(|\bgroupBy\(|\bURL\.(?:canParse|parse)\(|\(\?<[=!]/
type Kind = 'JS' | 'CSS'
/** Sizes in bytes by name without digest. */
type Sizes = Record<string, number>

const root = resolve(import.meta.dirname, '..')
const readyScript = '../scripts/setup/ready.mjs'
const { makeReady } = (await import(readyScript)) as { makeReady: (root: string, needed: string[]) => Promise<void> }
await makeReady(root, ['build'])

const { assets, entry, routes } = (await import(pathToFileURL(`${root}/build/server/index.js`).href)) as ServerBuild
const { bundlesOf } = entry.module as unknown as { bundlesOf: (route: string) => readonly string[] }
const client = `${root}/build/client`
const names = readdirSync(`${client}/assets`)
const asset = (pattern: RegExp) => {
  const name = names.find((name) => pattern.test(name))
  if (!name) throw new Error(`The build has no file ${pattern.source}`)
  return `/assets/${name}`
}
/** The files that the document names itself. */
const ofEachPage = { JS: [/^hydrate-.*\.js$/, /^first-paint-.*\.js$/], CSS: [/^print-.*\.css$/] }

const weighed = new Map<string, number>()
const lines: string[] = []
let isOver = false
for (const [area, limit] of Object.entries(limits)) {
  for (const kind of ['JS', 'CSS'] as const) {
    const visits = pages
      .filter((page) => areaOf(page) === area)
      .flatMap(({ name }) =>
        locales.map((locale) => ({ visit: `${name} ${locale}`, sizes: sizesOf(name, locale, kind) })),
      )
    const { visit, sizes } = visits.reduce((one, other) => (sum(other.sizes) > sum(one.sizes) ? other : one))
    const bytes = sum(sizes)
    const share = bytes / (limit[kind] * 1024)
    const line = `${area}: ${kb(bytes)} of ${limit[kind]} KiB ${kind} (${visit})`
    if (bytes === 0) throw new Error(`No page of the ${area} has ${kind}`)
    isOver ||= share > 1
    if (share > 1) lines.push(`✗ ${line}; ${largestFiles(sizes)}`)
    else if (share > 0.9) lines.push(`warning: ${line}; ${largestFiles(sizes)}`)
    else lines.push(line)
  }
}
for (const name of names.filter((name) => name.endsWith('.js'))) {
  const match = tooNew.exec(read(`/assets/${name}`))
  if (match) lines.push(`✗ ${name} uses ${match[0]}, which Safari 15.4 does not have`)
  isOver ||= match !== null
}
process.stdout.write(`${lines.join('\n')}\n`)
if (isOver) process.exitCode = 1

function sizesOf(page: string, locale: Locale, kind: Kind): Sizes {
  const paths = kind === 'JS' ? scriptsOf(routeId(page, locale), locale) : stylesOf(routeId(page, locale))
  for (const pattern of ofEachPage[kind]) paths.add(asset(pattern))
  const sizes: Sizes = {}
  for (const path of paths) {
    const name = path.replace(/^\/assets\/|-[\w-]{5,8}(?=\.\w+$)/g, '')
    sizes[name] = (sizes[name] ?? 0) + compressedSize(path)
  }
  return sizes
}

/** The styles of a page and of its parent routes. */
function stylesOf(id: string): Set<string> {
  // The router appends # to styles that a child route also includes.
  return new Set(withParents(id).flatMap((route) => (route.css ?? []).map((path) => path.replace(/#$/, ''))))
}

/** All scripts that the document of a page loads: the entry, its route, the parent routes and their messages. */
function scriptsOf(id: string, locale: Locale): Set<string> {
  const paths = new Set([assets.url, assets.entry.module, ...assets.entry.imports])
  for (const route of withParents(id))
    for (const path of [route.module, route.clientLoaderModule, ...(route.imports ?? [])]) if (path) paths.add(path)
  for (const bundle of bundlesOf(id)) paths.add(asset(new RegExp(`^text-${locale}-${bundle}-[0-9a-f]+\\.js$`)))
  // Static imports; dynamic ones are not part of a first view. A set is also visited where it grows.
  for (const path of paths)
    for (const [, name = ''] of read(path).matchAll(/\b(?:from|import)\s*["']((?:\.{0,2}\/)[^"']+\.js)["']/g))
      paths.add(new URL(name, `http://site${path}`).pathname)
  return paths
}

function withParents(id: string): NonNullable<(typeof assets.routes)[string]>[] {
  const route = assets.routes[id]
  if (!route) throw new Error(`The build contains no route ${id}.`)
  const parent = routes[id]?.parentId
  return [route, ...(parent ? withParents(parent) : [])]
}

function read(path: string): string {
  return readFileSync(client + path, 'utf8')
}

function compressedSize(path: string): number {
  const size = weighed.get(path) ?? gzipSync(read(path), { level: 9 }).length
  weighed.set(path, size)
  return size
}

function sum(sizes: Sizes): number {
  return Object.values(sizes).reduce((total, size) => total + size, 0)
}

function largestFiles(sizes: Sizes): string {
  const largest = Object.entries(sizes)
    .toSorted(([, a], [, b]) => b - a)
    .slice(0, 5)
  return `largest files: ${largest.map(([name, bytes]) => `${name} ${kb(bytes)}`).join(', ')}`
}
