import { withDatabaseUrl } from '#server/commands/database-url.ts'
import { StartError } from '#server/config/start-error.ts'
import { connectTo } from '#server/database/connection.ts'
import { prepareDatabase } from '#server/database/prepare.ts'

// `npm run db:reset`: empties the database and loads the demo again.
await withDatabaseUrl(async (url, served) => {
  if (process.env.NODE_ENV === 'production' && process.env.RESET !== 'yes')
    throw new StartError('settings', 'This deletes everything. Set RESET=yes to run it in production.')
  const client = await connectTo(url, 'rihla-reset')
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
