import { describe, expect, test } from 'vitest'
import { locales } from '#i18n/locale.ts'
import { featuresOf } from '#server/map/features.ts'
import { boxesOverlap, extentOf, type Box } from '#server/map/label-boxes.ts'
import { placeLabels } from '#server/map/labels.ts'
import { referenceMap } from '#test/city-maps.ts'

const box = (x: number, y: number, width: number, height: number, angle = 0): Box => ({ x, y, width, height, angle })

describe('two label boxes', () => {
  test('overlap if they have a part in common, turned or not', () => {
    expect(boxesOverlap(box(0, 0, 10, 4), box(9, 0, 10, 4))).toBe(true)
    expect(boxesOverlap(box(0, 0, 10, 4), box(11, 0, 10, 4))).toBe(false)
    expect(boxesOverlap(box(0, 0, 40, 4, Math.PI / 4), box(12, -12, 6, 6))).toBe(false)
    expect(boxesOverlap(box(0, 0, 40, 4, Math.PI / 4), box(12, 12, 6, 6))).toBe(true)
  })
})

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

for (const city of ['makkah', 'madinah', 'jeddah'] as const) {
  test(`no label of ${city} overlaps another, at every zoom level and in both languages`, async () => {
    const map = referenceMap(city)
    const features = await featuresOf(map)
    for (const locale of locales) {
      const counts: number[] = []
      for (let zoom = map.minZoom; zoom <= map.maxZoom; zoom++) {
        const labels = placeLabels(map, features, zoom, locale)
        expect(overlaps(labels.map((label) => label.box)), `${locale} ${zoom}`).toEqual([])
        counts.push(labels.length)
        const texts = labels.flatMap((label) => (label.kind === 'text' ? [label.text] : []))
        const strange = texts.filter((text) => (locale === 'ar' ? /[A-Za-z]{3}/ : /\p{Script=Arabic}/u).test(text))
        expect(strange, `${locale} ${zoom}`).toEqual([])
      }
      if (city !== 'jeddah') expect(counts.at(-1)).toBeGreaterThan(4 * counts[0]!)
    }
  })
}

test('the mosque is named at every zoom level, and its gates have their numbers from zoom level 16', async () => {
  for (const city of ['makkah', 'madinah'] as const) {
    const map = referenceMap(city)
    const features = await featuresOf(map)
    for (let zoom = map.minZoom; zoom <= map.maxZoom; zoom++) {
      const labels = placeLabels(map, features, zoom, 'ar')
      const name = city === 'makkah' ? 'المسجد الحرام' : 'المسجد النبوي'
      expect(
        labels.some((label) => label.kind === 'text' && label.text === name),
        `${city} ${zoom}`,
      ).toBe(true)
      expect(
        labels.some((label) => label.kind === 'gate'),
        `${city} ${zoom}`,
      ).toBe(zoom >= 16)
    }
  }
})
