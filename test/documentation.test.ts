import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { manifest } from '#test/packages.ts'

const code = ['.', 'src', 'packages', 'tools', 'db', 'test', 'e2e', 'bench', 'scripts'].flatMap((root) =>
  readdirSync(root, { recursive: root !== '.', withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => `/${join(entry.parentPath, entry.name).replaceAll('\\', '/')}`),
)
const documents = ['.', 'docs', 'decisions', 'e2e/spec']
  .flatMap((folder) => readdirSync(folder).map((name) => join(folder, name)))
  .filter((path) => path.endsWith('.md'))
  .map((path) => ({ path, text: readFileSync(path, 'utf8') }))

/** The names of source files in a text and its diagrams, in full or in part; not those with a placeholder (`x.test.ts`) or pattern. */
function filesIn(text: string): string[] {
  const names =
    /(?<![\w/.<>{},*-])(?!x\.)(?:[\w-]|\{[\w,-]+\})+(?:[/.](?:[\w-]|\{[\w,-]+\})+)*\.tsx?\b(?!`, since removed)/g
  return [...text.matchAll(names)].flatMap(([name]) => expand(name))
}

/** `a-{b,c}.ts` is `a-b.ts` and `a-c.ts`. */
function expand(name: string): string[] {
  const [, before = '', choices, after = ''] = /^(.*?)\{(.+?)\}(.*)$/.exec(name) ?? []
  return choices === undefined ? [name] : choices.split(',').flatMap((choice) => expand(before + choice + after))
}

test('documents and their diagrams name only files that exist', () => {
  expect(filesIn('`i18n/{en,ar}/audit.ts`')).toEqual(['i18n/en/audit.ts', 'i18n/ar/audit.ts'])
  const missing = documents.flatMap(({ path, text }) =>
    filesIn(text)
      .filter((name) => !code.some((file) => file.endsWith(`/${name}`)))
      .map((name) => `${path}: ${name}`),
  )
  expect(missing).toEqual([])
})

test('an identifier of a document occurs in the file that is named after it', () => {
  const missing = documents.flatMap(({ path, text }) =>
    [...text.matchAll(/`([\w.]+)` \(`([\w./-]+\.tsx?)`/g)]
      .filter(([, identifier = '', name]) => {
        const texts = code.filter((file) => file.endsWith(`/${name}`)).map((file) => readFileSync(`.${file}`, 'utf8'))
        return !texts.some((source) => identifier.split('.').every((word) => new RegExp(`\\b${word}\\b`).test(source)))
      })
      .map(([pair]) => `${path}: ${pair}`),
  )
  expect(missing).toEqual([])
})

/** The folder of secrets is made by the operator. */
const madeLater = ['deploy/secrets']

test('documents name only folders that exist', () => {
  const missing = documents.flatMap(({ path, text }) =>
    [
      ...text.matchAll(
        /`((?:src|packages|db|test|e2e|bench|scripts|docs|deploy|domains|web|server|integrations)\/[\w/-]+?)\/?`/g,
      ),
    ]
      .filter(([, name = '']) => !existsSync(name) && !existsSync(`src/${name}`) && !madeLater.includes(name))
      .map(([, name]) => `${path}: ${name}`),
  )
  expect(missing).toEqual([])
})

test('documents link only to files that exist', () => {
  const missing = documents.flatMap(({ path, text }) =>
    [...text.matchAll(/\]\((?!\w+:|#)([^)\s#]+)/g)]
      .filter(([, target = '']) => !existsSync(join(dirname(path), target)))
      .map(([, target]) => `${path}: ${target}`),
  )
  expect(missing).toEqual([])
})

test('documents name only commands of package.json', () => {
  const missing = documents.flatMap(({ path, text }) =>
    [...text.matchAll(/\bnpm run (?:--?[\w-]+ )*([\w-]+(?::[\w-]+)*)/g)]
      .filter(([, name = '']) => !(name in manifest.scripts))
      .map(([, name]) => `${path}: npm run ${name}`),
  )
  expect(missing).toEqual([])
})

test('each decision has a number of its own, which its title repeats', () => {
  const decisions = documents.filter(({ path }) => /^decisions\/\d/.test(path))
  const numbers = decisions.map(({ path }) => path.slice('decisions/'.length, 'decisions/0000'.length))
  expect(numbers.filter((number, i) => numbers.indexOf(number) !== i)).toEqual([])
  expect(decisions.map(({ text }) => text.slice('# '.length, '# 0000'.length))).toEqual(numbers)
})

test('the list of decisions names those that another one superseded or changed', () => {
  const list = readFileSync('decisions/README.md', 'utf8')
  const listed = (text: string) => [...text.matchAll(/\((\d{4})-[\w-]+\.md\)/g)].map(([, number]) => number)
  const [superseded = '', changed = ''] = list.split('Changed in a part')
  const withStatus = (pattern: RegExp) =>
    documents
      .filter(({ path, text }) => /^decisions\/\d/.test(path) && pattern.test(text))
      .map(({ path }) => path.slice('decisions/'.length, 'decisions/0000'.length))
  const rows = superseded.split('\n').filter((line) => line.startsWith('| ['))
  expect(rows.map((row) => listed(row)[0])).toEqual(withStatus(/^- Status: superseded by /m))
  expect(listed(changed)).toEqual(withStatus(/^- Status: accepted; changed by /m))
})
