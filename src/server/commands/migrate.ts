import { withDatabaseUrl } from '#server/commands/database-url.ts'
import { migrateDatabase } from '#server/database/database.ts'

// `npm run db:migrate`
await withDatabaseUrl(async (url, served) => {
  await migrateDatabase(url, served)
  process.stdout.write('the schema is up to date\n')
})
