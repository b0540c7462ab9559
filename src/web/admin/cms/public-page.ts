import type { ShownAt } from '#domains/cms/shapes.ts'
import type { Locale } from '#i18n/locale.ts'
import { adminLinks } from '#links/admin.ts'
import { contentLinks, links } from '#links/site.ts'

/** URL of the public page that shows the content. `previewOf` returns its URL with the draft. */
export function publicPage(locale: Locale, { page, slug }: ShownAt): string {
  const named = slug ?? ''
  switch (page) {
    case 'blog':
      return contentLinks.blog(locale, named)
    case 'hotel':
      return links.hotel(locale, named)
    case 'hotels':
      return links.hotels(locale, { where: named })
    case 'package':
      return links.package(locale, named)
    case 'service':
      return links.service(locale, named)
    case 'faq':
      return slug ? `${links.faq(locale)}#${slug}` : links.faq(locale)
    case 'home':
      return links.home(locale)
    case 'blogs':
      return links.blogs(locale)
    case 'terms-conditions':
      return links.terms(locale)
    case 'privacy':
      return links.privacy(locale)
    case 'about-us':
      return links.about(locale)
    case 'contact-us':
      return links.contact(locale)
    case 'packages':
      return links.packages(locale)
    case 'notification':
      return adminLinks.notification(locale, named)
    case 'services':
      return links.services(locale)
  }
}

export function previewOf(locale: Locale, shownAt: ShownAt, kind: string, subject: string): string {
  const [path = '', hash] = publicPage(locale, shownAt).split('#')
  const preview = new URLSearchParams({ preview: `${kind}:${subject}` }).toString()
  const address = `${path}${path.includes('?') ? '&' : '?'}${preview}`
  return hash ? `${address}#${hash}` : address
}
