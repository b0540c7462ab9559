import { locales } from '#i18n/locale.ts'
import { isPersonal, pages } from '#web/app/pages.ts'

/**
 * The content of robots.txt.
 * @param noindex true to disallow the whole site
 */
export function robots(origin: string, noindex: boolean): string {
  if (noindex) return 'User-agent: *\nDisallow: /\n'
  // Paths up to the first parameter.
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

/** Paths below `/api/` that `/llms.txt` recommends: the longer rule decides (RFC 9309). */
const openToAssistants = ['Allow: /api/docs', 'Allow: /api/v1/openapi.json']
