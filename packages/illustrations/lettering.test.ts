import { expect, test } from 'vitest'
import { letter, type LetteringOptions } from './lettering.ts'

const set = (text: string, options: Partial<LetteringOptions> = {}) =>
  letter({ text, dir: 'ltr', width: 600, sizes: [80, 60, 40], maxLines: 2, ...options })

test('a short title is set in the largest size on one line', () => {
  expect(set('Makkah')).toMatchObject({ lines: ['Makkah'], size: 80 })
})

test('a longer title first gets smaller before it exceeds the maximum number of lines, and no line is too wide', () => {
  const { lines, size, outlines } = set('Hotels near the Haram in Makkah and Madinah')
  expect(lines.join(' ')).toBe('Hotels near the Haram in Makkah and Madinah')
  expect(lines).toHaveLength(2)
  expect(size).toBeLessThan(80)
  for (const line of lines) expect(outlines(line).width).toBeLessThanOrEqual(600)
})

test('a title that is too long at the smallest size ends in an ellipsis', () => {
  const { lines, size, outlines } = set('A very long title '.repeat(20))
  expect([lines.length, size]).toEqual([2, 40])
  expect(lines[1]).toMatch(/…$/)
  expect(outlines(lines[1] ?? '').width).toBeLessThanOrEqual(600)
})

test('a word that is too long for a line is split, not omitted', () => {
  const { lines } = set('W'.repeat(40), { maxLines: 9 })
  expect(lines.join('')).toBe('W'.repeat(40))
  expect(lines.length).toBeGreaterThan(1)
})

test('Arabic letters join: together they are narrower than separately', () => {
  const width = (text: string) => set(text, { dir: 'rtl' }).outlines(text).width
  const alone = ['م', 'ك', 'ة'].reduce((sum, one) => sum + width(one), 0)
  expect(width('مكة')).toBeGreaterThan(0)
  expect(width('مكة')).toBeLessThan(alone)
})

test('both scripts of a mixed line are drawn, each in its own font', () => {
  const shapes = (text: string) => set(text, { dir: 'rtl' }).outlines(text).markup.match(/<path/g)?.length ?? 0
  expect(shapes('دار Noor')).toBe(shapes('دار') + shapes('Noor'))
})

test('a character that no font contains is omitted without a placeholder box', () => {
  expect(set('Noor 日本').outlines('Noor 日本').markup).toBe(set('Noor ').outlines('Noor ').markup)
})
