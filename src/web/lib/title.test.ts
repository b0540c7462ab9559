import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { pages } from '#web/app/pages.ts'

test('the title of each page is made by the functions that add the brand', () => {
  const others = pages
    .map(({ file }) => `src/web/routes/${file}.tsx`)
    .filter((file) => {
      const source = readFileSync(file, 'utf8')
      // A route without a component responds with a file.
      if (!source.includes('export default')) return false
      const meta = /^export const meta\b.*?\n(?=\n|export )/ms.exec(source)?.[0] ?? ''
      return !/\b(titleOf|pageMeta)\(/.test(meta) || /\btitle:/.test(meta)
    })
  expect(others).toEqual([])
})
