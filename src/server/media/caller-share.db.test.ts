import type { Hono } from 'hono'
import type { HttpBindings } from '@hono/node-server'
import { expect, test } from 'vitest'
import { pixelAt, stillStep } from '@rihla/street-map/mercator'
import { mapRoutes } from '#server/map/map-routes.ts'
import { pictures } from '#server/media/picture-routes.ts'
import { pictureWidths } from '#server/media/images.ts'
import type { PictureStore } from '#server/media/picture-store.ts'
import { makeWorld } from '#test/world.ts'

/** A store whose pictures are finished together, at `finish`. */
function slowStore() {
  let finish = () => undefined as void
  const finished = new Promise<void>((done) => (finish = done))
  const left: (() => boolean)[] = []
  const store: PictureStore = {
    cached: () => Promise.resolve(null),
    make: async (_digest, _extension, _render, hasLeft = () => false) => {
      left.push(hasLeft)
      await finished
      return Buffer.from('picture')
    },
    idle: () => false,
  }
  return { store, left, finish }
}

/** Requests files of a route; `gone` closes the connections of all callers. */
function callers(app: Hono<{ Bindings: HttpBindings }>) {
  const outgoing = { destroyed: false }
  return {
    get: async (path: string, remoteAddress: string) => {
      const { status, headers } = await app.request(
        path,
        {},
        { incoming: { headers: {}, socket: { remoteAddress } }, outgoing },
      )
      return [status, headers.get('retry-after')]
    },
    gone: () => (outgoing.destroyed = true),
  }
}

async function pictureSite() {
  const world = await makeWorld()
  await world.sql(
    `insert into image (id, scene, options, alt) values ('skyline/makkah', 'skyline', '{"mood":"dusk"}', '{"en":"","ar":""}')`,
  )
  const slow = slowStore()
  return {
    ...slow,
    share: 40,
    address: (i: number) => `/img/${pictureWidths[i % pictureWidths.length]}/skyline/makkah`,
    ...callers(pictures(world.services, slow.store)),
  }
}

async function mapSite() {
  const world = await makeWorld()
  const slow = slowStore()
  const { x, y } = pixelAt({ lat: 21.4225, lon: 39.8262 }, 16)
  const [column, row] = [x, y].map((one) => Math.round(one / stillStep)) as [number, number]
  return {
    ...slow,
    share: 20,
    address: (i: number) => `/map/v/makkah/light/en/still/16/${column + (i % 5)}/${row + Math.floor(i / 5)}.webp`,
    ...callers(mapRoutes(world.services, slow.store)),
  }
}

test.for([
  ['pictures', pictureSite],
  ['maps', mapSite],
] as const)(
  'a caller who waits for as many %s as its share gets 429 for the next one, others are served, and what it no longer waits for is known',
  async ([, open]) => {
    const { share, address, get, gone, left, finish } = await open()
    const waiting = Array.from({ length: share }, (_, i) => get(address(i), '203.0.113.9'))
    await expect.poll(() => left.length).toBe(share)
    let refused: unknown
    void get(address(share), '203.0.113.9').then((answer) => (refused = answer))
    await expect.poll(() => refused !== undefined || left.length > share).toBe(true)
    expect(refused).toEqual([429, '1'])
    const other = get(address(share), '203.0.113.10')
    await expect.poll(() => left.length).toBe(share + 1)
    expect(left.map((hasLeft) => hasLeft())).not.toContain(true)
    gone()
    expect(left.map((hasLeft) => hasLeft())).not.toContain(false)
    finish()
    expect(new Set((await Promise.all([...waiting, other])).map(String))).toEqual(new Set(['200,']))
    expect(await get(address(share), '203.0.113.9')).toEqual([200, null])
  },
)
