import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { pixelAt, tileSize } from '@rihla/street-map/mercator'
import { serve } from '#test/site.ts'
import { makeWorld } from '#test/world.ts'

test('tiles are cached for good under the current version, and neither they nor names exist outside the map', async () => {
  const world = await makeWorld()
  const folder = await mkdtemp(join(tmpdir(), 'map-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  Object.assign(world.services.env, { DATA_DIR: folder })
  const ground = await world.visitor().fetch_city_ground({ city: 'makkah' })
  if (!ground.ok || !ground.data.map) throw new Error('Makkah has no map')
  const { version } = ground.data.map
  const address = await serve(world.services)
  const tile = async (path: string) => {
    const response = await fetch(`${address}/map/${path}`)
    await response.arrayBuffer()
    return [response.status, response.headers.get('content-type'), response.headers.get('cache-control')]
  }
  const { x, y } = pixelAt({ lat: 21.4225, lon: 39.8262 }, 16)
  const at = `16/${Math.floor(x / tileSize)}/${Math.floor(y / tileSize)}.webp`
  const forever = 'public, max-age=31536000, immutable'
  expect(await tile(`${version}/makkah/light/en/tile/${at}`)).toEqual([200, 'image/webp', forever])
  expect(await tile(`${version}/makkah/dark/ar/tile/${at}`)).toEqual([200, 'image/webp', forever])
  expect(await tile(`earlier/makkah/light/en/tile/${at}`)).toEqual([200, 'image/webp', 'no-cache'])
  for (const missing of [
    `${version}/makkah/light/en/tile/16/1/1.webp`,
    `${version}/makkah/light/en/tile/19/${at.slice(3)}`,
    `${version}/makkah/light/fr/tile/${at}`,
    `${version}/atlantis/light/en/tile/${at}`,
    `${version}/makkah/light/en/tile/${at.replace('webp', 'png')}`,
  ]) {
    expect((await tile(missing))[0], missing).toBe(404)
  }

  // Pins keep the names free, so the names are known at the zoom levels that have tiles.
  const labels = await world.visitor('ar').fetch_map_labels({ city: 'makkah', zoom: 16 })
  if (!labels.ok) throw new Error(labels.error.code)
  expect(labels.data.length).toBeGreaterThan(50)
  expect(labels.data.every(([, , width, height]) => width > 0 && height > 0)).toBe(true)
  for (const missing of [
    { city: 'makkah', zoom: 19 },
    { city: 'makkah', zoom: 10 },
    { city: 'atlantis', zoom: 15 },
  ])
    expect(await world.visitor().fetch_map_labels(missing)).toMatchObject({ ok: false, error: { code: 'not_found' } })
})
