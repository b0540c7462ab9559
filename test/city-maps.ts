import { cities, districts, places } from '#db/reference/places.ts'
import { isMapped } from '@rihla/street-map/streets'
import { edgesOf, type CityMap } from '@rihla/street-map/city-map'

/** The map of a city with the rows of the reference data, without a database. */
export function referenceMap(city: 'makkah' | 'madinah' | 'jeddah'): CityMap {
  return {
    city,
    version: 'reference',
    bounds: { south: 21.33, west: 39.769, north: 21.48, east: 40.0 },
    minZoom: 11,
    maxZoom: city === 'jeddah' ? 14 : 18,
    places: places(cities())
      .filter((place) => place.city === city)
      .map(({ slug, category, name, gateNo, lat, lon }) => ({ slug, category, name, number: gateNo, lat, lon })),
    mosque: isMapped(city) ? edgesOf(city) : null,
    districts: districts()
      .filter((district) => district.city === city)
      .map(({ name, lat, lon, shape }) => ({ name, lat, lon, shape })),
  }
}
