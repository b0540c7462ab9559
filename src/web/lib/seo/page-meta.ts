import type { MetaDescriptor } from 'react-router'
import { locales } from '#i18n/locale.ts'
import { inOtherLanguage } from '#links/site.ts'
import type { Shared } from '#web/lib/seo/share-picture.ts'
import { sharedTags } from '#web/lib/seo/share-tags.ts'
import type { Site } from '#web/lib/site.ts'

/** Metadata that a loader returns for its page. */
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
export function pageMeta(page: PageMetadata | undefined, site: Site | undefined): MetaDescriptor[] {
  if (!page) return []
  const { title, description, path } = page
  const hidden = page.hidden || site?.settings.empty_pages.some((empty) => path.slice(4).split('?')[0] === empty)
  const brand = site?.settings.brand.name ?? ''
  const whole = brand && !title.includes(brand) ? `${title} | ${brand}` : title
  const origin = site?.origin ?? ''
  return [
    { title: whole },
    { name: 'description', content: description },
    // Crawlers and feed readers read only documents: a navigation inside the site needs neither these tags nor their code.
    ...(import.meta.env.SSR
      ? [
          ...sharedTags({ ...page, whole, brand, look: site?.settings.brand.logo ?? '', origin }),
          ...(page.feed ? [{ tagName: 'link', rel: 'alternate', type: 'application/atom+xml', ...page.feed }] : []),
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
