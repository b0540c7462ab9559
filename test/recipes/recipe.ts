import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** Text inserted into a file in front of an anchor, which is compared without regard to spaces and line breaks. */
type Insertion = { before: string; insert: string }

/** One "To add …" bullet of ARCHITECTURE.md, carried out. */
export type Recipe = {
  /** What the bullet says in bold; the test of the same name in `checks.ts` proves that it works. */
  name: string
  /** A file of `src`, or one of `e2e` with that folder → what is inserted. */
  edits: Record<string, readonly Insertion[]>
  /** A new file of `src` → its text. */
  files?: Record<string, string>
}

/**
 * Carries a recipe out in a checkout.
 * @throws when a file does not hold an anchor exactly once: then the recipe is no longer as the code is
 */
export function carryOut({ name, edits, files = {} }: Recipe, checkout: string): void {
  for (const [file, insertions] of Object.entries(edits)) {
    const path = join(checkout, pathOf(file))
    let text = readFileSync(path, 'utf8')
    for (const { before, insert } of insertions) {
      const [place, ...more] = [...text.matchAll(looseAnchor(before))]
      if (!place || more.length > 0)
        throw new Error(
          `${name}: ${pathOf(file)} holds ${more.length + (place ? 1 : 0)} times \`${before}\`, and must hold it once.`,
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

/** A file of a recipe, from the root of the checkout. */
export function pathOf(file: string): string {
  return file.startsWith('e2e/') ? file : `src/${file}`
}

/** The bullet of a recipe with the lines that belong to it. */
export function bulletOf(name: string, architecture: string): string {
  const start = architecture.indexOf(`- **${name}**`)
  if (start < 0) throw new Error(`ARCHITECTURE.md has no bullet **${name}**.`)
  const [, length] = /^([^]+?)(?:\n- \*\*|\n#|$(?![^]))/.exec(architecture.slice(start)) ?? []
  return length ?? ''
}

/** The files that a recipe touches, of which its bullet must name each. */
export function filesOf({ edits, files = {} }: Recipe): string[] {
  return [...Object.keys(edits), ...Object.keys(files)]
}

/**
 * Whether a bullet names a file: by its path below `src`, by a pattern such as `text/{en,ar}/x.ts` or
 * `web/routes/<page>.tsx`, in backquotes.
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
