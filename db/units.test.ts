import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { brokenUnit } from '#test/units.ts'

test('texts of the demo and of every installation keep a number and its unit on one line', () => {
  const files = globSync('db/{demo,reference}/**/*.{ts,csv,md}').filter((file) => !file.endsWith('.test.ts'))
  expect(files.length).toBeGreaterThan(50)
  const lines = files.flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .filter((line) => !/^\s*(?:\/\/|\/?\*)/.test(line) && brokenUnit.test(line))
      .map((line) => `${file}: ${line.trim()}`),
  )
  expect(lines).toEqual([])
})
