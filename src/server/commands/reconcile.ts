import { withDatabaseUrl } from '#server/commands/database-url.ts'
import { reconcileReport } from '#server/commands/reconcile-report.ts'

// `npm run reconcile`: prints every inconsistency, all late background work and the money to return, and exits
// with 1 if there is any of the first two.
await withDatabaseUrl(
  async (url) => {
    const { lines, agrees } = await reconcileReport(url, new Date())
    for (const line of lines) process.stdout.write(`${line}\n`)
    process.exitCode = agrees ? 0 : 1
  },
  { existing: true },
)
