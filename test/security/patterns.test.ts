import { globSync, readFileSync } from 'node:fs'
import { parseSync } from 'vite'
import { expect, test } from 'vitest'
import { bySize } from '#test/lane.ts'
import { processorMs } from '#test/processor-time.ts'
import { hostileTexts } from '#test/security/hostile-texts.ts'

/** Every regular expression literal of the program, with the place where it is first used. */
function patternsOfSources(): Map<string, { pattern: string; flags: string; place: string }> {
  const patterns = new Map<string, { pattern: string; flags: string; place: string }>()
  for (const path of globSync('src/**/*.{ts,tsx,js}').filter((name) => !/\.test\.tsx?$/.test(name))) {
    const text = readFileSync(path, 'utf8')
    const visit = (node: unknown): void => {
      if (Array.isArray(node)) return node.forEach(visit)
      if (typeof node !== 'object' || node === null) return
      const { regex, start } = node as { regex?: { pattern: string; flags: string }; start: number }
      if (regex) {
        const place = `${path}:${text.slice(0, start).split('\n').length}`
        patterns.set(`${regex.pattern}/${regex.flags}`, { ...regex, place })
      }
      Object.values(node).forEach(visit)
    }
    visit(parseSync(path, text).program)
  }
  return patterns
}

/** Starts and runs made of what a pattern itself contains, in which it begins again and again and never matches. */
function textsAgainst(pattern: string, length: number): string[] {
  const literals = pattern.replaceAll(/\\p\{[^}]*\}|\\[dwsDWSbBnrt]/g, ' ').replaceAll(/[\\^$?+()[\]{}]/g, ' ')
  const parts = [...new Set([...(literals.match(/\S+/g) ?? []), ...Array.from(literals.replaceAll(/\s/g, ''))])].slice(
    0,
    12,
  )
  const pairs = parts.flatMap((one) => ['a', ' ', '0'].map((other) => one + other))
  return [...parts, ...pairs].map((unit) => `${unit.repeat(Math.ceil(length / unit.length))}\u0001`)
}

test('no pattern of the program takes more than linear time: a text of four times the length never costs ten times as much', async () => {
  const length = bySize(4_000, 16_000)
  const slow: string[] = []
  for (const { pattern, flags, place } of patternsOfSources().values()) {
    const search = (text: string) => {
      const regex = new RegExp(pattern, flags)
      return regex.global ? text.replace(regex, '') : regex.exec(text)
    }
    const texts = (size: number) => [...hostileTexts(size).map(({ text }) => text), ...textsAgainst(pattern, size)]
    const long = texts(4 * length)
    for (const [i, text] of texts(length).entries()) {
      // A quadratic search of 4,000 characters takes longer than this.
      if ((await processorMs(() => search(text))) < 3) continue
      const least = async (of: string) =>
        Math.min(await processorMs(() => search(of)), await processorMs(() => search(of)))
      const [once, fourfold] = [await least(text), await least(long[i] ?? '')]
      if (fourfold <= 30 || fourfold <= 10 * once) continue
      slow.push(`${place} /${pattern}/${flags} ${once} → ${fourfold} ms`)
      break
    }
  }
  expect(slow).toEqual([])
})
