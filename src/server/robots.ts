import { locales } from '#text/locale.ts'
import { isPersonal, pages } from '#web/pages.ts'

/** What search engines are told of the site. @param noindex nothing of it is for them */
export function robots(origin: string, noindex: boolean): string {
  if (noindex) return 'User-agent: *\nDisallow: /\n'
  // Up to the first part that differs from person to person.
  const personal = new Set(pages.filter(isPersonal).map(({ path }) => path.split('/:')[0]))
  const closed = locales.flatMap((locale) => [...personal].map((path) => `Disallow: /${locale}/${path}`))
  return [
    'User-agent: *',
    'Disallow: /api/',
    ...openToAssistants,
    ...closed,
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n')
}

/** What `/llms.txt` recommends below `/api/`: the longer rule decides (RFC 9309). */
const openToAssistants = ['Allow: /api/docs', 'Allow: /api/v1/openapi.json']
