import { expect, test } from 'vitest'
import { imageMeta } from '#web/kit/image-meta.ts'

const image = (naturalWidth: number, naturalHeight: number, decode: () => Promise<void>) =>
  ({ naturalWidth, naturalHeight, decode, src: '' }) as HTMLImageElement

test('an image that loads has its measures', async () => {
  const loads = image(1600, 1000, () => Promise.resolve())
  expect(await imageMeta('/img/1280/hero/home', loads)).toEqual({ width: 1600, height: 1000, ratio: 1.6 })
  expect(loads.src).toBe('/img/1280/hero/home')
})

test('one that fails has none: width, height and ratio are zero', async () => {
  const fails = image(0, 0, () => Promise.reject(new Error('EncodingError')))
  expect(await imageMeta('/img/1280/no/such', fails)).toEqual({ width: 0, height: 0, ratio: 0 })
  const empty = image(0, 0, () => Promise.resolve())
  expect(await imageMeta('/img/1280/no/size', empty)).toEqual({ width: 0, height: 0, ratio: 0 })
})
