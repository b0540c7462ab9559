import type { CityMap, Locale } from './city-map.ts'
import { featuresOf, type MapFeatures } from './features.ts'
import { placeLabels, type Label, type RingName } from './labels.ts'

/** Maps and label sets in memory; the longest unused are forgotten first. */
const maxMaps = 4
const maxLabelSets = 40

export type MapDrawings = {
  featuresOf: (map: CityMap) => Promise<MapFeatures>
  labelsOf: (map: CityMap, zoom: number, locale: Locale) => Promise<Label[]>
}

/** The features and labels of the maps, each computed once. */
export function mapDrawings(ringName: RingName): MapDrawings {
  const features = recent<Promise<MapFeatures>>(maxMaps)
  const labels = recent<Label[]>(maxLabelSets)
  const drawingOf = (map: CityMap) => features(map.city + map.version, () => featuresOf(map))
  return {
    featuresOf: drawingOf,
    async labelsOf(map, zoom, locale) {
      const drawn = await drawingOf(map)
      return labels([map.city, map.version, locale, zoom].join(), () =>
        placeLabels(map, drawn, { zoom, locale, ringName }),
      )
    },
  }
}

function recent<Value>(max: number): (key: string, make: () => Value) => Value {
  const values = new Map<string, Value>()
  return (key, make) => {
    const value = values.get(key) ?? make()
    values.delete(key)
    values.set(key, value)
    for (const oldest of values.keys()) {
      if (values.size <= max) break
      values.delete(oldest)
    }
    return value
  }
}
