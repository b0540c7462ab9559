import { mkdtemp, rm } from 'node:fs/promises'
import { get } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, onTestFinished, test } from 'vitest'
import { pictureWidths } from '#server/media/images.ts'
import { serve } from '#test/site.ts'
import { makeWorld } from '#test/world.ts'

/** Not `fetch`, which gives up connecting after ten seconds: a thousand connections at once can wait longer. */
const statusOf = (url: string) =>
  new Promise<number | undefined>((done, failed) => {
    get(url, { agent: false }, (response) => {
      response.resume().once('end', () => done(response.statusCode))
    }).once('error', failed)
  })

test('of a thousand simultaneous sizes only listed ones are rendered, a few at a time, and other requests are served meanwhile', async () => {
  const world = await makeWorld()
  const folder = await mkdtemp(join(tmpdir(), 'flood-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  Object.assign(world.services.env, { DATA_DIR: folder, MAX_IN_FLIGHT: 2_000 })
  await world.sql(
    `insert into image (id, options, alt, file) values ('photo/flood', '{}', '{"en":"","ar":""}', 'flood')`,
  )
  const photo = await sharp({ create: { width: 64, height: 48, channels: 3, background: '#0e5a54' } })
    .png()
    .toBuffer()
  // Rendering begins with reading the photo, which waits here until a page was served.
  const { promise: served, resolve: goOn } = Promise.withResolvers<void>()
  let rendering = 0
  let highest = 0
  const { promise: begun, resolve: begin } = Promise.withResolvers<void>()
  world.services.ports.files.get = async () => {
    highest = Math.max(highest, ++rendering)
    if (rendering === 2) begin()
    await served
    rendering--
    return { body: photo, type: 'image/png' }
  }
  const { id } = await world.hotel()
  const address = await serve(world.services)
  const requestsPage = async () => {
    const response = await fetch(`${address}/api/v1/show_hotel?id=${id}`)
    expect(response.status).toBe(200)
    await response.arrayBuffer()
  }
  await requestsPage()

  const statements = world.services.database.statements()
  const unlisted = await Promise.all(
    Array.from({ length: 1_000 }, (_, i) => statusOf(`${address}/img/${i + 3_100}/photo/flood`)),
  )
  expect(new Set(unlisted)).toEqual(new Set([404]))
  expect(world.services.database.statements()).toBe(statements)

  const answers = Promise.all(
    Array.from({ length: 1_000 }, (_, i) => {
      const width = pictureWidths[i % 100 === 0 ? (i / 100) % 5 : -1] ?? i + 3_100
      return statusOf(`${address}/img/${width}/photo/flood`)
    }),
  )
  await begun
  await requestsPage()
  goOn()
  expect((await answers).filter((status) => status === 200)).toHaveLength(10)
  expect(highest).toBe(2)
})
