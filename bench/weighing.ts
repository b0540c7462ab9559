import { gzipSync } from 'node:zlib'

/** Reads a file that the browser loads, by its path on the site. */
export type Files = (path: string) => Promise<Buffer>

/** Bytes per kilobyte in all limits of this file. */
export const kib = 1024

/** Maximum size of a page's compressed HTML in kilobytes, by path; hotel lists are allowed to be larger. */
export const maxHtml = (path: string) => (/\/hotels(\?|$)/.test(path) ? 20 : 14)

/** Maximum download of a first visit in kilobytes (gzip). */
export const maxCss = 16
/** Limit for admin pages, which load the common styles and the admin's own. */
export const maxAdminCss = 20
export const maxFonts = 45
export const maxPreloadedFonts = 2
/** `account`: pages of the profile. */
export const maxScripts = { content: 130, hotel: 140, personal: 150, account: 155, admin: 168 }

/** Modules with all their static imports; dynamic imports are not part of a first view. */
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
