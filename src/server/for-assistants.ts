import { links } from '#web/links.ts'

/** `/llms.txt`: what an assistant needs to know of the site to help a traveller, and where it may ask. */
export function forAssistants(brand: string, origin: string): string {
  const page = (title: string, path: string, about: string) => `- [${title}](${origin}${path}): ${about}`
  return [
    `# ${brand}`,
    '',
    '> Hotels, religious journeys and travel services near the holy mosques in Makkah and Madinah, in English and Arabic.',
    '',
    'Every price is a total with taxes and mandatory fees. Bookings are made by travellers themselves, signed in, on the pages.',
    '',
    '## Ask',
    page(
      'Model Context Protocol',
      '/mcp',
      'search, look at a hotel for some dates, compare and price; booking is confirmed by the traveller on a page',
    ),
    page('API reference', '/api/docs', 'the same over HTTP'),
    page('OpenAPI description', '/api/v1/openapi.json', 'the same for programs'),
    '',
    '## Read',
    page('Hotels', links.hotels('en'), 'stays by walking minutes to a named gate'),
    page('Journeys', links.packages('en'), 'groups with dated programmes'),
    page('Services', links.services('en'), 'transfers, guides, assistance'),
    page('Articles', links.blogs('en'), 'preparing, travelling, staying'),
    page('Questions', links.faq('en'), 'booking, paying, cancelling'),
    page('In Arabic', links.home('ar'), 'all of it'),
    '',
  ].join('\n')
}
