import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { configurationPage } from '#server/configuration-page.ts'
import { describedSettings } from '#server/env.ts'

test('the page of settings is as `npm run docs:configuration` makes it, and every setting has its meaning', async () => {
  expect(await readFile('docs/configuration.md', 'utf8')).toBe(configurationPage())
  expect(describedSettings().filter(({ meaning }) => meaning.length < 10)).toEqual([])
})
