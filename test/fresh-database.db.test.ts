import pg from 'pg'
import { expect, test } from 'vitest'
import { freshDatabase } from '#test/fresh-database.ts'

/** Takes a database as a test does, changes it and gives it back. @returns its URL and its rows before the change */
async function used(change: string) {
  const { url, drop } = await freshDatabase()
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const { rows } = await client.query(`select key from setting where key = 'used'`)
  await client.query(change)
  await client.end()
  await drop()
  return { url, rows }
}

/** A database is not reused if the server has not closed its connections yet, so several are taken. */
const several = Array.from({ length: 8 })

test('the database of an earlier test is reused, without the rows of that test', async () => {
  const urls = new Set<string>()
  for (const _ of several) {
    const { url, rows } = await used(`insert into setting (key, value) values ('used', 'true')`)
    expect(rows).toEqual([])
    urls.add(url)
  }
  expect(urls.size).toBeLessThan(several.length)
})

test('a database whose schema was changed is not reused', async () => {
  const { url } = await used('alter table setting add column other text')
  for (const _ of several) expect((await used('select 1')).url).not.toBe(url)
})
