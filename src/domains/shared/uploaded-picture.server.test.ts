import sharp from 'sharp'
import { expect, test } from 'vitest'
import { isBrokenPicture } from '#domains/shared/uploaded-picture.server.ts'

const picture = await sharp({ create: { width: 64, height: 64, channels: 3, background: '#a0522d' } })
  .jpeg()
  .toBuffer()

test.each([
  ['is not a picture', Buffer.from('Dear guest')],
  ['is a part of a picture', picture.subarray(0, picture.length / 2)],
])('a file that %s is broken', async (_, file) => {
  const error: unknown = await sharp(file, { failOn: 'error' })
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
