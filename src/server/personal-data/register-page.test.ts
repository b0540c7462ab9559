import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { registerPage } from '#server/personal-data/register-page.ts'

test('the page about personal data equals the output of `npm run docs:personal-data`', async () => {
  expect(await readFile('docs/personal-data.md', 'utf8')).toBe(registerPage())
})
