import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const folder = 'e2e/spec'
const named = [...readFileSync(`${folder}/README.md`, 'utf8').matchAll(/`([\w./-]+\.test\.tsx?|[\w./-]+\.spec\.ts)`/g)]
  .map(([, name = '']) => name)
  .map((name) => (name.includes('/') ? name : `${folder}/${name}`))

test('every test named in the list of the specification exists', () => {
  expect(named.filter((path) => !existsSync(path))).toEqual([])
})

test('every test of the specification is named in its list', () => {
  const present = readdirSync(folder)
    .filter((name) => name.endsWith('.spec.ts'))
    .map((name) => `${folder}/${name}`)
  expect(present.filter((path) => !named.includes(path))).toEqual([])
})
