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

test('no way through the code in docs/ways.md has more than 40 files, and none has a file twice', () => {
  const ways = readFileSync('docs/ways.md', 'utf8').split('\n## ').slice(1)
  expect(ways).toHaveLength(4)
  for (const way of ways) {
    const files = [...way.matchAll(/^\d+\. `([^`]+)`/gm)].map(([, file]) => file)
    expect(new Set(files).size).toBe(files.length)
    expect(files.length).toBeGreaterThan(20)
    expect(files.length).toBeLessThanOrEqual(40)
  }
})
