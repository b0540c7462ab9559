import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

// docs/security.md states which requirements hold and which files show it. These tests check those statements.

const text = readFileSync('docs/security.md', 'utf8')
const rows = [
  ...text.matchAll(/^\| (V\d+(?:\.\d+)?) \| (.+?) \| (holds|does not apply|falls short|.*?) \| ?(.*?) ?\|$/gm),
].map(([, section = '', what = '', state = '', shown = '']) => ({
  section,
  what,
  state,
  paths: [...shown.matchAll(/`([^`]+)`/g)].map(([, path]) => path ?? ''),
}))

test('every chapter is listed', () => {
  const chapters = new Set(rows.map(({ section }) => section.split('.')[0]))
  expect([...chapters]).toEqual(Array.from({ length: 17 }, (_, i) => `V${i + 1}`))
})

test('every row has one of three states, and a requirement that holds is shown by files that exist', () => {
  const known = ['holds', 'does not apply', 'falls short']
  expect(rows.filter(({ state }) => !known.includes(state))).toEqual([])
  expect(rows.filter(({ state, paths }) => (state === 'holds') !== paths.length > 0)).toEqual([])
  expect(rows.flatMap(({ paths }) => paths).filter((path) => !existsSync(path))).toEqual([])
})

test('the count at the top matches the rows', () => {
  const count = (state: string) => rows.filter((row) => row.state === state).length
  const reported = /^\d+ rows: .*$/m.exec(text)?.[0]
  expect(reported).toBe(
    `${rows.length} rows: ${count('holds')} hold, ${count('does not apply')} do not apply, ${count('falls short')} fall short.`,
  )
})
