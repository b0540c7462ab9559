import { mkdir, rm } from 'node:fs/promises'
import { loadavg } from 'node:os'
import { parseArgs } from 'node:util'
import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { addDays, todayIn } from '#domains/shared/dates.ts'
import { takeRooms } from '#domains/products/stays/inventory/stock.server.ts'
import { startEmbeddedPostgres } from '#tools/embedded-postgres/embedded-postgres.ts'
import { ms } from './case.ts'
import { interleave, median, quantile } from './measure.ts'
import { tableOf } from './table.ts'

/*
 * `node bench/partitions.ts --hotels 100000`: the night inventory of many hotels as one table, and partitioned by hash
 * of the room type and by month (`--hashes 4`; `--no-months`: by hash only), on one server. Measures what a booking, a
 * search and the removal of past nights cost with both. With 100,000 hotels it writes 36 GB for about half an hour; the
 * folder is removed at the end.
 */
const { values } = parseArgs({
  options: {
    hotels: { type: 'string', default: '1000' },
    nights: { type: 'string', default: '400' },
    folder: { type: 'string', default: '.data/partitions' },
    rounds: { type: 'string', default: '300' },
    hashes: { type: 'string', default: '16' },
    months: { type: 'boolean', default: true },
  },
  allowNegative: true,
})
const rooms = Number(values.hotels) * 4
const nights = Number(values.nights)
const rounds = Number(values.rounds)
const hashes = Number(values.hashes)
const today = todayIn('Asia/Riyadh', new Date())
const from = `${today.slice(0, 7)}-01`
const print = (line: string) => process.stdout.write(`${line}\n`)

const columns = `room_type_id integer not null, night date not null, price integer not null, allotment smallint not null,
  held smallint not null default 0, sold smallint not null default 0, min_stay smallint not null default 1,
  closed boolean not null default false, closed_to_arrival boolean not null default false,
  check (held >= 0 and sold >= 0 and held + sold <= allotment), check (price >= 0 and min_stay >= 1)`
/** The first days of the months of all nights, and of the month after. */
const months = values.months
  ? Array.from({ length: Math.ceil(nights / 28) + 1 }, (_, n) => monthAfter(from, n))
  : [from, monthAfter(from, Math.ceil(nights / 28) + 1)]
const leaves = Array.from({ length: hashes }, (_, h) => h).flatMap((h) =>
  months
    .slice(1)
    .map((until, m) => ({ name: `nights_${h}_${m}`, parent: `nights_${h}`, from: months[m] ?? '', until })),
)

await rm(values.folder, { recursive: true, force: true })
await mkdir(values.folder, { recursive: true, mode: 0o755 })
const server = await startEmbeddedPostgres({
  dataDir: `${values.folder}/postgres`,
  settings: { fsync: 'off', max_wal_size: '2GB', maintenance_work_mem: '1GB', autovacuum: 'off' },
})
try {
  const layouts = { whole: await database('whole'), parted: await database('parted') }
  await fill('whole', layouts.whole)
  await fill('parted', layouts.parted)
  const rows = await compare(layouts)
  print(
    `\n${Number(values.hotels).toLocaleString('en')} hotels, ${rooms.toLocaleString('en')} room types, ${nights} nights; ${hashes} × ${months.length - 1} partitions; load ${loadavg()[0]?.toFixed(1)}`,
  )
  print(tableOf(rows))
  await layouts.whole.end()
  await layouts.parted.end()
} finally {
  await server.stop()
  await rm(values.folder, { recursive: true, force: true })
}

async function database(name: string): Promise<pg.Pool> {
  const admin = new pg.Client({ connectionString: server.url })
  await admin.connect()
  await admin.query(`create database ${name}`)
  await admin.end()
  return new pg.Pool({ connectionString: server.url.replace('/rihla?', `/${name}?`), max: 1 })
}

/** Writes the same nights into a layout, then its indexes and statistics. */
async function fill(layout: 'whole' | 'parted', pool: pg.Pool): Promise<void> {
  const began = performance.now()
  if (layout === 'whole') await pool.query(`create unlogged table night_inventory (${columns}) with (fillfactor = 85)`)
  else {
    await pool.query(`create table night_inventory (${columns}) partition by hash (room_type_id)`)
    for (let h = 0; h < hashes; h++)
      await pool.query(
        `create table nights_${h} partition of night_inventory for values with (modulus ${hashes}, remainder ${h}) partition by range (night)`,
      )
    for (const leaf of leaves)
      await pool.query(
        `create unlogged table ${leaf.name} partition of ${leaf.parent} for values from ('${leaf.from}') to ('${leaf.until}') with (fillfactor = 85)`,
      )
  }
  const step = 20_000
  for (let first = 1; first <= rooms; first += step)
    await pool.query(
      `insert into night_inventory (room_type_id, night, price, allotment, sold)
       select r, $3::date + n, 20000 + (r * 7 + n) % 9000, 8, (r + n) % 8
       from generate_series($1::int, $2::int) r, generate_series(0, $4::int - 1) n`,
      [first, Math.min(first + step - 1, rooms), today, nights],
    )
  await pool.query('alter table night_inventory add primary key (room_type_id, night)')
  await pool.query('create index on night_inventory (night, room_type_id)')
  await pool.query('vacuum analyze')
  print(
    `${layout}: ${(rooms * nights).toLocaleString('en')} nights in ${((performance.now() - began) / 1000).toFixed(0)} s`,
  )
}

async function compare({ whole, parted }: { whole: pg.Pool; parted: pg.Pool }) {
  const questions = {
    'take and return 3 nights (ms)': book,
    'nights of 4 room types, 3 nights (ms)': (pool: pg.Pool) => read(pool, 4),
    'nights of 4,000 room types, 3 nights (ms)': (pool: pg.Pool) => read(pool, 4_000),
  }
  const rows = []
  for (const [what, ask] of Object.entries(questions)) {
    const times = what.includes('4,000') ? Math.ceil(rounds / 10) : rounds
    const taken = await interleave(times, {
      whole: () => timed(() => ask(whole)),
      parted: () => timed(() => ask(parted)),
    })
    rows.push(
      rowOf(`${what}, median`, median(taken.parted), median(taken.whole)),
      rowOf(`${what}, p99`, quantile(taken.parted, 0.99), quantile(taken.whole, 0.99)),
    )
  }
  const { whole: size, parted: partedSize } = { whole: await sizeOf(whole), parted: await sizeOf(parted) }
  rows.push({ what: 'size with indexes', ours: gb(partedSize), floor: gb(size), ratio: (partedSize / size).toFixed(2) })
  if (!values.months) return rows
  // The first month is removed: its rows are deleted, or its partitions dropped.
  const deleted = await timed(() => whole.query('delete from night_inventory where night < $1', [months[1]]))
  const dropped = await timed(() =>
    parted.query(
      `drop table ${leaves
        .filter((leaf) => leaf.until === months[1])
        .map(({ name }) => name)
        .join(', ')}`,
    ),
  )
  rows.push(rowOf('remove the first month', dropped, deleted))
  return rows
}

/** Takes a room for three nights as a booking does, and returns it. */
async function book(pool: pg.Pool): Promise<void> {
  const db = drizzle(pool)
  const checkIn = addDays(today, 31 + Math.floor(Math.random() * (nights - 40)))
  const roomTypeId = 1 + Math.floor(Math.random() * rooms)
  await db
    .transaction(async (tx) => {
      await takeRooms(tx, 'held', [{ roomTypeId, checkIn, checkOut: addDays(checkIn, 3), quantity: 1 }])
      tx.rollback()
    })
    .catch((error: unknown) => {
      if (!(error instanceof Error) || error.constructor.name !== 'TransactionRollbackError') throw error
    })
}

/** Reads nights like a search: each room type is looked up by itself. */
async function read(pool: pg.Pool, count: number): Promise<void> {
  const first = 1 + Math.floor(Math.random() * (rooms - count))
  const checkIn = addDays(today, 31 + Math.floor(Math.random() * (nights - 40)))
  await pool.query(
    `select wanted.id, n.night::text, n.price from unnest($1::int[]) as wanted (id) cross join lateral (
       select * from night_inventory n where n.room_type_id = wanted.id and n.night >= $2::date and n.night < $3::date offset 0) n`,
    [Array.from({ length: count }, (_, n) => first + n), checkIn, addDays(checkIn, 3)],
  )
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now()
  await work()
  return performance.now() - began
}

async function sizeOf(pool: pg.Pool): Promise<number> {
  const found = await pool.query<{ bytes: string }>(`select pg_database_size(current_database()) as bytes`)
  return Number(found.rows[0]?.bytes)
}

function rowOf(what: string, ours: number, floor: number) {
  return { what, ours: ms(ours), floor: ms(floor), ratio: (ours / floor).toFixed(2) }
}

function gb(bytes: number): string {
  return `${(bytes / 1e9).toFixed(1)} GB`
}

function monthAfter(day: string, n: number): string {
  const date = new Date(`${day}T00:00:00Z`)
  date.setUTCMonth(date.getUTCMonth() + n)
  return date.toISOString().slice(0, 10)
}
