import { gzipSync } from 'node:zlib'

/** The bytes of a file of the browser, by its address below the site. */
export type Files = (path: string) => Promise<Buffer>

/** The kilobyte of every limit here, in bytes. */
export const kib = 1024

/** Kilobytes of a page's HTML as it travels, by its path; a list of hotels may weigh more. */
export const mostHtml = (path: string) => (/\/hotels(\?|$)/.test(path) ? 20 : 14)

/** Kilobytes (gzip) that a first visit may download, as QUALITY.md has it. */
export const mostCss = 16
/** The desk's own, beside what every page has. */
export const mostDeskCss = 20
export const mostFonts = 45
export const mostPreloadedFonts = 2
export const mostScripts = { content: 130, hotel: 140, personal: 150, desk: 160 }

/** Modules with all they import at once; what they import later is not part of a first view. */
export async function withImports(paths: Set<string>, file: Files): Promise<Set<string>> {
  for (const path of paths) {
    for (const inner of imports((await file(path)).toString())) {
      paths.add(new URL(inner, `http://here${path}`).pathname)
    }
  }
  return paths
}

export function imports(code: string): string[] {
  return [...code.matchAll(/\b(?:from|import)\s*["']((?:\.{0,2}\/)[^"']+\.js)["']/g)].map(([, path]) => path ?? '')
}

export async function gzipOf(paths: Set<string>, file: Files): Promise<number> {
  const bodies = await Promise.all([...paths].map(file))
  return bodies.reduce((sum, body) => sum + gzipSync(body, { level: 9 }).length, 0)
}

export async function bytesOf(paths: Set<string>, file: Files): Promise<number> {
  const bodies = await Promise.all([...paths].map(file))
  return bodies.reduce((sum, body) => sum + body.length, 0)
}
