import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { focalPoints, pictureAddress } from '#domains/content/focal-point.ts'
import { focusClass } from '#web/ui/pictures/Picture.tsx'

const base = readFileSync('src/web/ui/styles/base.css', 'utf8')

/** The share of the free space that the classes give the picture of an address, as `object-position` does. */
function positionOf(address: string): string {
  const names = focusClass(address)
  const shareOf = (axis: 'x' | 'y') => new RegExp(`\\[--focus-${axis}:(\\d+%)\\]`).exec(names)?.[1] ?? '50%'
  return `${shareOf('x')} ${shareOf('y')}`
}

test('a photo lies in a frame of any ratio at its focal point, and a drawing in the middle', () => {
  for (const focus of focalPoints)
    expect(positionOf(pictureAddress('photo/a', focus))).toBe(`${25 * Number(focus[0])}% ${25 * Number(focus[1])}%`)
  expect(positionOf('facade/a')).toBe('50% 50%')
  expect(base).toContain('.picture {\n  object-position: var(--focus-x, 50%) var(--focus-y, 50%);')
})

test('no frame has a position of its own, except that of the drawn picture behind the search', () => {
  const files = globSync('src/web/**/*.css')
  const positions = files.flatMap((file) => readFileSync(file, 'utf8').match(/[^{}]*\{[^{}]*object-position/g) ?? [])
  expect(positions.map((rule) => /\.([\w-]+) \{[^{]*$/.exec(rule)?.[1])).toEqual(
    expect.arrayContaining(['hero-picture', 'picture']),
  )
  expect(new Set(positions.map((rule) => /\.([\w-]+) \{[^{]*$/.exec(rule)?.[1]))).toEqual(
    new Set(['hero-picture', 'picture']),
  )
})
