import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readLibraries } from '../../../../scripts/libraries-plugin.ts'

// `test/dependencies.test.ts` checks that the code imports no other packages.
test('the packages of the program are listed under the licences that they declare', () => {
  const libraries = readLibraries('.')
  expect(libraries['MIT']).toEqual(expect.arrayContaining(['pg', 'react', 'tailwindcss']))
  expect(libraries['BSD-2-Clause']).toEqual(['leaflet'])
  expect(Object.keys(libraries)).not.toContain('undefined')
})

test('every font family of the browser and of documents is listed', () => {
  const page = readFileSync('src/web/features/content/licences.ts', 'utf8')
  const files = readdirSync('src/web/ui/fonts').filter((name) => name.endsWith('.woff2'))
  const families = { fraunces: 'Fraunces', readex: 'Readex Pro', 'el-messiri': 'El Messiri' }
  for (const file of files) {
    const [, family] = Object.entries(families).find(([name]) => file.startsWith(name)) ?? []
    expect(family && page.includes(family), file).toBe(true)
  }
  const ofDocuments = readdirSync('packages/paper/fonts').filter((name) => name.endsWith('.br'))
  const named = (/Noto \(([^)]*)\)/.exec(page)?.[1] ?? '')
    .split(', ')
    .map((name) => name.toLowerCase().replace(' ', '-'))
  for (const file of ofDocuments)
    expect(
      named.some((name) => file.startsWith(`noto-${name}`)),
      file,
    ).toBe(true)
})
