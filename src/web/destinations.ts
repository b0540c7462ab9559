import type { ApiClient } from '#contract/api.ts'
import type { Destination } from '#domains/stays/answers.ts'
import { pageRefused } from '#web/refusal.ts'

export type FoundWhere = {
  /** What the address says. */
  value: string
  /** The same as people read it. */
  label: string
  /** How it stands in a sentence: hotels in a city, near a place, for words that name neither. */
  kind: 'in' | 'near' | 'words'
  /** The city around a narrower place. */
  around: { where: string; name: string } | null
  /** Offered instead. */
  cities: Destination[]
}

/**
 * Finds what `where` of an address means, so that the page can name it: a city, another place, or only
 * words. Nothing at all means the first city.
 */
export async function findWhere(api: ApiClient, where: string): Promise<FoundWhere> {
  const cities = await suggested(api, '')
  const same = (text: string) => text.toLocaleLowerCase() === where.toLocaleLowerCase()
  const city = where === '' ? cities[0] : cities.find((one) => same(one.where) || same(one.name))
  if (city) return { value: city.where, label: city.name, kind: 'in', around: null, cities }
  const words = where.replace(/^(city|district|place|hotel):/, '').replaceAll('-', ' ')
  const places = [await suggested(api, where), words === where ? [] : await suggested(api, words)].flat()
  const place = places.find((one) => same(one.where)) ?? places.find((one) => same(one.name))
  if (!place) return { value: where, label: words, kind: 'words', around: null, cities }
  const around = cities.find((one) => one.name === place.context) ?? null
  const kind = place.kind === 'district' || place.kind === 'city' ? 'in' : 'near'
  return {
    value: place.where,
    label: place.name,
    kind,
    around: around && { where: around.where, name: around.name },
    cities,
  }
}

async function suggested(api: ApiClient, q: string): Promise<Destination[]> {
  const found = await api.fetch_location_for_hotels({ q })
  if (!found.ok) throw pageRefused(found.error)
  return found.data
}
