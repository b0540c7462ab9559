import pg from 'pg'
import { withDatabaseUrl } from '#server/commands/database-url.ts'
import { prepareDatabase } from '#server/prepare.ts'

// `npm run db:reset`: empties the database and makes the demo world anew.
if (process.env.NODE_ENV === 'production' && process.env.RESET !== 'yes') {
  throw new Error('This deletes everything. Say RESET=yes to do it in production.')
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
    say: (line) => process.stdout.write(`${line}\n`),
  })
})
