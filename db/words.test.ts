import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { otherWords } from '#test/other-words.ts'

test('texts of the demo and of every installation use the words of the glossary', () => {
  // Reviews are in the words of guests; pigeons and bathtubs are no bathrooms.
  const files = globSync('db/{demo,reference}/**/*.{ts,md}').filter(
    (file) => !/\.test\.ts$|reviews|scale|copy|counts/.test(file),
  )
  const patterns = Object.values(otherWords).flat()
  const lines = files.flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .filter((line) => !/^\s*(?:\/\/|\/?\*|import |code: |'[\w-]+': \{)|slug: /.test(line))
      .flatMap((line) =>
        patterns
          .filter(([word]) => word.test(line.replaceAll(/استحمام|الحمام|نخيل وحمام|code: '\w+'/g, '')))
          .map(([, instead]) => `${file}: ${instead}: ${line.trim()}`),
      ),
  )
  expect(lines).toEqual([])
})
