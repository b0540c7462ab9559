import type { ApiClient } from '#api/index.ts'
import type { Destination } from '#domains/products/stays/answers.ts'
import type { SuggestedDestination } from '#domains/products/stays/search/answers.ts'
import type { Translator } from '#i18n/translator.ts'
import { answersTo } from '#web/lib/loaders.ts'
import { possibleNames, twoNames } from '#web/lib/search/two-cities.ts'

/** A place that the search form suggests: a destination, or two cities of one trip. */
export type Suggestion = Pick<Destination, 'where' | 'name' | 'context' | 'hotels'> & {
  kind: Destination['kind'] | 'two_cities'
}

export type FoundWhere = {
  /** The value in the URL. */
  value: string
  label: string
  /** Selects the phrase: hotels in a city, near a place, one hotel, or hotels for text that names none of them. */
  kind: 'in' | 'near' | 'hotel' | 'words'
  /** The text, if it does not name the place in full but matches it best. */
  typed: string | null
  /** The name of the place to which walks lead; null if they lead to the nearest gate. */
  walkEnd: string | null
  /** The city around a narrower place. */
  around: { where: string; name: string } | null
  /** Cities to suggest instead. */
  cities: Destination[]
  /** Both orders of the holy cities, if both have hotels. */
  pairs: Suggestion[]
}

/** The cities that most trips combine. */
export const holyCities = ['makkah', 'madinah'] as const

/**
 * Resolves the `where` parameter of a URL, so that the page can name it: a city, another place, or only text. An empty
 * value means the first city.
 */
export async function findWhere(api: ApiClient, where: string, t: Translator): Promise<FoundWhere> {
  const cities = await suggested(api, '')
  const pairs = pairsOf(cities, t)
  const same = (text: string) => text.toLocaleLowerCase() === where.toLocaleLowerCase()
  const city = where === '' ? cities[0] : cities.find((one) => same(one.where) || same(one.name))
  const plain = { typed: null, walkEnd: null, around: null, cities, pairs }
  if (city) return { value: city.where, label: city.name, kind: 'in', ...plain }
  const text = where.replace(/^(city|district|place|hotel|near|point|area):/, '').replaceAll('-', ' ')
  const places = [await suggested(api, where), text === where ? [] : await suggested(api, text)].flat()
  const namedPlace = places.find((one) => same(one.where)) ?? places.find((one) => one.named)
  const place = namedPlace ?? (text === where ? places.find((one) => one.searched) : undefined)
  if (!place) return { value: where, label: text, kind: 'words', ...plain }
  const around = cities.find((one) => one.name === place.context) ?? null
  return {
    value: place.where,
    label: place.name,
    kind: kindOf(place),
    typed: namedPlace ? null : text,
    walkEnd: place.walk_end?.name ?? null,
    around: around && { where: around.where, name: around.name },
    cities,
    pairs,
  }
}

/**
 * The two cities of a text such as `makkah,madinah`, `Makkah, then Madinah` or `mekkah madinah`, in its order; null if
 * it does not name two different cities with hotels.
 */
export async function findTwoCities(api: ApiClient, text: string): Promise<[Destination, Destination] | null> {
  const names = twoNames(text)
  const readings = names ? [names] : possibleNames(text)
  const found = await Promise.all(
    readings.map(async (pair) => {
      const [first, second] = await Promise.all(pair.map((name) => cityNamed(api, name, names !== null)))
      return first && second && first.where !== second.where ? [[first, second] as [Destination, Destination]] : []
    }),
  )
  return found.flat()[0] ?? null
}

/** Fewer letters can begin the name of many cities. */
const minLetters = 4

/** The city that a text means; if it is not certain that it is a name, only one that it names in full or nearly so. */
async function cityNamed(api: ApiClient, name: string, certain: boolean): Promise<Destination | undefined> {
  // Without its article the name of Madinah is the word “city”.
  if (!certain && /^مدين[ةه]$/u.test(name)) return undefined
  const [best] = await suggested(api, name)
  if (best?.kind !== 'city') return undefined
  return certain || best.named || name.length >= minLetters ? best : undefined
}

function pairsOf(cities: readonly Destination[], t: Translator): Suggestion[] {
  const [first, second] = holyCities.map((slug) => cities.find(({ where }) => where === slug))
  if (!first || !second) return []
  const pair = (one: Destination, other: Destination): Suggestion => ({
    kind: 'two_cities',
    where: `${one.where},${other.where}`,
    name: t('twocities.pair', { first: one.name, second: other.name }),
    context: t('twocities.hint'),
    hotels: 0,
  })
  return [pair(first, second), pair(second, first)]
}

function kindOf({ kind, where }: Destination): FoundWhere['kind'] {
  if (kind === 'district' || kind === 'city' || kind === 'area') return 'in'
  return where.startsWith('hotel:') ? 'hotel' : 'near'
}

async function suggested(api: ApiClient, q: string): Promise<SuggestedDestination[]> {
  const [destinations] = await answersTo(api.fetch_location_for_hotels({ q }))
  return destinations
}
