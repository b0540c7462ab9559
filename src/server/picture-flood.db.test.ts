import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { pictureWidths } from '#server/images.ts'
import { serve } from '#test/site.ts'
import { makeWorld } from '#test/world.ts'

const median = (figures: number[]) => figures.toSorted((a, b) => a - b)[Math.floor(figures.length / 2)] ?? 0

test('a thousand sizes asked at once: only listed ones are made, a few at a time, and others are served meanwhile', async () => {
  const world = await makeWorld()
  const folder = await mkdtemp(join(tmpdir(), 'flood-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  Object.assign(world.wired.env, { DATA_DIR: folder, MAX_IN_FLIGHT: 2_000 })
  await world.sql(
    `insert into image (id, scene, options, alt) values ('skyline/makkah', 'skyline', '{"mood":"dusk"}', '{"en":"","ar":""}')`,
  )
  const { id } = await world.hotel()
  const address = await serve(world.wired)
  const asksForPage = async () => {
    const began = performance.now()
    const response = await fetch(`${address}/api/v1/show_hotel?id=${id}`)
    expect(response.status).toBe(200)
    await response.arrayBuffer()
    return performance.now() - began
  }
  await asksForPage()
  const atRest: number[] = []
  for (let i = 0; i < 20; i++) atRest.push(await asksForPage())

  const statements = world.wired.database.statements()
  const unlisted = await Promise.all(
    Array.from({ length: 1_000 }, async (_, i) => {
      const response = await fetch(`${address}/img/${i + 3_100}/skyline/makkah`)
      await response.arrayBuffer()
      return response.status
    }),
  )
  expect(new Set(unlisted)).toEqual(new Set([404]))
  expect(world.wired.database.statements()).toBe(statements)

  const flood = Array.from({ length: 1_000 }, async (_, i) => {
    const width = pictureWidths[i % 100 === 0 ? (i / 100) % 3 : -1] ?? i + 3_100
    const response = await fetch(`${address}/img/${width}/skyline/makkah`)
    await response.arrayBuffer()
    return response.status
  })
  let over = false
  const answers = Promise.all(flood).finally(() => (over = true))
  const meanwhile: number[] = []
  while (!over) meanwhile.push(await asksForPage())
  const made = (await answers).filter((status) => status === 200)
  expect(made).toHaveLength(10)
  expect(meanwhile.length).toBeGreaterThan(1)
  // Drawing has its own threads: a page waits for its turn on the processor, not for the pictures.
  expect(median(meanwhile)).toBeLessThan(Math.max(10 * median(atRest), 150))
})
