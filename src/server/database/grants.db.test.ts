import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { expect, test } from 'vitest'
import { reconcile } from '#domains/reconciliation/reconcile.server.ts'
import { businessRecord, personalTables } from '#server/personal-data/register.ts'
import { startJobs } from '#server/jobs/worker.ts'
import { grantService, serviceRole } from '#server/database/grants.ts'
import { freshDatabase } from '#test/fresh-database.ts'
import { doJobs } from '#test/jobs.ts'
import { pendingPayment } from '#test/paying.ts'
import { staffOf } from '#test/staff.ts'
import { client, serve } from '#test/site.ts'
import { makeWorld } from '#test/world.ts'

/** A test world whose server role owns nothing. */
async function servedByLess() {
  const { url, drop } = await freshDatabase()
  const owner = new pg.Client({ connectionString: url })
  await owner.connect()
  const role = `app_${randomUUID().slice(0, 8)}`
  await owner.query(`create role ${role} login password 'secret'`)
  await grantService(owner, role)
  const served = url.replace(/^(postgres(?:ql)?:\/\/)[^@/]*@?/, `$1${role}:secret@`)
  const database = {
    url: served,
    async drop() {
      await owner.query(`drop owned by ${role}; drop role ${role}`)
      await owner.end()
      await drop()
    },
  }
  return { world: await makeWorld({ database }), owner, url, served, role }
}

test('the server role can book, take payments, write notifications, run jobs and erase a person', async () => {
  const { world } = await servedByLess()
  expect(
    await world.sql(
      'select current_user <> session_user or not usesuper as less from pg_user where usename = current_user',
    ),
  ).toEqual([{ less: true }])
  const { pay, settle, show, guest } = await pendingPayment({ world })
  await pay()
  await settle()
  expect((await show()).status).toBe('confirmed')
  const { services } = world
  const jobs = startJobs(services, world.url)
  await jobs.stop()
  await doJobs(world)
  const agent = await staffOf(world, 'agent')
  const { post } = client(await serve(services))
  expect((await post('fetch_today', {}, { Cookie: agent.cookie })).status).toBe(200)
  expect(
    (await post('register', { name: 'Salma', email: 's@example.com', password: 'a good long password' })).status,
  ).toBe(200)
  await services.database.db.transaction((tx) => services.ports.personalData.erase(tx, guest.id))
  expect(await reconcile(services.database.db)).toEqual([])
})

test('the server role can edit cached catalogue data, even before it has rights on a new table', async () => {
  const { world, owner, role } = await servedByLess()
  await owner.query(`revoke all on change from ${role}`)
  const changes = async () => (await owner.query(`select from change where tag = 'catalogue:packages'`)).rowCount ?? 0
  const before = await changes()
  await world.sql('update city set name = name')
  await world.sql('update hotel set city = city')
  await world.sql('update package set title = title')
  await world.sql(`insert into image (id, scene, options, alt) values ('cover/one', 'cover', '{}', '{}')`)
  expect(await changes()).toBe(before + 4)
})

test.for([
  ['cannot create a table', 'create table public.mine (id int)'],
  ['cannot create a table in the job schema', 'create table jobs.mine (id int)'],
  ['cannot create a schema', 'create schema mine'],
  ['cannot drop a table', 'drop table setting'],
  ['cannot alter a table', 'alter table hotel add column mine int'],
  ['cannot disable a trigger', 'alter table ledger_entry disable trigger all'],
  ['cannot bypass triggers', 'set session_replication_role = replica'],
  ['cannot truncate a table', 'truncate rate_limit'],
  ['cannot change ledger entries', 'update ledger_entry set amount_minor = 0'],
  ['cannot delete ledger entries', 'delete from ledger_entry'],
  ['cannot change charges', 'update booking_charge set amount_minor = 0'],
  ['cannot delete charges', 'delete from booking_charge'],
  ['cannot change the staff audit', "update staff_audit set name = ''"],
  ['cannot delete from the staff audit', 'delete from staff_audit'],
  ['cannot create a role', 'create role other'],
  ['cannot read password digests of roles', 'select rolpassword from pg_authid'],
] as const)('the server role %s', async ([, statement]) => {
  const { world } = await servedByLess()
  await expect(world.services.database.pool.query(statement)).rejects.toMatchObject({ code: '42501' })
})

test('the server role deletes no business record', async () => {
  const { world } = await servedByLess()
  // What editors delete takes its revisions along.
  const records = Object.entries(personalTables).filter(
    ([name, { retention }]) => retention === businessRecord && name !== 'revision',
  )
  expect(records.length).toBeGreaterThan(6)
  for (const table of [
    'arrival_payment',
    'booking_charge',
    'booking_payment',
    'ledger_entry',
    ...records.map(([name]) => name),
  ])
    await expect(world.services.database.pool.query(`delete from ${table}`), table).rejects.toMatchObject({
      code: '42501',
    })
})

test('a role that does not exist, or has all rights, is rejected with a clear message', async () => {
  const { owner, url, served, role } = await servedByLess()
  await expect(grantService(owner, 'nobody_here')).rejects.toThrow('no role nobody_here')
  await expect(grantService(owner, new pg.Client({ connectionString: url }).user ?? '')).rejects.toThrow('use another')
  expect([serviceRole(served, url), serviceRole(url, url)]).toEqual([role, null])
})
