import type { MetaDescriptor } from 'react-router'
import { isLocale, otherLocale } from '#text/locale.ts'
import { sharePicture, sitePicture, type Shared } from '#web/share-picture.ts'

type Given = {
  title: string
  description: string
  path: string
  share?: Shared | undefined
  /** The title with the name of the site. */
  whole: string
  brand: string
  origin: string
}

/** What other sites show of a page that is shared there: Open Graph, and the size of its picture. */
export function sharedTags({ title, description, path, share, whole, brand, origin }: Given): MetaDescriptor[] {
  const first = path.split('/')[1]
  const locale = isLocale(first) ? first : 'en'
  const tags = {
    'og:type': 'website',
    'og:site_name': brand,
    'og:url': origin + path,
    'og:title': whole,
    'og:description': description,
    'og:locale': openGraphLocales[locale],
    'og:locale:alternate': openGraphLocales[otherLocale(locale)],
    'og:image': origin + (share ? sharePicture(locale, share, title, brand) : sitePicture(locale)),
    'og:image:type': 'image/jpeg',
    'og:image:width': '1200',
    'og:image:height': '630',
    'og:image:alt': share ? title : brand,
  }
  return [
    ...Object.entries(tags).map(([property, content]) => ({ property, content })),
    { name: 'twitter:card', content: 'summary_large_image' },
  ]
}

/** As Open Graph knows the languages. */
const openGraphLocales = { en: 'en_US', ar: 'ar_AR' } as const
