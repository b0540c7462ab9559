import { PassThrough, Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { gunzipSync, gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { reconcile } from '#domains/bookings/reconcile.server.ts'
import { readBackup, writeBackup } from '#server/backup.ts'
import { ownPostgres } from '#test/own-postgres.ts'
import { onTheWayToPay } from '#test/paying.ts'
import { wrongStock } from '#test/stock.ts'
import { makeWorld, type TestWorld } from '#test/world.ts'

async function backupOf({ url, wired }: TestWorld): Promise<Buffer> {
  const into = new PassThrough()
  const [, file] = await Promise.all([writeBackup(url, into, wired.clock()), buffer(into)])
  return file
}

/** Every row of every table, as text. */
async function everything({ sql }: TestWorld): Promise<Record<string, string[]>> {
  const tables = await sql(`select relname as name from pg_class
    where relkind = 'r' and relnamespace = 'public'::regnamespace order by 1`)
  const all: Record<string, string[]> = {}
  for (const { name } of tables as { name: string }[]) {
    const rows = await sql(`select t::text as row from "${name}" t order by 1`)
    all[name] = rows.map(({ row }) => row as string)
  }
  return all
}

test('a world that has lived is the same in a new cluster, agrees with itself there and goes on', async () => {
  const { world, pay, settle } = await onTheWayToPay()
  await pay()
  await settle()
  const odd = 'Line\u2028separated\u2029\r\n\t\\. \\N "quoted" مكّة 🕋'
  await world.sql(`update "user" set name = $1`, [odd])
  const before = await everything(world)
  const jobs = await world.sql('select count(*)::int as n from jobs.job')
  const file = await backupOf(world)

  const { url } = await ownPostgres()
  await readBackup(url, Readable.from([file]))
  const there = await makeWorldAgain(url)
  expect(await everything(there)).toEqual(before)
  expect(await there.sql('select count(*)::int as n from jobs.job')).toEqual(jobs)
  expect(jobs).not.toEqual([{ n: 0 }])
  expect(await there.sql('select name from "user" limit 1')).toEqual([{ name: odd }])
  expect(await reconcile(there.wired.database.db)).toEqual([])
  expect(await wrongStock(there)).toEqual([])
  // Numbers go on where they were.
  const guest = await there.traveller()
  const [hotel] = await there.sql(
    `select h.id, h.slug, r.id as room, p.id as rate from hotel h join room_type r on r.hotel_id = h.id join rate_plan p on p.room_type_id = r.id`,
  )
  const again = {
    id: hotel?.id as number,
    slug: '',
    rooms: [{ id: hotel?.room as number, rates: [hotel?.rate as number] }],
  }
  expect((await guest.books(again, { checkIn: '2026-12-25', payment: 'prepay' })).ok).toBe(true)
  expect(await reconcile(there.wired.database.db)).toEqual([])

  // Nothing is poured over what is there.
  await expect(readBackup(url, Readable.from([file]))).rejects.toThrow('not empty')
})

test('a backup that is cut, foreign or of another version fills nothing', async () => {
  const world = await makeWorld()
  await world.hotel()
  const text = gunzipSync(await backupOf(world)).toString()
  const wrong = {
    'no backup': '{"something":"else"}\n',
    'another version': text.replace(/"migrations":\d+/, '"migrations":1'),
    cut: text.slice(0, text.indexOf('"table":"public.night_inventory"') + 200),
  }
  const { url } = await ownPostgres()
  for (const [what, broken] of Object.entries(wrong)) {
    await expect(readBackup(url, Readable.from([gzipSync(broken)])), what).rejects.toThrow()
  }
  expect(await (await makeWorldAgain(url)).sql('select count(*)::int as n from hotel')).toEqual([{ n: 0 }])
})

/** The vocabulary of tests on a database that has its world already. */
function makeWorldAgain(url: string): Promise<TestWorld> {
  return makeWorld({ database: { url, drop: () => Promise.resolve() }, ground: false })
}
