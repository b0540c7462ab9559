import { readFile } from 'node:fs/promises'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { staffOf } from '#test/staff.ts'
import { makeWorld } from '#test/world.ts'

const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#0e5a54' } })

/** Uploads a file as an editor. Returns the stored picture, or the code of the error. */
async function uploader() {
  const world = await makeWorld()
  const { api } = await staffOf(world, 'editor')
  return async (file: Uint8Array) => {
    const taken = await api.upload_picture({ file: new Uint8Array(file) })
    if (!taken.ok) return taken.error.errors?.[0]?.code
    const [row] = await world.sql('select file from image where id = $1', [taken.data.id])
    const stored = await world.services.ports.files.get(String(row?.file))
    const { format, width, height, exif, xmp } = await sharp(stored?.body).metadata()
    return { format, width, height, metadata: exif ?? xmp }
  }
}

test('a photo of an iPhone (HEIC) and an AVIF picture are stored like a JPEG, whole', async () => {
  const upload = await uploader()
  const heic = await readFile('test/data/photo.heic')
  expect(await upload(heic)).toEqual({ format: 'webp', width: 1600, height: 1200 })
  expect(await upload(await plain(1300, 900).avif().toBuffer())).toEqual({ format: 'webp', width: 1300, height: 900 })
  // The header is complete, the pixels are not.
  expect(await upload(heic.subarray(0, 4_000))).toBe('file_damaged')
})

test('a photo held sideways is stored upright, and neither its place nor its camera is kept', async () => {
  const upload = await uploader()
  const sideways = await plain(1000, 1400)
    .withMetadata({ orientation: 6 })
    .withExifMerge({ IFD0: { Model: 'Phone' }, IFD3: { GPSLatitude: '21/1 25/1 0/1', GPSLongitude: '39/1 49/1 0/1' } })
    .jpeg()
    .toBuffer()
  expect((await sharp(sideways).metadata()).exif).toBeDefined()
  expect(await upload(sideways)).toEqual({ format: 'webp', width: 1400, height: 1000 })
})

test('a picture of too many pixels is rejected as too large before it is decoded', async () => {
  const upload = await uploader()
  expect(await upload(await plain(10_000, 8_001).png().toBuffer())).toBe('file_too_large')
})
