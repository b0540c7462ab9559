import type { MetaDescriptor } from 'react-router'
import { isLocale, languageOf, otherLocales } from '#i18n/locale.ts'
import { sharePicture, sitePicture, type Shared } from '#web/lib/seo/share-picture.ts'

type Options = {
  title: string
  description: string
  path: string
  share?: Shared | undefined
  /** The title including the name of the site. */
  whole: string
  brand: string
  /** Address of the logo on the picture, or empty. */
  look: string
  origin: string
}

/** Tags for pages shared on other sites: Open Graph, and the size of the picture. */
export function sharedTags({ title, description, path, share, whole, brand, look, origin }: Options): MetaDescriptor[] {
  const first = path.split('/')[1]
  const locale = isLocale(first) ? first : 'en'
  const tags = {
    'og:type': 'website',
    'og:site_name': brand,
    'og:url': origin + path,
    'og:title': whole,
    'og:description': description,
    'og:locale': languageOf(locale).openGraph,
    'og:image': origin + (share ? sharePicture(locale, share, title, brand + look) : sitePicture(locale)),
    'og:image:type': 'image/jpeg',
    'og:image:width': '1200',
    'og:image:height': '630',
    'og:image:alt': share ? title : brand,
  }
  return [
    ...Object.entries(tags).map(([property, content]) => ({ property, content })),
    ...otherLocales(locale).map((other) => ({
      property: 'og:locale:alternate',
      content: languageOf(other).openGraph,
    })),
    { name: 'twitter:card', content: 'summary_large_image' },
  ]
}

/** Open Graph names of the languages. */
