import { createReadStream } from 'node:fs'
import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { reconcile } from '#domains/bookings/reconcile.server.ts'
import { readBackup } from '#server/backup.ts'
import { withDatabaseUrl } from '#server/commands/database-url.ts'

// `npm run restore -- rihla.backup`: fills an empty database, then compares what must agree; ends with 1 when anything does not.
const file = process.argv[2]
if (!file) throw new Error('Which file? npm run restore -- rihla.backup')
await withDatabaseUrl(async (url) => {
  const { at } = await readBackup(url, createReadStream(file))
  process.stdout.write(`restored as of ${at}\n`)
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const findings = await reconcile(drizzle(client))
  await client.end()
  for (const { rule, subject, facts } of findings)
    process.stdout.write(`${rule}: ${subject} ${JSON.stringify(facts)}\n`)
  process.stdout.write(findings.length === 0 ? 'stock, ledger and payments agree\n' : `${findings.length} findings\n`)
  process.exitCode = findings.length === 0 ? 0 : 1
})
