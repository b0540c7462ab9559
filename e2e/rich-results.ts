/** A schema.org object in the structured data of a page. */
type Thing = { '@type'?: string; [field: string]: unknown }

/**
 * Required fields of each type: those that search engines require for rich results, and recommended ones that the site
 * has data for (Google Search Central and schema.org, as of November 2026). A type that is not listed is an error: look
 * it up first.
 */
const requiredFields: Record<string, readonly string[]> = {
  Answer: ['text'],
  BlogPosting: ['headline', 'image', 'datePublished', 'author', 'url', 'publisher', 'mainEntityOfPage'],
  BreadcrumbList: ['itemListElement'],
  EntryPoint: ['urlTemplate'],
  FAQPage: ['mainEntity'],
  GeoCoordinates: ['latitude', 'longitude'],
  Hotel: ['name', 'address', 'url', 'image', 'geo', 'telephone', 'starRating', 'checkinTime', 'checkoutTime'],
  ItemList: ['itemListElement'],
  ListItem: ['position'],
  LocationFeatureSpecification: ['name', 'value'],
  Offer: ['price', 'priceCurrency', 'availability', 'url'],
  Organization: ['name'],
  PostalAddress: ['streetAddress', 'addressLocality', 'addressCountry'],
  Product: ['name', 'image', 'description', 'offers'],
  Question: ['name', 'acceptedAnswer'],
  Rating: ['ratingValue'],
  SearchAction: ['target', 'query-input'],
  TouristTrip: ['name', 'description', 'itinerary', 'offers'],
  WebSite: ['name', 'url', 'publisher', 'potentialAction'],
}

/** Formats of fields in any type. */
const forms: Record<string, RegExp> = {
  url: /^https?:\/\/[^/]+\//,
  item: /^https?:\/\/[^/]+\//,
  logo: /^https?:\/\/[^/]+\//,
  image: /^https?:\/\/[^/]+\//,
  datePublished: /^\d{4}-\d{2}-\d{2}(T[\d:.]+Z)?$/,
  price: /^\d+(\.\d+)?$/,
  priceCurrency: /^[A-Z]{3}$/,
  addressCountry: /^[A-Z]{2}$/,
  checkinTime: /^\d{2}:\d{2}$/,
  checkoutTime: /^\d{2}:\d{2}$/,
  inLanguage: /^(en|ar)$/,
  position: /^[1-9]\d*$/,
}

/** Errors in the structured data of a page, each with its path; an empty list means valid. */
export function faultsIn(html: string): string[] {
  const scripts = [...html.matchAll(/<script type="application\/ld\+json"[^>]*>([\s\S]*?)<\/script>/g)]
  return scripts.flatMap(([, json = '']) => {
    const answer = JSON.parse(json) as Thing & { '@graph'?: Thing[] }
    const context = answer['@context'] === 'https://schema.org' ? [] : ['no @context']
    const things = answer['@graph'] ?? [answer]
    const known = new Set(things.map((one) => one['@id']))
    return [...context, ...things.flatMap((thing) => faultsOf(thing, thing['@type'] ?? '', known))]
  })
}

function faultsOf(thing: Thing, at: string, known: Set<unknown>): string[] {
  const { '@type': type, '@id': id } = thing
  // A reference to another object of the page, or to the provider, which the home page describes.
  if (!type)
    return known.has(id) || String(id).endsWith('#organization') ? [] : [`${at}: nobody has the @id ${String(id)}`]
  const fields = requiredFields[type]
  if (!fields) return [`${at}: the type ${type} is not in the table`]
  const missing = fields.filter((field) => isEmpty(thing[field])).map((field) => `${at}: no ${field}`)
  const inside = Object.entries(thing).flatMap(([field, value]) =>
    (Array.isArray(value) ? value : [value]).flatMap((one: unknown) => {
      const place = `${at}.${field}`
      if (isEmpty(one)) return [`${place} is empty`]
      if (typeof one === 'object') return faultsOf(one as Thing, place, known)
      const output = typeof one === 'string' ? one : JSON.stringify(one)
      return forms[field] && !forms[field].test(output) ? [`${place} is ${output}`] : []
    }),
  )
  return [...missing, ...inside, ...(type === 'BreadcrumbList' ? breadcrumbFaults(thing) : [])]
}

/** Requires at least two steps, numbered from one, each with a name and, except for the last, an address. */
function breadcrumbFaults({ itemListElement }: Thing): string[] {
  const steps = itemListElement as Thing[]
  return [
    ...(steps.length < 2 ? ['a way of fewer than two steps'] : []),
    ...steps.flatMap(({ position, name, item }, i) =>
      position === i + 1 && name && (item || i === steps.length - 1) ? [] : [`step ${i + 1} of the way is not whole`],
    ),
  ]
}

function isEmpty(value: unknown): boolean {
  return value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0)
}
