import { markColours } from '@rihla/illustrations/mark'
import { brandTokens } from '#domains/content/brand/colours.ts'
import type { Settings } from '#domains/content/queries.server.ts'
import { brandColours } from '#domains/content/voice.server.ts'
import { direction, inLocale, type Locale } from '#i18n/locale.ts'
import { links } from '#links/site.ts'

/** Web app manifest of the site in one language. */
export function appManifest({ brand }: Settings, locale: Locale) {
  const { night = markColours.ink } = brandTokens(brandColours(brand)).light
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
    theme_color: night,
    background_color: markColours.limestone,
    icons: [
      { src: '/icons/app-192.png', sizes: '192x192', type: 'image/png', purpose: 'any' },
      { src: '/icons/app-512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
      { src: '/icons/maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  }
}
