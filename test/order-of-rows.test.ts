import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

// Rows with equal sort keys come in any order, which can differ on the next page of a list. The last key of every order
// must therefore be unique.

/** Keys that are unique, or unique among the rows that are sorted by them. */
const unique =
  /^(?:[a-z]+\.)?(?:id|\w+_id|"\w+Id"|slug|code|receipt|number|subject|place|address|position|page|sharing|night|day|starts_on|time|tag|n|attnum|1)$/
/** An order that is passed as a value is checked where it is written. */
const elsewhere = /^(?:[a-z]+\.)?\$\{\w+\}$/
/** Exceptions: orders of two rows at most, of amounts that are summed, and of a key that is the id of a booking. */
const settled = new Set(['(email = ${email.toLowerCase()})', "(i ->> 'due')::date", 's.due', 'after_minor', 'one.key'])

const files = readdirSync('src', { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && entry.name.endsWith('.ts') && !/(?:\.test|contract)\.ts$/.test(entry.name))
  .map((entry) => join(entry.parentPath, entry.name))
  .filter((path) => !/src\/(?:web|i18n)\/|\/contract\//.test(path))

const pieces = /\$\{|\s+(?:limit|offset|for (?:no key )?update|fetch|rows|on conflict|returning)\b|[^]/g

/** The last key of every `order by` of a source, without its direction. */
function lastKeys(source: string): string[] {
  return Array.from(source.matchAll(/\border by\s/g), ({ index, 0: words }) => {
    let depth = 0
    let key = ''
    for (const [piece] of source.slice(index + words.length).matchAll(pieces)) {
      if (depth === 0 && /^(?:[`)]|\s+\w)/.test(piece)) break
      if (/[({]$/.test(piece)) depth++
      if (/[)}]/.test(piece)) depth--
      key = piece === ',' && depth === 0 ? '' : key + piece
    }
    return key
      .trim()
      .replaceAll(/\s+(?:asc|desc|nulls first|nulls last|\$\{\w+ \? sql`asc` : sql`desc`\}|\$\{way\})/g, '')
  })
}

test('every order of rows ends with a unique key', () => {
  const open = files.flatMap((path) =>
    lastKeys(readFileSync(path, 'utf8'))
      .filter((key) => !unique.test(key) && !elsewhere.test(key) && !settled.has(key))
      .map((key) => `${path}: ${key}`),
  )
  expect(open).toEqual([])
})

test('an order without a unique last key is detected', () => {
  expect(lastKeys('sql`select a from b order by c.rank, b.made_at desc limit ${most}`')).toEqual(['b.made_at'])
  expect(lastKeys("sql`(select json_agg(x order by power(y - ${z}, 2), x.id)) order by f(a, b), w ->> 'en'`")).toEqual([
    'x.id',
    "w ->> 'en'",
  ])
})
