import { open } from 'node:fs/promises'
import { drizzle } from 'drizzle-orm/node-postgres'
import { reconcile } from '#domains/reconciliation/reconcile.server.ts'
import { findingLines } from '#server/commands/reconcile-report.ts'
import { StartError } from '#server/config/start-error.ts'
import { readBackup } from '#server/database/backup.ts'
import { connectTo } from '#server/database/connection.ts'
import { withDatabaseUrl } from '#server/commands/database-url.ts'

// `npm run restore -- rihla.backup`: fills an empty database, then reconciles it; exits with 1 if there is an
// inconsistency.
const file = process.argv[2]
await withDatabaseUrl(async (url) => {
  if (!file) throw new StartError('settings', 'The file is missing: npm run restore -- rihla.backup')
  const { at } = await readBackup(url, (await open(file)).createReadStream())
  process.stdout.write(`restored as of ${at}\n`)
  const client = await connectTo(url, 'rihla-reconcile')
  const findings = await reconcile(drizzle(client)).finally(() => client.end())
  process.stdout.write(`${findingLines(findings).join('\n')}\n`)
  process.exitCode = findings.length === 0 ? 0 : 1
})
