import type { Locale } from '#text/locale.ts'

/** What a page is shared as: the home page, a city, a hotel. */
const sharedKinds = ['home', 'city', 'hotel'] as const
export type Shared = { kind: (typeof sharedKinds)[number]; slug: string }

/** Raised when the drawing changes, so that pictures shared before are asked for anew. */
const recipe = 1

/** Where the picture is that stands for a page; a changed title is another address. */
export function sharePicture(locale: Locale, { kind, slug }: Shared, title: string, brand: string): string {
  return `/og/${locale}/${kind}/${slug}.jpg?v=${shareVersion(title, brand)}`
}

/** The picture of the home page, for pages that have none of their own. */
export function sitePicture(locale: Locale): string {
  return `/og/${locale}/home/home.jpg`
}

/** Five to seven letters that follow from the words on the picture (FNV-1a, 32 bits). */
export function shareVersion(title: string, brand: string): string {
  let hash = 0x811c9dc5 + recipe
  for (const char of `${title}\n${brand}`) hash = Math.imul(hash ^ (char.codePointAt(0) ?? 0), 0x01000193)
  return (hash >>> 0).toString(36)
}
