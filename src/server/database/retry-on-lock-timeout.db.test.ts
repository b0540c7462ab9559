import pg from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { retryOnLockTimeout } from '#server/database/retry-on-lock-timeout.ts'
import { freshDatabase } from '#test/fresh-database.ts'

async function connections() {
  const { url, drop } = await freshDatabase()
  const [live, migrating] = [new pg.Client({ connectionString: url }), new pg.Client({ connectionString: url })]
  await Promise.all([live.connect(), migrating.connect()])
  onTestFinished(async () => {
    await Promise.all([live.end(), migrating.end()])
    await drop()
  })
  return { live, migrating }
}

test('a migration and live transactions that lock the same tables both finish', async () => {
  const { live, migrating } = await connections()
  await live.query('begin')
  await live.query('lock table booking in row exclusive mode')
  let inserted: Promise<unknown> | undefined
  let tries = 0
  await retryOnLockTimeout(
    migrating,
    async () => {
      tries++
      await migrating.query('begin')
      try {
        await migrating.query('lock table ledger_entry in access exclusive mode')
        // Each transaction now waits for a lock of the other.
        inserted ??= live.query('lock table ledger_entry in row exclusive mode')
        await migrating.query('lock table booking in share row exclusive mode')
        await migrating.query('commit')
      } catch (error) {
        await migrating.query('rollback')
        throw error
      }
    },
    async () => {
      await inserted
      await live.query('commit')
    },
  )
  expect(tries).toBe(2)
  expect((await migrating.query('show lock_timeout')).rows).toEqual([{ lock_timeout: '0' }])
})

test('any other error is thrown immediately', async () => {
  const { migrating } = await connections()
  let tries = 0
  const failing = retryOnLockTimeout(migrating, () => {
    tries++
    return migrating.query('select from nothing_at_all')
  })
  await expect(failing).rejects.toThrow('nothing_at_all')
  expect(tries).toBe(1)
})
