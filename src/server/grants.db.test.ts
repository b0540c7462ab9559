import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { expect, test } from 'vitest'
import { reconcile } from '#domains/bookings/reconcile.server.ts'
import { startJobs } from '#server/jobs.ts'
import { grantService, serviceRole } from '#server/grants.ts'
import { freshDatabase } from '#test/fresh-database.ts'
import { doJobs } from '#test/jobs.ts'
import { onTheWayToPay } from '#test/paying.ts'
import { staffOf } from '#test/staff.ts'
import { client, serve } from '#test/site.ts'
import { makeWorld } from '#test/world.ts'

/** A world served by a role that owns nothing. */
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

test('the role that serves books, is paid, writes letters, works through jobs and erases a person', async () => {
  const { world } = await servedByLess()
  expect(
    await world.sql(
      'select current_user <> session_user or not usesuper as less from pg_user where usename = current_user',
    ),
  ).toEqual([{ less: true }])
  const { pay, settle, show, guest } = await onTheWayToPay({ world })
  await pay()
  await settle()
  expect((await show()).status).toBe('confirmed')
  const { wired } = world
  const jobs = await startJobs(wired, world.url)
  await jobs.stop()
  await doJobs(world)
  const agent = await staffOf(world, 'agent')
  const { post } = client(await serve(wired))
  expect((await post('fetch_today', {}, { Cookie: agent.cookie })).status).toBe(200)
  expect(
    (await post('register', { name: 'Salma', email: 's@example.com', password: 'a good long password' })).status,
  ).toBe(200)
  await wired.database.db.transaction((tx) => wired.ports.personalData.erase(tx, guest.id))
  expect(await reconcile(wired.database.db)).toEqual([])
})

test('the role that serves edits what processes keep in memory, also before it may read a table that is new', async () => {
  const { world, owner, role } = await servedByLess()
  await owner.query(`revoke all on journey_change from ${role}`)
  const before = await owner.query('select from journey_change')
  await world.sql('update city set name = name')
  await world.sql('update hotel set city = city')
  await world.sql('update package set title = title')
  await world.sql(`insert into image (id, scene, options, alt) values ('cover/one', 'cover', '{}', '{}')`)
  expect((await owner.query('select from journey_change')).rowCount).toBe((before.rowCount ?? 0) + 4)
})

test.for([
  ['makes no table', 'create table public.mine (id int)'],
  ['makes no table among the jobs', 'create table jobs.mine (id int)'],
  ['makes no schema', 'create schema mine'],
  ['drops no table', 'drop table setting'],
  ['alters no table', 'alter table hotel add column mine int'],
  ['takes no trigger off', 'alter table ledger_entry disable trigger all'],
  ['goes round no trigger', 'set session_replication_role = replica'],
  ['empties no table', 'truncate rate_limit'],
  ['changes no line of the ledger', 'update ledger_entry set amount_minor = 0'],
  ['deletes none', 'delete from ledger_entry'],
  ['changes nothing that the staff did', "update staff_audit set name = ''"],
  ['deletes nothing of it', 'delete from staff_audit'],
  ['deletes no booking', 'delete from booking'],
  ['deletes no payment', 'delete from payment'],
  ['makes no role', 'create role other'],
  ['reads no digest of the server', 'select rolpassword from pg_authid'],
] as const)('it %s', async ([, statement]) => {
  const { world } = await servedByLess()
  await expect(world.wired.database.pool.query(statement)).rejects.toMatchObject({ code: '42501' })
})

test('a role that is not there, or that may do everything, is refused in a sentence', async () => {
  const { owner, url, served, role } = await servedByLess()
  await expect(grantService(owner, 'nobody_here')).rejects.toThrow('no role nobody_here')
  await expect(grantService(owner, new pg.Client({ connectionString: url }).user ?? '')).rejects.toThrow('use another')
  expect([serviceRole(served, url), serviceRole(url, url)]).toEqual([role, null])
})
