import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { configurationPage } from '#server/config/configuration-page.ts'
import { describedSettings } from '#server/config/env.ts'

test('the configuration page equals the output of `npm run docs:configuration`, and every setting has a description', async () => {
  expect(await readFile('docs/configuration.md', 'utf8')).toBe(configurationPage())
  expect(describedSettings().filter(({ meaning }) => meaning.length < 10)).toEqual([])
})
