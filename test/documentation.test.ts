import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const code = ['.', 'src', 'packages', 'tools', 'db', 'test', 'e2e', 'bench', 'scripts'].flatMap((root) =>
  readdirSync(root, { recursive: root !== '.', withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => `/${join(entry.parentPath, entry.name).replaceAll('\\', '/')}`),
)
const pages = ['.', 'docs', 'decisions']
  .flatMap((folder) => readdirSync(folder).map((name) => join(folder, name)))
  .filter((path) => path.endsWith('.md'))

/** The names of source files in a text and its diagrams, in full or in part; not those with a placeholder (`x.test.ts`) or pattern. */
function filesIn(text: string): string[] {
  return [...text.matchAll(/(?<![\w/.<>{}*-])(?!x\.)[\w-]+(?:[/.][\w-]+)*\.tsx?\b(?!`, since removed)/g)].map(
    ([name]) => name,
  )
}

test.each(pages)('%s and its diagrams name only files that exist', (page) => {
  const named = filesIn(readFileSync(page, 'utf8'))
  if (page === 'ARCHITECTURE.md') expect(named).toContain('bookings/http/handlers.server.ts')
  expect(named.filter((name) => !code.some((path) => path.endsWith(`/${name}`)))).toEqual([])
})
