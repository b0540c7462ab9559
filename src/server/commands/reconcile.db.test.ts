import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { addDays } from '#domains/shared/dates.ts'
import { doJobs } from '#test/jobs.ts'
import { seenBy, staffOf } from '#test/staff.ts'
import { makeWorld } from '#test/world.ts'

const reconcile = (databaseUrl: string) => {
  const { status, stdout } = spawnSync(process.execPath, ['src/server/commands/reconcile.ts'], {
    env: { ...process.env, DATABASE_URL: databaseUrl },
    encoding: 'utf8',
  })
  return { status, lines: stdout.trim().split('\n') }
}

test('`npm run reconcile` reports no difference, and exits with 1 and one sentence if a hold is overdue', async () => {
  const world = await makeWorld({ today: new Date().toISOString().slice(0, 10) })
  await world.paysOnline()
  const guest = await world.traveller()
  await guest.books(await world.hotel(), { payment: 'prepay' })
  await world.sql(`update notification set status = 'sent'`)
  await world.sql(`update booking set deadline_at = now() + interval '1 minute'`)
  expect(reconcile(world.url)).toEqual({ status: 0, lines: ['stock, ledger, payments and invoices agree'] })
  await world.sql(`update booking set deadline_at = now() - interval '5 minutes'`)
  expect(reconcile(world.url)).toEqual({
    status: 1,
    lines: [
      'stock, ledger, payments and invoices agree',
      expect.stringMatching(
        /^Background work is late: .* still hold rooms, seats or slots: 1, the oldest due [3-9]\d\d s ago\.$/,
      ),
    ],
  })
})

test('money to return to a guest is printed, and is no difference: the exit code is 0', async () => {
  const world = await makeWorld({ today: new Date().toISOString().slice(0, 10) })
  const booked = await (await world.traveller()).books(await world.hotel(), { nights: 3 })
  if (!booked.ok) throw new Error(booked.error.code)
  const { reference, check_in, check_out, total } = booked.data
  const { api } = await staffOf(world, 'manager')
  const seen = () => seenBy(api, reference)
  expect(await api.record_arrival_payment({ ...(await seen()), minor: total.minor, way: 'cash' })).toMatchObject({
    ok: true,
  })
  const dates = { check_in, check_out: addDays(check_out, -1) }
  const quoted = await api.quote_amendment({ reference, ...dates })
  if (!quoted.ok) throw new Error(quoted.error.code)
  expect(await api.amend_dates({ ...(await seen()), ...dates, accepted_total: quoted.data.after })).toMatchObject({
    ok: true,
  })
  await world.sql(`update notification set status = 'sent'`)
  await doJobs(world)
  const { status, lines } = reconcile(world.url)
  expect(lines).toContain('stock, ledger, payments and invoices agree')
  expect(lines.at(-1)).toBe(`Money to return to guests: ${reference} {"owed":${total.minor - quoted.data.after.minor}}`)
  expect(status).toBe(0)
})
