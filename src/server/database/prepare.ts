import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { demoPeople } from '#db/demo/people.ts'
import { loadWorld } from '#db/demo/load.ts'
import { rollDepartures } from '#db/demo/packages/write-packages.ts'
import { rollNights } from '#db/demo/roll.ts'
import { demoWorld } from '#db/demo/world.ts'
import { importReference } from '#db/reference/load.ts'
import { hashPassword } from '#domains/accounts/passwords/passwords.server.ts'
import { todayIn } from '#domains/shared/dates.ts'
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

/**
 * Prepares a database for the start: migrates the schema, loads a demo into an empty database or adds its upcoming
 * nights and departures, and imports reference data.
 */
export async function prepareDatabase({ databaseUrl, serviceUrl, demo, now, print }: Preparation): Promise<void> {
  await migrateDatabase(databaseUrl, serviceUrl)
  const client = new pg.Client({ connectionString: databaseUrl, application_name: 'rihla-prepare' })
  // If the connection is lost, the next query fails.
  client.on('error', () => undefined)
  await client.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [seedLock])
    const today = todayIn('Asia/Riyadh', now)
    const found = await client.query<{ filled: boolean; demo: boolean }>(
      `select exists (select from hotel) as filled,
         coalesce((select value = 'true'::jsonb from setting where key = 'demo'), false) as demo`,
    )
    const state = found.rows[0]
    if (demo && !state?.filled) {
      const began = performance.now()
      await loadWorld(client, demoWorld(), { today })
      await addDemoPeople(client, now)
      print(`  demo world made in ${((performance.now() - began) / 1000).toFixed(1)} s`)
    } else if (demo && state?.demo) {
      await addDemoPeople(client, now)
      await rollNights(client, today)
      await rollDepartures(client, demoWorld().packages, today)
    }
    await importReference(client, { today })
  } finally {
    await client.end()
  }
}

/** Creates the demo people that do not exist yet. */
async function addDemoPeople(client: pg.Client, now: Date): Promise<void> {
  for (const person of demoPeople) {
    const id = randomUUID()
    const made = await client.query(
      `insert into "user" (id, name, email, email_verified, locale, created_at, updated_at) values ($1, $2, $3, true, $4, $5, $5)
       on conflict (email) do nothing returning id`,
      [id, person.name, person.email, person.locale, now],
    )
    if (made.rowCount === 0) continue
    await client.query(
      `insert into account (id, account_id, provider_id, user_id, password, created_at, updated_at)
       values ($1, $2, 'credential', $2, $3, $4, $4)`,
      [randomUUID(), id, await hashPassword(person.password), now],
    )
    if (person.role) {
      await client.query('insert into staff_member (user_id, role, since) values ($1, $2, $3)', [id, person.role, now])
    }
  }
}
