import { mkdtemp, rm } from 'node:fs/promises'
import { get } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
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
    `insert into image (id, scene, options, alt) values ('skyline/makkah', 'skyline', '{"mood":"dusk"}', '{"en":"","ar":""}')`,
  )
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
    Array.from({ length: 1_000 }, (_, i) => statusOf(`${address}/img/${i + 3_100}/skyline/makkah`)),
  )
  expect(new Set(unlisted)).toEqual(new Set([404]))
  expect(world.services.database.statements()).toBe(statements)

  const flood = Array.from({ length: 1_000 }, (_, i) => {
    const width = pictureWidths[i % 100 === 0 ? (i / 100) % 5 : -1] ?? i + 3_100
    return statusOf(`${address}/img/${width}/skyline/makkah`)
  })
  let over = false
  const answers = Promise.all(flood).finally(() => (over = true))
  let meanwhile = 0
  while (!over) {
    await requestsPage()
    if (!over) meanwhile++
  }
  const made = (await answers).filter((status) => status === 200)
  expect(made).toHaveLength(10)
  // A page does not wait until the last picture is there.
  expect(meanwhile).toBeGreaterThan(0)
})
