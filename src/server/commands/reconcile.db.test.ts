import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'
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
  await world.sql(`update message set status = 'sent'`)
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
