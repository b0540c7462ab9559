import { readFileSync } from 'node:fs'
import sharp, { type Sharp } from 'sharp'
import { describe, expect, test } from 'vitest'
import { encodeAnew, isBrokenPicture } from '#domains/shared/uploaded-picture.server.ts'

const file = (name: string) => readFileSync(`test/data/${name}`)
/** A picture without two equal rows. */
const photo = (as: (picture: Sharp) => Sharp) =>
  as(
    sharp({
      create: {
        width: 640,
        height: 480,
        channels: 3,
        background: '#a0522d',
        noise: { type: 'gaussian', mean: 120, sigma: 30 },
      },
    }),
  ).toBuffer()
const jpeg = await photo((one) => one.jpeg())
const progressive = await photo((one) => one.jpeg({ progressive: true }))
const grey = await photo((one) => one.greyscale().jpeg())
const png = await photo((one) => one.png())
const webp = await photo((one) => one.webp())
const avif = await photo((one) => one.avif({ effort: 0 }))
const gif = await photo((one) => one.gif())
const tiff = await photo((one) => one.tiff())
const heic = file('photo.heic')

const without = (sent: Buffer, bytes: number) => sent.subarray(0, sent.length - bytes)
const part = (sent: Buffer, share: number) => sent.subarray(0, Math.floor(sent.length * share))
/** With other bytes at a share of its length. */
function changed(sent: Buffer, share: number, bytes: number[]): Buffer {
  const copy = Buffer.from(sent)
  copy.set(bytes, Math.floor(sent.length * share))
  return copy
}

const stored = async (sent: Uint8Array) => {
  const body = await encodeAnew(sent, (picture) => picture.png())
  return typeof body === 'string' ? body : sharp(body).metadata()
}

describe('an uploaded photo', () => {
  test.for([
    ['JPEG', jpeg],
    ['progressive JPEG', progressive],
    ['grey JPEG', grey],
    ['PNG', png],
    ['WebP', webp],
    ['AVIF', avif],
    ['JPEG of a telephone without its last two bytes', file('pictures/without-end.jpg'), 1600, 1000],
    ['JPEG without its last byte', without(jpeg, 1)],
    ['JPEG without its end', without(jpeg, 2)],
    ['JPEG that ends within its last row', without(jpeg, 12)],
    ['progressive JPEG without its last details', part(progressive, 0.9)],
    ['JPEG with wrong bytes in the middle', changed(jpeg, 0.5, [0x3a, 0x3a, 0x3a, 0x3a])],
    ['JPEG with more after its end', Buffer.concat([jpeg, Buffer.from('MOTION PHOTO')])],
    ['JPEG with zeros after its end', Buffer.concat([jpeg, Buffer.alloc(4096)])],
    ['PNG without its end', without(png, 12)],
    ['PNG with a wrong sum', changed(png, (png.length - 14) / png.length, [0, 1])],
    ['WebP without its last byte', without(webp, 1)],
    ['WebP without its last bytes', without(webp, 9)],
    ['HEIC of an iPhone', heic, 1600, 1200],
    ['photo held sideways', file('pictures/sideways.jpg'), 1000, 1600],
  ] as const)('is accepted: %s', async ([, sent, width = 640, height = 480]) => {
    expect(await stored(sent)).toMatchObject({ width, height })
  })

  test.for([
    ['JPEG of a telephone', file('pictures/without-last-rows.jpg')],
    ['half of a JPEG', part(jpeg, 0.5)],
    ['JPEG without a tenth', part(jpeg, 0.9)],
    ['half of a grey JPEG', part(grey, 0.5)],
    ['JPEG whose end stands in its middle', changed(jpeg, 0.5, [0xff, 0xd9])],
    ['JPEG with another marker in its middle', changed(jpeg, 0.5, [0xff, 0x0b])],
    ['first bytes of a JPEG', jpeg.subarray(0, 100)],
    ['progressive JPEG that ends within its first pass', part(progressive, 0.015)],
    ['half of a PNG', part(png, 0.5)],
    ['PNG with wrong bytes in the middle', changed(png, 0.5, [1, 2, 3, 4])],
    ['header of a PNG', png.subarray(0, 20)],
    ['half of a WebP', part(webp, 0.5)],
    ['half of an AVIF', part(avif, 0.5)],
    ['half of a HEIC', part(heic, 0.5)],
    ['start of a HEIC', heic.subarray(0, 40)],
  ] as const)('without some of its rows is damaged, and not of another type: %s', async ([, sent]) => {
    expect(await stored(sent)).toBe('file_damaged')
  })

  test.for([
    ['nothing', Buffer.alloc(0)],
    ['a text', Buffer.from('Dear guest')],
    ['an SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')],
    ['a GIF', gif],
    ['a TIFF', tiff],
    ['a film', Buffer.from('\0\0\0\x18ftypmp42\0\0\0\0mp42isom')],
    ['a PDF', Buffer.from('%PDF-1.7\n')],
  ] as const)('is of another type: %s', async ([, sent]) => {
    expect(await stored(sent)).toBe('file_type')
  })

  test('with too many pixels is rejected before it is decoded, and with too few columns at a minimum', async () => {
    const large = await sharp({ create: { width: 9_000, height: 6_000, channels: 3, background: '#0e5a54' } })
      .png()
      .toBuffer()
    expect(await stored(large)).toBe('file_too_large')
    expect(await encodeAnew(jpeg, (picture) => picture.png(), { minWidth: 641 })).toBe('picture_small')
  })
})

test.each([
  ['is not a picture', Buffer.from('Dear guest')],
  ['is a part of a picture', jpeg.subarray(0, jpeg.length / 2)],
])('a file that %s is broken', async (_, sent) => {
  const error: unknown = await sharp(sent, { failOn: 'error' })
    .toBuffer()
    .catch((reason: unknown) => reason)
  expect(isBrokenPicture(error)).toBe(true)
})

test.each([
  ['time', new Error('timeout: 40% complete')],
  ['memory', new Error('vips_malloc: out of memory')],
  ['space', Object.assign(new Error('write'), { code: 'ENOSPC' })],
])('a file for which the machine has no %s is not broken', (_, error) => {
  expect(isBrokenPicture(error)).toBe(false)
})
