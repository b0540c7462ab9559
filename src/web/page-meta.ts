import type { MetaDescriptor } from 'react-router'
import { isLocale, locales, otherLocale } from '#text/locale.ts'
import { inOtherLanguage } from '#web/links.ts'
import { sharePicture, sitePicture, type Shared } from '#web/share-picture.ts'
import type { Site } from '#web/site.ts'

/** What a loader says of its page. */
export type PageWords = {
  /** Without the name of the site, which is added. */
  title: string
  description: string
  /** The address that stands for this page and all its variants; the language of the path is kept. */
  path: string
  /** Left out of search engines: pages of one search, one booking, one person. */
  hidden?: boolean
  /** What the picture shows that stands for the page where it is shared; the site itself when absent. */
  share?: Shared | undefined
}

/** Title, description, canonical address and the same page in every language. Nothing when the loader failed. */
export function pageMeta(page: PageWords | undefined, site: Site | undefined): MetaDescriptor[] {
  if (!page) return []
  const { title, description, path, hidden, share } = page
  const first = path.split('/')[1]
  const locale = isLocale(first) ? first : 'en'
  const brand = site?.settings.brand.name ?? ''
  const whole = brand && !title.includes(brand) ? `${title} | ${brand}` : title
  const origin = site?.origin ?? ''
  const alternates = [...locales.map((one) => [one, one] as const), ['x-default', 'en'] as const]
  const shared = {
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
    { title: whole },
    { name: 'description', content: description },
    ...Object.entries(shared).map(([property, content]) => ({ property, content })),
    { name: 'twitter:card', content: 'summary_large_image' },
    ...(hidden ? [{ name: 'robots', content: 'noindex' }] : []),
    { tagName: 'link', rel: 'canonical', href: origin + path },
    ...alternates.map(([hrefLang, one]) => ({
      tagName: 'link',
      rel: 'alternate',
      hrefLang,
      href: origin + inOtherLanguage(path, one),
    })),
  ]
}

/** As Open Graph knows the languages. */
const openGraphLocales = { en: 'en_US', ar: 'ar_AR' } as const

/** The site among the matches that `meta` is given. */
export function siteIn(matches: readonly ({ id: string; loaderData?: unknown } | undefined)[]): Site | undefined {
  return matches.find((match) => match?.id === 'root')?.loaderData as Site | undefined
}
