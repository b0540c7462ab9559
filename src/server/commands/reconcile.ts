import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { findBackgroundWork } from '#domains/admin/background-work.server.ts'
import { lateSentence, lateWork } from '#domains/admin/background-work.ts'
import { reconcile } from '#domains/bookings/payment/reconcile.server.ts'
import { withDatabaseUrl } from '#server/commands/database-url.ts'

// `npm run reconcile`: prints every inconsistency and all late background work, and exits with 1 if there is any.
await withDatabaseUrl(compare, { existing: true })

async function compare(url: string): Promise<void> {
  // A separate connection, because reading everything takes longer than the timeouts of a request.
  const client = new pg.Client({ connectionString: url, application_name: 'rihla-reconcile' })
  await client.connect()
  try {
    const db = drizzle(client)
    const findings = await reconcile(db)
    for (const { rule, subject, facts } of findings) {
      process.stdout.write(`${rule}: ${subject} ${JSON.stringify(facts)}\n`)
    }
    process.stdout.write(findings.length === 0 ? 'stock, ledger and payments agree\n' : `${findings.length} findings\n`)
    const late = lateWork(await findBackgroundWork(db, new Date()))
    for (const work of late) process.stdout.write(`${lateSentence(work)}\n`)
    process.exitCode = findings.length === 0 && late.length === 0 ? 0 : 1
  } finally {
    await client.end()
  }
}
