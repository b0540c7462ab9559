import type { MetaDescriptor } from 'react-router'
import { locales } from '#text/locale.ts'
import { inOtherLanguage } from '#web/links.ts'
import type { Shared } from '#web/share-picture.ts'
import { sharedTags } from '#web/shared-tags.ts'
import type { Site } from '#web/site.ts'

/** What a loader says of its page. */
type PageWords = {
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
  const { title, description, path, hidden } = page
  const brand = site?.settings.brand.name ?? ''
  const whole = brand && !title.includes(brand) ? `${title} | ${brand}` : title
  const origin = site?.origin ?? ''
  return [
    { title: whole },
    { name: 'description', content: description },
    // Read from documents alone: a browser that goes on inside the site needs neither them nor their code.
    ...(import.meta.env.SSR ? sharedTags({ ...page, whole, brand, origin }) : []),
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

/** The site among the matches that `meta` is given. */
export function siteIn(matches: readonly ({ id: string; loaderData?: unknown } | undefined)[]): Site | undefined {
  return matches.find((match) => match?.id === 'root')?.loaderData as Site | undefined
}
