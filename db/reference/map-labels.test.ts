import { expect, test } from 'vitest'
import { pixelAt } from '@rihla/street-map/mercator'
import { mosqueNamePlaces } from '@rihla/street-map/mosque-name'
import { contentLocales, type Locale } from '#i18n/locale.ts'
import { translator } from '#i18n/translator.server.ts'
import { featuresOf } from '@rihla/street-map/features'
import { boxesOverlap, extentOf, type Box } from '@rihla/street-map/label-boxes'
import { placeLabels, type Label } from '@rihla/street-map/labels'
import { referenceMap } from '#test/city-maps.ts'

const box = (x: number, y: number, width: number, height: number, angle = 0): Box => ({ x, y, width, height, angle })

const ringName = (minutes: number, locale: Locale) => translator(locale)('map.ring', { minutes })

/** The pairs of overlapping boxes, found by their left edges. */
function overlaps(boxes: Box[]): [Box, Box][] {
  const sorted = boxes.map((one) => ({ one, extent: extentOf(one) })).toSorted((a, b) => a.extent[0] - b.extent[0])
  return sorted.flatMap(({ one, extent }, i) => {
    const found: [Box, Box][] = []
    for (let j = i + 1; j < sorted.length && sorted[j]!.extent[0] < extent[2]; j++)
      if (boxesOverlap(one, sorted[j]!.one)) found.push([one, sorted[j]!.one])
    return found
  })
}

/** Names of landmarks that stand again within 300 px. */
function repeated(labels: Label[]): string[] {
  const names = labels.flatMap((label) =>
    label.kind === 'text' && label.colour === 'ink' ? [{ text: label.text, ...label.box }] : [],
  )
  return names.flatMap((a, i) =>
    names.slice(i + 1).some((b) => a.text === b.text && Math.hypot(a.x - b.x, a.y - b.y) < 300) ? [a.text] : [],
  )
}

for (const city of ['makkah', 'madinah', 'jeddah'] as const) {
  test(`no label of ${city} overlaps another, at every zoom level and in both languages`, async () => {
    const map = referenceMap(city)
    const features = await featuresOf(map)
    for (const locale of contentLocales) {
      const counts: number[] = []
      for (let zoom = map.minZoom; zoom <= map.maxZoom; zoom++) {
        const labels = placeLabels(map, features, { zoom, locale, ringName })
        expect(overlaps(labels.map((label) => label.box)), `${locale} ${zoom}`).toEqual([])
        counts.push(labels.length)
        expect(repeated(labels), `${locale} ${zoom}`).toEqual([])
        const texts = labels.flatMap((label) => (label.kind === 'text' ? [label.text] : []))
        const strange = texts.filter((text) => (locale === 'ar' ? /[A-Za-z]{3}/ : /\p{Script=Arabic}/u).test(text))
        expect(strange, `${locale} ${zoom}`).toEqual([])
      }
      if (city !== 'jeddah') expect(counts.at(-1)).toBeGreaterThan(4 * counts[0]!)
    }
  })
}

test('the mosque is named from zoom level 16; below, its name has free places. Its gates have their numbers', async () => {
  for (const city of ['makkah', 'madinah'] as const) {
    const map = referenceMap(city)
    const features = await featuresOf(map)
    for (let zoom = map.minZoom; zoom <= map.maxZoom; zoom++) {
      const labels = placeLabels(map, features, { zoom, locale: 'ar', ringName })
      const name = city === 'makkah' ? 'المسجد الحرام' : 'المسجد النبوي'
      expect(
        labels.some((label) => label.kind === 'text' && label.text === name),
        `${city} ${zoom}`,
      ).toBe(zoom >= 16)
      const places = map.mosque ? mosqueNamePlaces(map.mosque, (point) => pixelAt(point, zoom)) : []
      expect(places).toHaveLength(2)
      for (const { x, y } of zoom < 16 ? places : [])
        expect(labels.filter((label) => boxesOverlap(label.box, box(x, y, 90, 20)))).toEqual([])
      expect(
        labels.some((label) => label.kind === 'gate'),
        `${city} ${zoom}`,
      ).toBe(zoom >= 16)
    }
  }
})
