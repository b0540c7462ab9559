import { execFile } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { stripTypeScriptTypes } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { expect, onTestFinished, test } from 'vitest'
import { hashPassword } from '#domains/accounts/passwords/passwords.server.ts'
import { site } from '#test/site.ts'
import { staffOf } from '#test/staff.ts'

/** The examples of docs/api.md by name, unchanged. */
const examples = new Map(
  [...readFileSync('docs/api.md', 'utf8').matchAll(/<!-- run: (\w+) -->\n+```(sh|ts)\n([\s\S]*?)```/g)].map(
    ([, name = '', language = '', code = '']) => [name, { language, code }],
  ),
)

test('every example of the guide works, in its order', async () => {
  const { world, address } = await site()
  const hotel = await world.hotel()
  // The guide uses hotel 1 and rate 1, the first ids of a new database.
  expect([hotel.id, hotel.rooms[0]?.rates[0]]).toEqual([1, 1])
  await world.sql(
    `insert into "user" (id, name, email, email_verified) values ('g', 'Guest', 'guest@example.com', true)`,
  )
  await world.sql(
    `insert into account (id, account_id, provider_id, user_id, password) values ('g', 'g', 'credential', 'g', $1)`,
    [await hashPassword('rihla-demo-guest')],
  )
  const folder = mkdtempSync(join(tmpdir(), 'rihla-guide-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const jar = join(folder, 'cookies')
  const sh = async (name: string, more: Record<string, string> = {}) => {
    const env = { PATH: process.env.PATH, SITE: address, JAR: jar, ...more }
    const { stdout } = await promisify(execFile)('/bin/sh', ['-c', examples.get(name)?.code ?? 'exit 1'], { env })
    return JSON.parse(stdout) as { data: unknown; meta?: unknown }
  }
  expect(await sh('search')).toMatchObject({ data: [{ id: 1, name: 'Test House' }], meta: { total: 1 } })
  expect(JSON.stringify((await sh('hotel')).data)).toContain('غرفة مزدوجة')
  expect(await sh('reviews')).toMatchObject({ data: { summary: { rating: null, count: 0 }, reviews: [] } })
  await sh('login')
  const [, token] = /\tsession\t(\S+)/.exec(readFileSync(jar, 'utf8')) ?? []
  expect(token).toBeTruthy()

  // Runs the example unchanged, inside a function with the values that a reader supplies.
  const file = join(folder, 'book.mjs')
  const code = `export async function book(site, cookie) {${examples.get('book')?.code}}`
  writeFileSync(file, stripTypeScriptTypes(code))
  const { book } = (await import(pathToFileURL(file).href)) as {
    book: (site: string, cookie: string) => Promise<string>
  }
  const reference = await book(address, `session=${token}`)
  expect(await world.sql('select reference, status from booking')).toEqual([{ reference, status: 'confirmed' }])
  expect(await sh('cancellation', { REFERENCE: reference })).toMatchObject({ data: {} })
  const { api } = await staffOf(world, 'manager')
  const answer = await api.make_key({ name: 'A partner', scopes: ['search'] })
  const priced = await sh('key', { KEY: answer.ok ? answer.data.key : '' })
  expect(priced).toMatchObject({ data: { token: expect.any(String) } })
  expect([...examples.keys()]).toEqual(['search', 'hotel', 'reviews', 'login', 'key', 'book', 'cancellation'])
})
