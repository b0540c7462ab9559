import pg from 'pg'
import { withDatabaseUrl } from '#server/commands/database-url.ts'
import { prepareDatabase } from '#server/database/prepare.ts'

// `npm run db:reset`: empties the database and loads the demo again.
if (process.env.NODE_ENV === 'production' && process.env.RESET !== 'yes') {
  throw new Error('This deletes everything. Set RESET=yes to run it in production.')
}
await withDatabaseUrl(async (url, served) => {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query('drop schema public cascade; drop schema if exists drizzle cascade; create schema public')
  await client.end()
  await prepareDatabase({
    databaseUrl: url,
    serviceUrl: served,
    demo: true,
    now: new Date(),
    print: (line) => process.stdout.write(`${line}\n`),
  })
})
