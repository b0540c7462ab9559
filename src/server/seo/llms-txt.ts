import type { EmptyPage } from '#domains/content/shapes.ts'
import { links } from '#links/site.ts'

/** `/llms.txt`: describes the site for assistants that help travellers, with the addresses they can use. */
export function llmsText({
  brand,
  about,
  origin,
  empty,
}: {
  brand: string
  /** The provider's description of its site. */
  about: string
  origin: string
  empty: readonly EmptyPage[]
}): string {
  const filled = (name: EmptyPage, line: string) => (empty.includes(name) ? [] : [line])
  const page = (title: string, path: string, use: string) => `- [${title}](${origin}${path}): ${use}`
  return [
    `# ${brand}`,
    '',
    `> ${about}`,
    '',
    'Every price is a total with taxes and mandatory fees. Bookings are made by travellers themselves, signed in, on the pages.',
    '',
    '## Tools',
    page(
      'Model Context Protocol',
      '/mcp',
      'search hotels and packages, read a hotel for given dates, price a selection; the traveller confirms the booking on a page',
    ),
    page('API reference', '/api/docs', 'all endpoints over HTTP'),
    page('OpenAPI description', '/api/v1/openapi.json', 'machine-readable description of the API'),
    '',
    '## Pages',
    ...filled('hotels', page('Hotels', links.hotels('en'), 'hotels with the walking time to a named gate')),
    ...filled('packages', page('Packages', links.packages('en'), 'group trips with departures and daily programmes')),
    ...filled('services', page('Services', links.services('en'), 'transfers, guides, assistance')),
    ...filled('blogs', page('Blog', links.blogs('en'), 'articles about preparation, travel and the stay')),
    ...filled('faq', page('FAQ', links.faq('en'), 'questions about booking, payment and cancellation')),
    page('Arabic', links.home('ar'), 'the whole site in Arabic'),
    '',
  ].join('\n')
}
