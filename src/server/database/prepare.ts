import { importReference } from '#db/reference/load.ts'
import { hotelDay, siteTimeZone } from '#domains/shared/dates.ts'
import { connectTo } from '#server/database/connection.ts'
import { migrateDatabase } from '#server/database/database.ts'

type Preparation = {
  /** Address with the role of the owner of the tables. */
  databaseUrl: string
  /** Address with the role of the server, if that role has fewer rights. */
  serviceUrl?: string | undefined
  demo: boolean
  now: Date
  print: (line: string) => void
}

/** Advisory lock of everything that fills a database. */
export const seedLock = 727_400_002

/** Prepares a database: migrates it, loads or extends a demo, and imports reference data. */
export async function prepareDatabase({ databaseUrl, serviceUrl, demo, now, print }: Preparation): Promise<void> {
  await migrateDatabase(databaseUrl, serviceUrl)
  const client = await connectTo(databaseUrl, 'rihla-prepare')
  try {
    await client.query('select pg_advisory_lock($1)', [seedLock])
    const today = hotelDay(siteTimeZone, now)
    if (demo) await (await import('#db/demo/fill.ts')).fillDemo(client, { today, now, print })
    await importReference(client, { today })
  } finally {
    await client.end()
  }
}
