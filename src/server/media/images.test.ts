import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, onTestFinished, test } from 'vitest'
import { pictureFormat, pictureMaker, type Drawing } from '#server/media/images.ts'
import { pictureStore } from '#server/media/picture-store.ts'

const house: Drawing = { id: 'facade/house', scene: 'facade', options: { stars: 4 } }

async function folder(): Promise<string> {
  const path = await mkdtemp(join(tmpdir(), 'pictures-'))
  onTestFinished(() => rm(path, { recursive: true, force: true }))
  return path
}

/** A render function that counts its calls and ends when released. */
function slowRender() {
  const going: (() => void)[] = []
  const made: string[] = []
  return {
    made,
    release: () => going.splice(0).forEach((go) => go()),
    render: async (drawing: Drawing, width: number, format: string) => {
      made.push(`${drawing.id} ${width} ${format}`)
      await new Promise<void>((go) => going.push(go))
      return Buffer.alloc(1000, 1)
    },
  }
}

test('a known picture is rendered once per listed width and format', async () => {
  const path = await folder()
  let lookups = 0
  const picture = pictureMaker({
    store: pictureStore({ folder: path }),
    find: async (id) => (lookups++, id === house.id ? house : null),
  })
  const typeOf = async (format: 'webp' | 'avif') => {
    const made = await picture(house.id, 320, format)
    if (typeof made === 'string') throw new Error(made)
    const facts = await sharp(made.body).metadata()
    expect([facts.width, facts.height]).toEqual([320, 200])
    return made.type
  }
  expect(await typeOf('webp')).toBe('image/webp')
  expect(await picture(house.id, 320, 'webp')).toEqual(await picture(house.id, 320, 'webp'))
  // AVIF is rendered in the background: the first request gets WebP, later ones AVIF.
  expect(await typeOf('avif')).toBe('image/webp')
  await expect.poll(() => typeOf('avif')).toBe('image/avif')
  expect(lookups).toBe(1)
})

test('a check whether a picture exists renders nothing', async () => {
  const { made, render } = slowRender()
  const find = (id: string) => Promise.resolve(id === house.id ? house : null)
  const picture = pictureMaker({ store: pictureStore({ folder: await folder() }), find, render })
  expect(await picture(house.id, 320, 'webp', { isHead: true })).toBe('known')
  expect(await picture('facade/nobody', 320, 'webp', { isHead: true })).toBe('unknown')
  expect(await picture(house.id, 321, 'webp', { isHead: true })).toBe('unknown')
  expect(made).toEqual([])
})

test('unlisted widths are rejected without a database query', async () => {
  let lookups = 0
  const picture = pictureMaker({
    store: pictureStore({ folder: await folder() }),
    find: async () => (lookups++, null),
  })
  for (const width of [0, 1, 319, 321, 641, 100_000, Number.NaN])
    expect(await picture(house.id, width, 'webp')).toBe('unknown')
  expect(lookups).toBe(0)
  expect(await picture('facade/nobody', 320, 'webp')).toBe('unknown')
})

test('simultaneous requests for one picture render it once', async () => {
  const slow = slowRender()
  const picture = pictureMaker({
    store: pictureStore({ folder: await folder() }),
    find: async () => house,
    render: slow.render,
  })
  const answers = Array.from({ length: 50 }, () => picture(house.id, 640, 'webp'))
  await expect.poll(() => slow.made.length).toBe(1)
  slow.release()
  const bodies = await Promise.all(answers)
  expect(bodies.every((answer) => typeof answer !== 'string' && answer.body.length === 1000)).toBe(true)
  expect(slow.made).toEqual(['facade/house 640 webp'])
})

test('of a thousand simultaneous requests a few are rendered, some wait, the rest are rejected as busy', async () => {
  const slow = slowRender()
  const picture = pictureMaker({
    store: pictureStore({ folder: await folder(), maxConcurrent: 2, maxWaiting: 10 }),
    find: async (id) => ({ ...house, id }),
    render: slow.render,
  })
  const answers = Array.from({ length: 1000 }, (_, i) => picture(`facade/${i}`, 320, 'webp'))
  await expect.poll(() => slow.made.length).toBe(2)
  const settled = { busy: 0, made: 0 }
  for (const answer of answers) void answer.then((one) => (one === 'busy' ? settled.busy++ : settled.made++))
  await expect.poll(() => settled.busy).toBe(988)
  while (settled.made < 12) {
    slow.release()
    await new Promise((go) => setImmediate(go))
  }
  expect(slow.made).toHaveLength(12)
})

test('a picture whose callers have all left before its turn is not drawn; one for which somebody still waits is', async () => {
  const { made, render, release } = slowRender()
  const store = pictureStore({ folder: await folder(), maxConcurrent: 1 })
  const picture = pictureMaker({ store, find: async (id) => ({ ...house, id }), render })
  const gone = new Set<string>()
  const request = (caller: string, id: string) =>
    picture(id, 320, 'webp', { isHead: false, left: () => gone.has(caller) })
  const first = request('first', 'facade/first')
  await expect.poll(() => made.length).toBe(1)
  const others = [
    request('a', 'facade/left'),
    request('b', 'facade/left'),
    request('a', 'facade/shared'),
    request('c', 'facade/shared'),
  ]
  await new Promise((go) => setImmediate(go))
  gone.add('first').add('a').add('b')
  release()
  expect(await first).not.toBe('busy')
  await expect.poll(() => made.length).toBe(2)
  expect(made).toEqual(['facade/first 320 webp', 'facade/shared 320 webp'])
  release()
  expect((await Promise.all(others)).map((answer) => answer === 'busy')).toEqual([true, true, false, false])
})

test('stored pictures stay below the disk quota, the oldest are deleted first', async () => {
  const path = await folder()
  const picture = pictureMaker({
    store: pictureStore({ folder: path, quotaBytes: 5500 }),
    find: async (id) => ({ ...house, id }),
    render: async () => Buffer.alloc(1000),
  })
  for (let i = 0; i < 20; i++) await picture(`facade/${i}`, 320, 'webp')
  const files = (await readdir(path, { recursive: true })).filter((name) => name.endsWith('.webp'))
  expect(files.length).toBeLessThanOrEqual(5)
  expect(files.length).toBeGreaterThan(0)
})

test('AVIF is used if the installation renders it and the client accepts it, else WebP', () => {
  expect(pictureFormat('image/avif,image/webp,*/*', true)).toBe('avif')
  expect(pictureFormat('image/webp,*/*', true)).toBe('webp')
  expect(pictureFormat(undefined, true)).toBe('webp')
  // An installation with little processor time.
  expect(pictureFormat('image/avif,image/webp,*/*', false)).toBe('webp')
})
