import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

// Rows of which neither is first come in any order, another on the next page of a list: the last key of an order is unique.

/** What is unique by itself or among the rows that are put in order with it. */
const unique =
  /^(?:[a-z]+\.)?(?:id|\w+_id|"\w+Id"|slug|code|receipt|number|subject|place|address|position|page|sharing|night|day|starts_on|time|n|attnum|1)$/
/** An order that comes as a value ends where it is written. */
const elsewhere = /^(?:[a-z]+\.)?\$\{\w+\}$/
/** Of two rows at most, and of amounts that are summed up. */
const settled = new Set(['(email = ${email.toLowerCase()})', "(i ->> 'due')::date", 's.due', 'after_minor'])

const files = readdirSync('src', { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && entry.name.endsWith('.ts') && !/(?:\.test|contract)\.ts$/.test(entry.name))
  .map((entry) => join(entry.parentPath, entry.name))
  .filter((path) => !/src\/(?:web|text|art)\//.test(path))

const pieces = /\$\{|\s+(?:limit|offset|for (?:no key )?update|fetch|rows|on conflict|returning)\b|[^]/g

/** The last key of every order of a source, without its direction. */
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

test('the order of rows is settled by a last key that is unique', () => {
  const open = files.flatMap((path) =>
    lastKeys(readFileSync(path, 'utf8'))
      .filter((key) => !unique.test(key) && !elsewhere.test(key) && !settled.has(key))
      .map((key) => `${path}: ${key}`),
  )
  expect(open).toEqual([])
})

test('an order that is not settled is seen', () => {
  expect(lastKeys('sql`select a from b order by c.rank, b.made_at desc limit ${most}`')).toEqual(['b.made_at'])
  expect(lastKeys("sql`(select json_agg(x order by power(y - ${z}, 2), x.id)) order by f(a, b), w ->> 'en'`")).toEqual([
    'x.id',
    "w ->> 'en'",
  ])
})
