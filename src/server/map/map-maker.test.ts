import { describe, expect, test } from 'vitest'
import { pixelAt, stillMiddle, tileSize } from '@rihla/street-map/mercator'
import { mapDrawings } from '@rihla/street-map/map-drawings'
import { isOnMap, mapMaker, parseMapRequest, type MapRequest } from '#server/map/map-maker.ts'
import type { PictureStore } from '#server/media/picture-store.ts'
import { referenceMap } from '#test/city-maps.ts'

const kaaba = { lat: 21.42252, lon: 39.82618 }
const tileAt = (zoom: number, point = kaaba): MapRequest => {
  const { x, y } = pixelAt(point, zoom)
  return { kind: 'tile', theme: 'light', locale: 'en', zoom, x: Math.floor(x / tileSize), y: Math.floor(y / tileSize) }
}

describe('the address of a tile', () => {
  const parts = { kind: 'tile', theme: 'light', locale: 'en', z: '15', x: '20008', y: '14399' }
  test('is read if all its parts are known', () => {
    expect(parseMapRequest(parts)).toEqual({
      kind: 'tile',
      theme: 'light',
      locale: 'en',
      zoom: 15,
      x: 20008,
      y: 14399,
    })
  })
  for (const wrong of [
    { kind: 'tiles' },
    { theme: 'sepia' },
    { locale: 'fr' },
    { z: '1e1' },
    { x: '-1' },
    { x: '007' },
    { y: '' },
    { y: '99999999' },
    { z: '15.5' },
  ]) {
    test(`is rejected with ${JSON.stringify(wrong)}`, () => {
      expect(parseMapRequest({ ...parts, ...wrong })).toBeNull()
    })
  }
  test('is of the map only at its zoom levels and in its area', () => {
    const map = referenceMap('makkah')
    expect([10, 11, 15, 18, 19].map((zoom) => isOnMap(map, tileAt(zoom)))).toEqual([false, true, true, true, false])
    expect(isOnMap(map, tileAt(15, { lat: 21.6, lon: 39.8 }))).toBe(false)
    expect(isOnMap(map, { ...tileAt(15), kind: 'still', ...stillMiddle(kaaba, 15) })).toBe(true)
    expect(isOnMap(map, { ...tileAt(15), kind: 'still', ...stillMiddle({ lat: 24.47, lon: 39.61 }, 15) })).toBe(false)
  })
  test('is of the map if only an edge of the picture shows its area', () => {
    const map = referenceMap('makkah')
    const east = pixelAt({ lat: kaaba.lat, lon: map.bounds.east }, 15)
    const still = (beyond: number): MapRequest => ({
      ...tileAt(15),
      kind: 'still',
      x: Math.round((east.x + beyond) / 64),
      y: Math.round(east.y / 64),
    })
    expect([100, 400, 1_200].map((beyond) => isOnMap(map, still(beyond)))).toEqual([true, true, false])
  })
})

test('a tile is drawn once, and not at all for a caller without budget', async () => {
  const stored = new Map<string, Buffer<ArrayBuffer>>()
  let drawn = 0
  const store: PictureStore = {
    cached: (source) => Promise.resolve(stored.get(JSON.stringify(source)) ?? null),
    make: async (source, _, render) => {
      drawn++
      const body = await render()
      stored.set(JSON.stringify(source), body)
      return body
    },
    idle: () => true,
  }
  const make = mapMaker(store, mapDrawings(String))
  const map = referenceMap('makkah')
  const stays = () => false
  expect(await make(map, tileAt(16), () => false, stays)).toBeNull()
  expect(drawn).toBe(0)
  const first = await make(map, tileAt(16), () => true, stays)
  expect(first?.slice(8, 12).toString()).toBe('WEBP')
  expect(await make(map, tileAt(16), () => false, stays)).toEqual(first)
  expect(drawn).toBe(1)
  await make({ ...map, version: 'other' }, tileAt(16), () => true, stays)
  expect(drawn).toBe(2)
})
