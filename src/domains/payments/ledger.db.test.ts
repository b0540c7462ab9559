import { expect, test } from 'vitest'
import { writeLedger } from '#domains/payments/ledger.server.ts'
import { makeWorld } from '#test/world.ts'

async function books() {
  const world = await makeWorld()
  await world.sql(`
    insert into payment (id, reference, provider, amount_minor, currency, status, locale, expires_at, created_at, updated_at)
    values ('p1', 'R1', 'sandbox', 100, 'SAR', 'unpaid', 'en', now(), now(), now())`)
  const entry = (transaction: string, account: string, amount: number) =>
    world.sql(
      `insert into ledger_entry (transaction_id, at, account, amount_minor, currency, payment_id) values ($1, now(), $2, $3, 'SAR', 'p1')`,
      [transaction, account, amount],
    )
  return { world, entry }
}

test('a ledger transaction that does not sum to zero is rejected', async () => {
  const { world, entry } = await books()
  await expect(entry('t1', 'guests', 100)).rejects.toThrow(/does not sum to zero/)
  expect(await world.sql('select from ledger_entry')).toEqual([])
})

test('ledger entries cannot be updated, deleted or truncated', async () => {
  const { world } = await books()
  const moved = { id: 't1', of: { paymentId: 'p1' }, amount: 100, currency: 'SAR', at: world.services.clock() }
  await writeLedger(world.services.database.db, { ...moved, to: 'provider:sandbox', from: 'guests' })
  for (const wrong of [
    'update ledger_entry set amount_minor = 1',
    'delete from ledger_entry',
    'truncate ledger_entry',
  ]) {
    await expect(world.sql(wrong)).rejects.toThrow(/append-only/)
  }
  await writeLedger(world.services.database.db, { ...moved, to: 'provider:sandbox', from: 'guests' })
  expect(await world.sql('select account, amount_minor from ledger_entry order by id')).toEqual([
    { account: 'provider:sandbox', amount_minor: 100 },
    { account: 'guests', amount_minor: -100 },
  ])
})
