import { PassThrough, Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { gunzipSync, gzipSync } from 'node:zlib'
import pg from 'pg'
import { expect, test } from 'vitest'
import { reconcile } from '#domains/reconciliation/reconcile.server.ts'
import { readBackup, writeBackup } from '#server/database/backup.ts'
import { databaseNamed } from '#test/database.setup.ts'
import { ownPostgres } from '#test/own-postgres.ts'
import { pendingPayment } from '#test/paying.ts'
import { wrongStock } from '#test/stock.ts'
import { makeWorld, type TestWorld } from '#test/world.ts'

async function backupOf({ url, services }: TestWorld): Promise<Buffer> {
  const into = new PassThrough()
  const [, file] = await Promise.all([writeBackup(url, into, services.clock()), buffer(into)])
  return file
}

/** An empty database of its own server, whose owner is not a superuser, and all constraints and triggers of it. */
async function ownedByOrdinaryRole() {
  const { url } = await ownPostgres({ migrated: false })
  const admin = new pg.Client({ connectionString: url })
  await admin.connect()
  await admin.query('create role rihla_owner login')
  await admin.query('create database owned owner rihla_owner')
  await admin.end()
  return databaseNamed(url, 'owned').replace(/^(postgres(?:ql)?:\/\/)[^@/]*@/, '$1rihla_owner@')
}

/** Constraints and triggers, whose state a restore must leave as migrations made it. */
const laws = ({ sql }: Pick<TestWorld, 'sql'>) =>
  sql(`select concat(conrelid::regclass, ' ', conname, ' ', pg_get_constraintdef(oid), ' ', convalidated) as law from pg_constraint
      where connamespace in ('public'::regnamespace, 'jobs'::regnamespace)
    union all select concat(tgrelid::regclass, ' ', tgname, ' ', tgenabled) from pg_trigger where not tgisinternal order by 1`)

/** Reads every row of every table as text. */
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

test('a database restored by a role without special rights is identical in a new cluster, is consistent and accepts new bookings', async () => {
  const { world, pay, settle } = await pendingPayment()
  await pay()
  await settle()
  const odd = 'Line\u2028separated\u2029\r\n\t\\. \\N "quoted" مكّة 🕋'
  await world.sql(`update "user" set name = $1`, [odd])
  const before = await everything(world)
  const jobs = await world.sql('select count(*)::int as n from jobs.job')
  const file = await backupOf(world)

  const url = await ownedByOrdinaryRole()
  await readBackup(url, Readable.from([file]))
  const there = await makeWorldAgain(url)
  expect(await there.sql('select rolsuper from pg_roles where rolname = current_user')).toEqual([{ rolsuper: false }])
  expect(await everything(there)).toEqual(before)
  expect(await laws(there)).toEqual(await laws(world))
  expect(await there.sql('select count(*)::int as n from jobs.job')).toEqual(jobs)
  expect(jobs).not.toEqual([{ n: 0 }])
  expect(await there.sql('select name from "user" limit 1')).toEqual([{ name: odd }])
  expect(await reconcile(there.services.database.db)).toEqual([])
  expect(await wrongStock(there)).toEqual([])
  // Sequences continue where they were.
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
  expect(await reconcile(there.services.database.db)).toEqual([])

  // A backup is not restored over existing data.
  await expect(readBackup(url, Readable.from([file]))).rejects.toThrow('not empty')
})

test('a backup that is cut, damaged, foreign or of another version restores nothing, and one sentence says why', async () => {
  const world = await makeWorld()
  const hotel = await world.hotel()
  const whole = await backupOf(world)
  const text = gunzipSync(whole).toString()
  const half = whole.length >> 1
  const nights = text.indexOf('\n', text.indexOf('"table":"public.night_inventory"'))
  const damaged = Buffer.from(whole)
  damaged.fill(0x55, half, half + 64)
  const isIncomplete = /^The backup is incomplete: [^\n]* Nothing was restored\.$/
  const isDamaged = /^The backup is damaged \([^\n]*\)\. Nothing was restored\.$/
  const wrong: [string, Buffer, RegExp][] = [
    ['no backup', gzipSync('{"something":"else"}\n'), /^The file is not a backup of this program\.$/],
    ['plain text', Buffer.from('hello'), isDamaged],
    ['empty', Buffer.alloc(0), isIncomplete],
    [
      'another version',
      gzipSync(text.replace(/"migrations":\d+/, '"migrations":1')),
      /^The backup has migration 1, [^\n]*\.$/,
    ],
    ['cut', whole.subarray(0, half), isIncomplete],
    ['without its end', gzipSync(text.slice(0, nights + 10)), isIncomplete],
    ['damaged', damaged, isDamaged],
    ['an impossible value', gzipSync(text.replace(hotel.slug, '\\x00')), isDamaged],
    ['an unknown table', gzipSync(text.replace('"public.hotel"', '"public.house"')), isDamaged],
    ['a missing hotel', gzipSync(text.replace(/(\{"table":"public.hotel",[^\n]*\n)[^\n]*\n/, '$1')), isDamaged],
  ]
  const { url } = await ownPostgres()
  for (const [what, broken, sentence] of wrong) {
    await expect(readBackup(url, Readable.from([broken])), what).rejects.toThrow(sentence)
  }
  expect(await (await makeWorldAgain(url)).sql('select count(*)::int as n from hotel')).toEqual([{ n: 0 }])
})

/** A test world on a database that already contains its data. */
function makeWorldAgain(url: string): Promise<TestWorld> {
  return makeWorld({ database: { url, drop: () => Promise.resolve() }, ground: false })
}
