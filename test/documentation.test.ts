import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync } from 'vite'
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

type Way = { title: string; files: string[] }
const waysPage = readFileSync('docs/ways.md', 'utf8')
const ways: Way[] = waysPage
  .split('\n## ')
  .slice(1)
  .map((text) => ({
    title: text.slice(0, text.indexOf('\n')),
    files: [...text.matchAll(/^\d+\. `([^`]+)`/gm)].map(([, file = '']) => file),
  }))

/** React Router loads them by the page table and by their names. */
const loadedByRouter = (file: string) => /^web\/(?:routes\/|entry\.server\.tsx$)/.test(file)

test.each(ways)('$title: a file of the way imports each of its files', ({ files }) => {
  expect(new Set(files).size).toBe(files.length)
  const imported = new Set(files.flatMap(valuesImportedBy))
  expect(files.slice(1).filter((file) => !imported.has(file) && !loadedByRouter(file))).toEqual([])
})

test('the numbers of files in docs/ways.md agree with its lists', () => {
  const rows = [...waysPage.matchAll(/^\| (?:a|the) [^|]+\| ([\d |]+) \|$/gm)].map(([, numbers = '']) =>
    numbers.split(' | ').map(Number),
  )
  const [booking, search, payment, hotel] = ways.map(({ files }) => files.length)
  expect(rows.map(([toRead]) => toRead)).toEqual([booking, search, hotel])
  for (const numbers of rows) {
    const all = numbers.pop()
    expect(numbers.reduce((sum, number) => sum + number, 0)).toBe(all)
  }
  expect(waysPage).toContain(`its list has ${payment} files`)
})

/** The files of `src` whose values a file imports, when it is loaded or later. */
function valuesImportedBy(file: string): string[] {
  const text = readFileSync(`src/${file}`, 'utf8')
  const { staticImports, dynamicImports } = parseSync(file, text).module
  return [
    ...staticImports
      .filter(({ start }) => !/^import\s+type\b/.test(text.slice(start)))
      .map(({ moduleRequest }) => moduleRequest.value),
    ...dynamicImports.map(({ moduleRequest: { start, end } }) => text.slice(start + 1, end - 1)),
  ].flatMap((name) => (name.startsWith('#') ? name.slice(1) : []))
}
