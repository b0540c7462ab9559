import type { MetaDescriptor } from 'react-router'
import { languageOf, localeOfPath, locales, otherLocales } from '#i18n/locale.ts'
import { inOtherLanguage } from '#links/site.ts'
import { sharePicture, sitePicture, type Shared } from '#web/lib/seo/share-picture.ts'
import type { Site } from '#web/lib/site.ts'

/** Metadata that a loader returns for its page, as `head`. */
type PageMetadata = {
  /** Without the name of the site, which is appended. */
  title: string
  description: string
  /** Canonical path of this page and all its variants; the language of the path is kept. */
  path: string
  /** Excluded from search engines: pages of one search, one booking, one person. */
  hidden?: boolean
  /** Subject of the picture shown when the page is shared; the site itself when absent. */
  share?: Shared | undefined
  /** The feed of new articles, for pages of the blog. */
  feed?: { title: string; href: string }
}

/** Title, description, canonical URL and the alternates in every language. Empty if the loader failed. */
export function pageMeta(head: PageMetadata | undefined, site: Site | undefined): MetaDescriptor[] {
  if (!head) return []
  const { title, description, path } = head
  const hidden = head.hidden || site?.settings.empty_pages.some((empty) => path.slice(4).split('?')[0] === empty)
  const brand = site?.settings.brand.name ?? ''
  const whole = brand && !title.includes(brand) ? `${title} | ${brand}` : title
  const origin = site?.origin ?? ''
  return [
    { title: whole },
    { name: 'description', content: description },
    // Crawlers and feed readers read only documents: a navigation inside the site needs neither these tags nor their code.
    ...(import.meta.env.SSR
      ? [
          ...sharedTags(head, whole, site ?? {}),
          ...(head.feed ? [{ tagName: 'link', rel: 'alternate', type: 'application/atom+xml', ...head.feed }] : []),
        ]
      : []),
    ...(hidden ? [{ name: 'robots', content: 'noindex' }] : []),
    { tagName: 'link', rel: 'canonical', href: origin + path },
    ...[...locales, 'x-default' as const].map((hrefLang) => ({
      tagName: 'link',
      rel: 'alternate',
      hrefLang,
      href: origin + inOtherLanguage(path, hrefLang === 'x-default' ? 'en' : hrefLang),
    })),
  ]
}

/** The site in the matches passed to `meta`. */
export function siteIn(matches: readonly ({ id: string; loaderData?: unknown } | undefined)[]): Site | undefined {
  return matches.find((match) => match?.id === 'root')?.loaderData as Site | undefined
}

/** Tags for pages shared on other sites: Open Graph, and the size of the picture. */
function sharedTags(
  { title, description, path, share }: PageMetadata,
  whole: string,
  { origin = '', settings }: Partial<Site>,
): MetaDescriptor[] {
  const { name: brand = '', logo } = settings?.brand ?? {}
  const locale = localeOfPath(path)
  const tags = {
    'og:type': 'website',
    'og:site_name': brand,
    'og:url': origin + path,
    'og:title': whole,
    'og:description': description,
    'og:locale': languageOf(locale).openGraph,
    'og:image': origin + (share ? sharePicture(locale, share, title, brand + (logo ?? '')) : sitePicture(locale)),
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
