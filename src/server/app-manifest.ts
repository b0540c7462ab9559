import sharp from 'sharp'
import { appIcon, markColours } from '#art/mark.ts'
import type { Settings } from '#domains/content/read.server.ts'
import { direction, inLocale, type Locale } from '#text/locale.ts'
import { links } from '#web/links.ts'

const icons = {
  'app-192.png': { size: 192 },
  'app-512.png': { size: 512 },
  'maskable-512.png': { size: 512, maskable: true },
  // Cut to a rounded square by the system itself, so it fills its corners.
  'apple-touch-180.png': { size: 180, maskable: true },
} as const

/** The site as an app to install, in one language. */
export function appManifest({ brand }: Settings, locale: Locale) {
  const name = inLocale(brand.name, locale)
  return {
    id: links.home(locale),
    name,
    short_name: name,
    description: inLocale(brand.tagline, locale),
    lang: locale,
    dir: direction(locale),
    start_url: links.home(locale),
    scope: '/',
    display: 'standalone',
    theme_color: markColours.ink,
    background_color: markColours.limestone,
    icons: [
      { src: '/icons/app-192.png', sizes: '192x192', type: 'image/png', purpose: 'any' },
      { src: '/icons/app-512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
      { src: '/icons/maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  }
}

/** Draws the app's icons, each once; null for a name that is none of them. */
export function iconMaker(): (name: string) => Promise<Buffer> | null {
  const made = new Map<string, Promise<Buffer>>()
  return (name) => {
    if (!isIcon(name)) return null
    const icon =
      made.get(name) ??
      sharp(Buffer.from(appIcon(icons[name])))
        .png({ compressionLevel: 9 })
        .toBuffer()
    made.set(name, icon)
    return icon
  }
}

function isIcon(name: string): name is keyof typeof icons {
  return Object.hasOwn(icons, name)
}
