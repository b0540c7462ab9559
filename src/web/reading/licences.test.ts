import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { libraries } from '#web/reading/licences.ts'

test('every library that the program needs is named with the licence it states', () => {
  const read = (path: string) =>
    JSON.parse(readFileSync(path, 'utf8')) as { license: string; dependencies: Record<string, string> }
  const needed = Object.keys(read('package.json').dependencies)
  const stated = needed.map((name) => `${name}: ${read(`node_modules/${name}/package.json`).license}`)
  const told = Object.entries(libraries).flatMap(([licence, names]) => names.map((name) => `${name}: ${licence}`))
  expect(told.toSorted()).toEqual(stated.toSorted())
})
