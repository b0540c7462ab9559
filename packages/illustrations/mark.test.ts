import sharp from 'sharp'
import { expect, test } from 'vitest'
import { readMark } from './mark.ts'

async function pixelAt(svg: string, x: number, y: number): Promise<number[]> {
  const image = sharp(Buffer.from(svg)).resize(64, 64).ensureAlpha().raw()
  const { data } = await image.toBuffer({ resolveWithObject: true })
  return [...data.subarray((y * 64 + x) * 4, (y * 64 + x) * 4 + 4)]
}

test('the doorway of the mark is open, its star brass', async () => {
  expect((await pixelAt(readMark('mark'), 32, 40))[3]).toBe(0)
  expect(await pixelAt(readMark('mark'), 32, 8)).toEqual([201, 153, 74, 255])
})

test('icons fill their tile; the maskable icon keeps its star within the safe zone', async () => {
  expect((await pixelAt(readMark('favicon'), 0, 0))[3]).toBe(0)
  expect((await pixelAt(readMark('favicon'), 32, 2))[3]).toBe(255)
  expect((await pixelAt(readMark('maskable-icon'), 0, 0))[3]).toBe(255)
  const brass = [201, 153, 74, 255]
  expect(await pixelAt(readMark('maskable-icon'), 32, 16)).toEqual(brass)
  expect(await pixelAt(readMark('maskable-icon'), 32, 10)).not.toEqual(brass)
})
