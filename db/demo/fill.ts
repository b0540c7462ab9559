import { randomUUID } from 'node:crypto'
import type pg from 'pg'
import { demoPeople } from '#db/demo/people.ts'
import { loadWorld } from '#db/demo/load.ts'
import { rollDepartures } from '#db/demo/packages/write-packages.ts'
import { rollNights } from '#db/demo/roll.ts'
import { demoWorld } from '#db/demo/world.ts'
import { hashPassword } from '#domains/accounts/passwords/passwords.server.ts'

type Options = { today: string; now: Date; print: (line: string) => void }

/** Loads the demo into an empty database, or adds the upcoming nights and departures of one that contains it. */
export async function fillDemo(client: pg.Client, { today, now, print }: Options): Promise<void> {
  const result = await client.query<{ filled: boolean; demo: boolean }>(
    `select exists (select from hotel) as filled,
       coalesce((select value = 'true'::jsonb from setting where key = 'demo'), false) as demo`,
  )
  const state = result.rows[0]
  if (!state?.filled) {
    const began = performance.now()
    await loadWorld(client, demoWorld(), { today })
    await addDemoPeople(client, now)
    print(`  demo world made in ${((performance.now() - began) / 1000).toFixed(1)} s`)
  } else if (state.demo) {
    await addDemoPeople(client, now)
    await rollNights(client, today)
    await rollDepartures(client, demoWorld().packages, today)
  }
}

/** Creates the demo people that do not exist yet. */
async function addDemoPeople(client: pg.Client, now: Date): Promise<void> {
  for (const person of demoPeople) {
    const id = randomUUID()
    const result = await client.query(
      `insert into "user" (id, name, email, email_verified, locale, created_at, updated_at) values ($1, $2, $3, true, $4, $5, $5)
       on conflict (email) do nothing returning id`,
      [id, person.name, person.email, person.locale, now],
    )
    if (result.rowCount === 0) continue
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
