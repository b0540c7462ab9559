import type { Locale } from '#i18n/locale.ts'

/** Subjects of the shared picture: the home page, a city, a hotel. */
const sharedKinds = ['home', 'city', 'hotel'] as const
export type Shared = { kind: (typeof sharedKinds)[number]; slug: string }

/** Increment when the drawing changes, so that clients request pictures again. */
const recipe = 1

/** URL of the picture for a shared page; another title gives another URL. */
export function sharePicture(locale: Locale, { kind, slug }: Shared, title: string, brand: string): string {
  return `/og/${locale}/${kind}/${slug}.jpg?v=${shareVersion(title, brand)}`
}

/** The picture of the home page, for pages without their own picture. */
export function sitePicture(locale: Locale): string {
  return `/og/${locale}/home/home.jpg`
}

/** Hash of the text on the picture, five to seven characters (FNV-1a, 32 bits). */
export function shareVersion(title: string, brand: string): string {
  let hash = 0x811c9dc5 + recipe
  for (const char of `${title}\n${brand}`) hash = Math.imul(hash ^ (char.codePointAt(0) ?? 0), 0x01000193)
  return (hash >>> 0).toString(36)
}
