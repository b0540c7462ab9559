import { importReference } from '#db/reference/load.ts'
import { todayIn, siteTimeZone } from '#domains/shared/dates.ts'
import { withDatabaseUrl } from '#server/commands/database-url.ts'
import { connectTo } from '#server/database/connection.ts'
import { seedLock } from '#server/database/prepare.ts'

// `npm run reference`: imports places, amenities, taxes and drafts of texts, for installations that set MIGRATE=0.
await withDatabaseUrl(async (url) => {
  const client = await connectTo(url, 'rihla-reference')
  try {
    await client.query('select pg_advisory_lock($1)', [seedLock])
    const rows = await importReference(client, { today: todayIn(siteTimeZone, new Date()) })
    process.stdout.write(rows === 0 ? 'the reference data is complete\n' : `${rows} rows of reference data imported\n`)
  } finally {
    await client.end()
  }
})
