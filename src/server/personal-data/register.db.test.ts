import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { expect, test } from 'vitest'
import type { Traveller } from '#domains/context.ts'
import type { NotificationSender } from '#domains/notifications/shapes.ts'
import { createCaller } from '#server/api/invoke.ts'
import { deleteExpiredData } from '#server/personal-data/personal-data.ts'
import { tablesWithoutPersonalData, jobTables, personalTables } from '#server/personal-data/register.ts'
import { delivers } from '#test/notifications.ts'
import { rowsWith } from '#test/every-text.ts'
import { contextFor, makeWorld, today, type TestWorld } from '#test/world.ts'

const person = { id: randomUUID(), name: 'Erin Uniquename', email: 'erin.unique@example.com', phone: '+966551230987' }
const markers = [person.id, 'Uniquename', person.email, person.phone, person.phone.slice(1)]
const now = `${today}T09:00:00Z`
const reference = 'ERINSREF'

const wordsOf = (text = '') => text.split(' ').filter(Boolean)

/** The text and JSON columns of a declared table. */
function columnsOf(table: string): string[] {
  const declared = personalTables[table]
  if (!declared) return wordsOf(tablesWithoutPersonalData[table])
  return [...Object.keys(declared.personal), ...wordsOf(declared.staff), ...wordsOf(declared.other)]
}

test('every table, and every text and JSON column, is declared in the register once', async () => {
  const { sql } = await makeWorld()
  const found = await sql(
    `select c.table_name as name, coalesce(array_agg(c.column_name::text) filter (where c.data_type in
       ('text', 'character', 'character varying', 'json', 'jsonb', 'ARRAY', 'bytea', 'inet', 'xml')), '{}') as columns
     from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
     where table_schema = 'public' and t.table_type = 'BASE TABLE' group by 1`,
  )
  const declared = [...Object.keys(personalTables), ...Object.keys(tablesWithoutPersonalData)]
  expect(declared.toSorted()).toEqual(found.map(({ name }) => String(name)).toSorted())
  for (const { name, columns } of found) {
    expect(columnsOf(String(name)).toSorted(), String(name)).toEqual((columns as string[]).toSorted())
  }
  const jobs = await sql(
    `select table_name as name from information_schema.tables
     where table_schema = 'jobs' and table_name !~ '^queue_stats_[0-9]+$'`,
  )
  expect(jobs.map(({ name }) => String(name)).toSorted()).toEqual(jobTables.toSorted())
})

test('every exported column has a field of the export, and every period a condition or a step', () => {
  for (const [table, { personal, exportedAs, erasure, of }] of Object.entries(personalTables)) {
    const isExported = Object.values(personal).includes('exported')
    expect(!isExported || exportedAs !== undefined, table).toBe(true)
    // Rows that are deleted or changed need a condition; others must not have one.
    const isCascade = erasure === 'account' || (typeof erasure === 'object' && 'retained' in erasure)
    expect(of === undefined, table).toBe(isCascade)
  }
})

/** Values that link a row to the person, or that the constraints of the table require. */
function linksOf(world: TestWorld, table: string, column: string): unknown {
  const { vault } = world.services.ports
  const text = `${person.name} ${person.email} ${person.phone}`
  const json = JSON.stringify
  const byTable: Record<string, Record<string, unknown>> = {
    booking_change: { state: 'asked', deadline_at: now },
    arrival_payment: { amount_minor: -1, reverses: 1 },
    user: {
      id: person.id,
      name: person.name,
      email: person.email,
      phone: person.phone,
      nationality: 'SA',
      image: 'erins-photo',
      locale: 'en',
      email_verified: true,
      phone_verified: true,
    },
    session: { id: 'session', expires_at: `${today}T20:00:00Z` },
    staff_member: { role: 'agent' },
    booking: {
      kind: 'package',
      product: '{"kind":"package"}',
      reference,
      status: 'completed',
      check_in: '2026-11-28',
      check_out: '2026-11-30',
      guests: json([{ first_name: text, last_name: 'booking.guests' }]),
      contact: json({ email: person.email, phone: person.phone, country: 'SA', address: `${text} booking.contact` }),
    },
    contact_message: { email: person.email, phone: person.phone },
    review: { booking_id: 1, kind: 'package', package_id: 1, stars: 5, locale: 'en', party: 'solo' },
    notification: { recipient: person.email, rendered: json({ subject: 'notification.rendered', text }) },
    idempotency_key: { owner: person.id },
    one_time_code: { destination: person.email },
    staff_invitation: { email: person.email },
    booking_event: { actor: `traveller:${person.id}` },
    payment_move: { actor: `traveller:${person.id}` },
    payment: { id: 'pay' },
    notice: { event_id: 1, recipient: person.id },
    credit_note: { refund_id: 1 },
    companion: {
      details: vault.encrypt(`companion:${person.id}:companion.id`, json({ assistance: 'companion.details' })),
    },
    booking_detail: { answers: vault.encrypt('booking_detail:1:1', json({ assistance: 'booking_detail.answers' })) },
    travel_document: Object.fromEntries(
      ['number_end', 'expires_on', 'issued_by'].map((field) => [
        field,
        vault.encrypt(`travel_document:${person.id}:${field}`, `travel_document.${field}`),
      ]),
    ),
  }
  const own = byTable[table]?.[column]
  if (own !== undefined) return own
  return { user_id: table === 'staff_audit' ? undefined : person.id, payment_id: 'pay', session_id: 'session' }[column]
}

/** One row in every table with personal data, in which every column with personal data names the person. */
async function fillEveryTable(world: TestWorld): Promise<void> {
  const client = new pg.Client({ connectionString: world.url })
  await client.connect()
  // The rows are only as complete as this test needs them.
  await client.query('set session_replication_role = replica')
  const columns = await client.query<{
    table: string
    column: string
    type: string
    nullable: boolean
    length: number
  }>(
    `select table_name as table, column_name as column, data_type as type, is_nullable = 'YES' as nullable,
       character_maximum_length::int as length
     from information_schema.columns where table_schema = 'public' and is_generated = 'NEVER' order by ordinal_position`,
  )
  for (const [table, declared] of Object.entries(personalTables)) {
    const isRetained = typeof declared.erasure === 'object' && 'retained' in declared.erasure
    const staff = wordsOf(declared.staff)
    const values = columns.rows
      .filter((one) => one.table === table)
      .map(({ column, type, nullable, length }) => {
        const linked = linksOf(world, table, column)
        const isStaff = staff.includes(column)
        const isPersonal = column in declared.personal || isStaff
        const named = isStaff || isRetained ? '' : `${person.name} ${person.email} ${person.phone} `
        const filled = `${named}${table}.${column}`
        if (linked !== undefined && !isStaff) return { column, value: linked }
        if (nullable && !isPersonal) return { column, value: null }
        if (type === 'jsonb') return { column, value: isPersonal ? JSON.stringify({ text: filled }) : '{}' }
        if (type === 'character') return { column, value: 'SAR'.slice(0, length) }
        if (type === 'text') return { column, value: isPersonal ? filled : `${table}.${column}` }
        if (type === 'ARRAY') return { column, value: '{}' }
        if (type === 'boolean') return { column, value: false }
        if (type.startsWith('timestamp')) return { column, value: now }
        return { column, value: type === 'date' ? today : 1 }
      })
    await client.query(
      `insert into "${table}" (${values.map(({ column }) => `"${column}"`).join()}) overriding system value
       values (${values.map((_, i) => `$${i + 1}`).join()})`,
      values.map(({ value }) => value),
    )
  }
  await client.end()
}

function apiOf(world: TestWorld) {
  const { id: userId, name, email } = person
  const actor: Traveller = { kind: 'traveller', userId, name, email, sessionId: 'session' }
  return createCaller(contextFor(world.services, actor), (error) => {
    throw error
  })
}

/** Columns that remain after the erasure of a guest: those of staff, and those of retained rows. */
function retainedColumns(): string[] {
  return Object.entries(personalTables).flatMap(([table, { erasure, personal, staff }]) => {
    if (erasure === 'delete' || erasure === 'account') return []
    const columns = [...wordsOf(staff), ...('retained' in erasure ? Object.keys(personal) : [])]
    return columns.map((column) => `${table}.${column}`)
  })
}

const sender = (stores: boolean): NotificationSender => ({
  stores,
  email: () => Promise.resolve(),
  sms: () => Promise.resolve(),
})

test.each([true, false])(
  'after the deletion of an account, no row of the database names the person (development outbox: %s)',
  async (stores) => {
    const world = await makeWorld()
    await fillEveryTable(world)
    expect((await rowsWith(world, markers)).length).toBeGreaterThan(25)
    expect(await apiOf(world).delete_account({})).toMatchObject({ ok: true })
    // The last notification names the person until it is sent.
    expect(await world.sql('select kind, recipient from notification')).toEqual([
      { kind: 'account_deleted', recipient: person.email },
    ])
    await delivers(world, sender(stores))
    expect(await rowsWith(world, markers)).toEqual([])
    const everything = (await rowsWith(world, retainedColumns())).join('\n')
    expect(retainedColumns().filter((column) => !everything.includes(column))).toEqual([])
  },
)

test('the export contains every column that the register declares as exported', async () => {
  const world = await makeWorld()
  await fillEveryTable(world)
  const exported = await apiOf(world).export_my_data()
  if (!exported.ok) throw new Error(exported.error.code)
  const missing: string[] = []
  for (const [table, { personal, exportedAs }] of Object.entries(personalTables)) {
    if (exportedAs === undefined) continue
    const field = exported.data[exportedAs]
    expect(field, exportedAs).toBeTruthy()
    for (const [column, declared] of Object.entries(personal)) {
      if (declared !== 'exported') continue
      const linked = linksOf(world, table, column)
      const isPlain = typeof linked === 'string' && !linked.includes('.') && !linked.startsWith('{')
      const value = linked === person.email || isPlain ? String(linked) : `${table}.${column}`
      if (!JSON.stringify(field).includes(value)) missing.push(`${table}.${column}`)
    }
  }
  expect(missing).toEqual([])
  // Secrets, and the names of staff, are not exported.
  const text = JSON.stringify(exported.data)
  for (const [table, { personal, staff }] of Object.entries(personalTables)) {
    const withheld = Object.entries(personal).filter(([, declared]) => declared !== 'exported')
    for (const column of [...withheld.map(([name]) => name), ...wordsOf(staff)]) {
      expect(text.includes(`${table}.${column}`), `${table}.${column}`).toBe(false)
    }
  }
})

const periods = Object.entries(personalTables).flatMap(([table, { retention, personal }]) =>
  'expired' in retention && Object.keys(personal).length > 0 ? [[table, retention.hours] as const] : [],
)

test.each(periods)(
  'personal data in %s is erased once its retention of %i hours is over, not before',
  async (table, hours) => {
    const world = await makeWorld()
    await fillEveryTable(world)
    const { db } = world.services.database
    const hour = 3_600_000
    const end = Date.parse(now) + hours * hour
    const left = async () =>
      (await rowsWith(world, markers)).filter((row) => row.startsWith(`public.${table}: `)).length
    await deleteExpiredData(db, new Date(end - 60_000))
    expect(await left()).toBe(1)
    await deleteExpiredData(db, new Date(end + 60_000))
    const [row] = (await rowsWith(world, markers)).filter((one) => one.startsWith(`public.${table}: `))
    // A row that remains is linked to the account at most.
    expect((row ?? '').replaceAll(person.id, '')).not.toMatch(/Uniquename|unique@|551230987/)
  },
)

test('a table whose erasure fails does not stop the others', async () => {
  const world = await makeWorld()
  await fillEveryTable(world)
  await world.sql(`alter table notification rename column created_at to made_at`)
  const failed: string[] = []
  await deleteExpiredData(world.services.database.db, new Date('2036-12-02T00:00:00Z'), (table) => failed.push(table))
  await world.sql(`alter table notification rename column made_at to created_at`)
  expect(failed).toEqual(['notification'])
  expect(await world.sql('select from contact_message')).toEqual([])
})
