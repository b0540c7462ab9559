import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { reconcile } from '#domains/bookings/reconcile.server.ts'
import { withDatabaseUrl } from '#server/commands/database-url.ts'

// `npm run reconcile`: says what does not agree, and ends with 1 when anything does not.
await withDatabaseUrl(async (url) => {
  // A connection of its own: it reads everything, which takes longer than a page may wait.
  const client = new pg.Client({ connectionString: url, application_name: 'rihla-reconcile' })
  await client.connect()
  try {
    const findings = await reconcile(drizzle(client))
    for (const { rule, subject, facts } of findings) {
      process.stdout.write(`${rule}: ${subject} ${JSON.stringify(facts)}\n`)
    }
    process.stdout.write(findings.length === 0 ? 'stock, ledger and payments agree\n' : `${findings.length} findings\n`)
    process.exitCode = findings.length === 0 ? 0 : 1
  } finally {
    await client.end()
  }
})
