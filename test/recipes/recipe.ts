import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** Text inserted into a file before an anchor. Spaces and line breaks are ignored when the anchor is compared. */
type Insertion = { before: string; insert: string }

/** One "To add …" bullet of ARCHITECTURE.md as edits of files. */
export type Recipe = {
  /** The bold text of the bullet; the test of the same name in `checks.ts` proves that it works. */
  name: string
  /** Maps a file of `src`, or one of `e2e` with that folder, to what is inserted. */
  edits: Record<string, readonly Insertion[]>
  /** Maps a new file of `src` to its text. */
  files?: Record<string, string>
  /** Maps a new folder of `src` to the one that it is a copy of. */
  copies?: Record<string, string>
}

/**
 * Applies a recipe to a checkout.
 * @throws if a file does not contain an anchor exactly once: then the recipe no longer matches the code
 */
export function carryOut({ name, edits, files = {}, copies = {} }: Recipe, checkout: string): void {
  for (const [to, from] of Object.entries(copies))
    cpSync(join(checkout, pathOf(from)), join(checkout, pathOf(to)), { recursive: true })
  for (const [file, insertions] of Object.entries(edits)) {
    const path = join(checkout, pathOf(file))
    let text = readFileSync(path, 'utf8')
    for (const { before, insert } of insertions) {
      const [place, ...more] = [...text.matchAll(looseAnchor(before))]
      if (!place || more.length > 0)
        throw new Error(
          `${name}: ${pathOf(file)} contains \`${before}\` ${more.length + (place ? 1 : 0)} times, and must contain it once.`,
        )
      text = `${text.slice(0, place.index)}${insert}\n${text.slice(place.index)}`
    }
    writeFileSync(path, text)
  }
  for (const [file, text] of Object.entries(files)) {
    const path = join(checkout, pathOf(file))
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, text)
  }
}

/** The path of a recipe's file from the root of the checkout. */
export function pathOf(file: string): string {
  return file.startsWith('e2e/') ? file : `src/${file}`
}

/** The text of the bullet of a recipe. */
export function bulletOf(name: string, architecture: string): string {
  const start = architecture.indexOf(`- **${name}**`)
  if (start < 0) throw new Error(`ARCHITECTURE.md has no bullet **${name}**.`)
  const [, length] = /^([^]+?)(?:\n- \*\*|\n#|$(?![^]))/.exec(architecture.slice(start)) ?? []
  return length ?? ''
}

/** The bold names of all bullets of "To add …". */
export function bulletsOf(architecture: string): string[] {
  const [, recipes = ''] = architecture.split('## To add …')
  return [...recipes.matchAll(/^- \*\*(.+?)\*\*/gm)].map(([, name = '']) => name)
}

/** The files that a recipe changes or adds; its bullet must name each of them. */
export function filesOf({ edits, files = {} }: Recipe): string[] {
  return [...Object.keys(edits), ...Object.keys(files)]
}

/**
 * True if a bullet names a file in backquotes: by its path below `src`, or by a pattern such as `text/{en,ar}/x.ts` or
 * `web/routes/<page>.tsx`.
 */
export function namesFile(bullet: string, file: string): boolean {
  return [...bullet.matchAll(/`([^`]+)`/g)].some(([, named = '']) => asPattern(named).test(file))
}

function asPattern(named: string): RegExp {
  const source = named
    .split(/(<[^>]*>|\{[^}]*\})/)
    .map((part) => {
      if (part.startsWith('<')) return '[\\w-]+'
      if (part.startsWith('{')) return `(?:${part.slice(1, -1).split(',').join('|')})`
      return part.replace(/[.*+?^$()|[\]\\]/g, '\\$&')
    })
    .join('')
  return new RegExp(`^${source}$`)
}

function looseAnchor(anchor: string): RegExp {
  const words = anchor.match(/\w+|[^\w\s]/g) ?? []
  return new RegExp(words.map((word) => word.replace(/[^\w]/g, '\\$&')).join('\\s*'), 'g')
}
