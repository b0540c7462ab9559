import { expect, test } from 'vitest'
import { letter, type LetteringGiven } from './lettering.ts'

const set = (text: string, given: Partial<LetteringGiven> = {}) =>
  letter({ text, dir: 'ltr', width: 600, sizes: [80, 60, 40], mostLines: 2, ...given })

test('a short title is set in the largest size, on one line', () => {
  expect(set('Makkah')).toMatchObject({ lines: ['Makkah'], size: 80 })
})

test('a longer one gets smaller before it gets too many lines, and no line is too wide', () => {
  const { lines, size, outlines } = set('Hotels near the Haram in Makkah and Madinah')
  expect(lines.join(' ')).toBe('Hotels near the Haram in Makkah and Madinah')
  expect(lines).toHaveLength(2)
  expect(size).toBeLessThan(80)
  for (const line of lines) expect(outlines(line).width).toBeLessThanOrEqual(600)
})

test('what is too long even then ends in an ellipsis', () => {
  const { lines, size, outlines } = set('A very long title '.repeat(20))
  expect([lines.length, size]).toEqual([2, 40])
  expect(lines[1]).toMatch(/…$/)
  expect(outlines(lines[1] ?? '').width).toBeLessThanOrEqual(600)
})

test('a word without an end is cut, not left out', () => {
  const { lines } = set('W'.repeat(40), { mostLines: 9 })
  expect(lines.join('')).toBe('W'.repeat(40))
  expect(lines.length).toBeGreaterThan(1)
})

test('Arabic letters join: together they are narrower than one by one', () => {
  const width = (text: string) => set(text, { dir: 'rtl' }).outlines(text).width
  const alone = ['م', 'ك', 'ة'].reduce((sum, one) => sum + width(one), 0)
  expect(width('مكة')).toBeGreaterThan(0)
  expect(width('مكة')).toBeLessThan(alone)
})

test('both scripts of one line are drawn, each in its face', () => {
  const shapes = (text: string) => set(text, { dir: 'rtl' }).outlines(text).markup.match(/<path/g)?.length ?? 0
  expect(shapes('دار Noor')).toBe(shapes('دار') + shapes('Noor'))
})

test('a sign that no face has leaves no box behind', () => {
  expect(set('Noor 日本').outlines('Noor 日本').markup).toBe(set('Noor ').outlines('Noor ').markup)
})
