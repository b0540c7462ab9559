import { gunzipSync } from 'node:zlib'
import { locales } from '#i18n/locale.ts'
import { kb, type Case, type Row } from '../case.ts'
import { getRaw } from '../raw.ts'
import type { Site } from '../site.ts'
import { bytesOf, gzipOf, kib, maxCss, maxFonts, maxHtml, type Files } from '../weighing.ts'

/** Download size of a first view without pictures. Scripts load after it and are covered by `check:budget`. */
export const weight: Case = {
  name: 'Weight of a first view, gzip',
  async run({ site }) {
    const files = new Map<string, Promise<Buffer>>()
    const file = (path: string) => {
      const known = files.get(path) ?? getRaw(site.address + path, {}).then(({ body }) => body)
      files.set(path, known)
      return known
    }
    const rows: Row[] = []
    for (const locale of locales) {
      for (const [name, path] of Object.entries(site.pages(locale))) {
        const { body } = await getRaw(site.address + path)
        const html = gunzipSync(body).toString()
        const styles = linked(html, 'style')
        const fonts = await fontsOf(html, styles, file)
        const preloads = linked(html, 'font')
        const label = `${name} ${locale}`
        rows.push(
          sizedRow(`${label}, HTML`, body.length, maxHtml(path)),
          sizedRow(`${label}, CSS`, await gzipOf(styles, file), maxCss),
          sizedRow(`${label}, ${preloads.size} preloaded fonts`, await bytesOf(preloads, file), maxFonts),
          {
            what: `${label}, all ${fonts.size} fonts with a character of the page`,
            ours: kb(await bytesOf(fonts, file)),
          },
        )
      }
    }
    return [...rows, ...(await heaviestPages(site))]
  },
}

/** Number of addresses measured per kind of page, because pages of one kind are alike. */
const ofAKind = 8

/** The heaviest page of each kind listed in the sitemap, in both languages. */
async function heaviestPages(site: Site): Promise<Row[]> {
  const index = await listed(site, '/sitemap.xml')
  const heaviest = new Map<string, { path: string; bytes: number }>()
  for (const file of index) {
    const [, locale = '', kind = ''] = /\/sitemaps\/(\w+)\/(\w+)-/.exec(file) ?? []
    for (const path of (await listed(site, file)).slice(
      0,
      kind === 'pages' || kind === 'hotels' ? undefined : ofAKind,
    )) {
      const name = kind === 'pages' ? path : `${kind} ${locale}`
      const { body } = await getRaw(site.address + path)
      if (body.length > (heaviest.get(name)?.bytes ?? 0)) heaviest.set(name, { path, bytes: body.length })
    }
  }
  const sized = [...heaviest.values()].toSorted((a, b) => b.bytes - a.bytes)
  return sized
    .slice(0, heaviestShown)
    .map(({ path, bytes }) => sizedRow(`${decodeURI(path)}, HTML`, bytes, maxHtml(path)))
}

const heaviestShown = 12

/** Paths listed in one file of the sitemap. */
async function listed(site: Site, file: string): Promise<string[]> {
  const { body } = await getRaw(site.address + file)
  return [
    ...gunzipSync(body)
      .toString()
      .matchAll(/<loc>([^<]+)<\/loc>/g),
  ].map(([, url = '']) => {
    const { pathname, search } = new URL(url.replaceAll('&amp;', '&'))
    return pathname + search
  })
}

function sizedRow(what: string, bytes: number, maxKb: number): Row {
  return { what, ours: kb(bytes), target: `≤ ${maxKb} KiB`, reached: bytes <= maxKb * kib }
}

/** Files of one kind that the HTML links to directly. */
function linked(html: string, kind: 'style' | 'font'): Set<string> {
  const found = new Set<string>()
  // The styles of the easy view replace a script, so a visit loads one of them.
  for (const [tag] of html.replace(/<noscript>.*?<\/noscript>/gs, '').matchAll(/<link\b[^>]*>/g)) {
    const address = /\bhref="(\/[^"]+)"/.exec(tag)?.[1]
    if (!address) continue
    const rel = /\brel="([^"]+)"/.exec(tag)?.[1]
    const is = rel === 'stylesheet' ? 'style' : /\bas="([^"]+)"/.exec(tag)?.[1]
    if (is === kind) found.add(address)
  }
  return found
}

/**
 * Font faces whose `unicode-range` contains a character of the page's text: an upper bound, because browsers often load
 * fewer.
 */
async function fontsOf(html: string, styles: Set<string>, file: Files): Promise<Set<string>> {
  const inner = [...html.matchAll(/<style\b[^>]*>([\s\S]*?)<\/style>/g)].map(([, css]) => css ?? '')
  const css = [...inner, ...(await Promise.all([...styles].map(async (path) => (await file(path)).toString())))].join()
  const body = html.slice(html.indexOf('<body')).replace(/<(script|style|template)\b[\s\S]*?<\/\1>/g, '')
  const points = [...new Set(body.replace(/<[^>]*>/g, ''))].map((char) => char.codePointAt(0) ?? 0)
  const found = linked(html, 'font')
  for (const [face] of css.matchAll(/@font-face\s*\{[^}]*\}/g)) {
    const path = /url\(["']?([^"')]+\.woff2)/.exec(face)?.[1]
    const ranges = /unicode-range:([^;}]+)/.exec(face)?.[1]
    if (path?.startsWith('/') && (!ranges || points.some((point) => within(point, ranges)))) found.add(path)
  }
  return found
}

function within(point: number, ranges: string): boolean {
  return ranges.split(',').some((range) => {
    const [from = '', to = from] = range.trim().replace(/^U\+/i, '').split('-')
    return point >= parseInt(from.replaceAll('?', '0'), 16) && point <= parseInt(to.replaceAll('?', 'F'), 16)
  })
}
