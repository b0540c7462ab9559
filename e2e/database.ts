import { existsSync, readFileSync } from 'node:fs'
import pg from 'pg'

/**
 * The database of the visited site: the embedded one if its server is running, read from its `postmaster.pid`, else
 * `DATABASE_URL`.
 */
export function databaseUrl(): string {
  const notes = '.data/e2e/postgres/cluster/postmaster.pid'
  if (!existsSync(notes)) return process.env.DATABASE_URL ?? ''
  const [, , , port = '', folder = ''] = readFileSync(notes, 'utf8').split('\n')
  return `postgresql://rihla@/rihla?host=${encodeURIComponent(folder)}&port=${port}`
}

/** Makes the last proof of every session of an account older than ten minutes. */
export function expireSessionProofs(address: string): Promise<void> {
  return setProof(address, `interval '11 minutes'`)
}

/** Makes the last proof of every session of an account new, without a new token. */
export function proveSessions(address: string): Promise<void> {
  return setProof(address, `interval '0 minutes'`)
}

/** Ends the minute in which no second code is sent. It is stored by a digest of the address, so it ends for all. */
export function clearCodeRateLimit(): Promise<void> {
  return query(`delete from rate_limit where subject like 'code:%'`, [])
}

/** Makes the alerts of an account due, as if their stays had been twice as dear when they were switched on. */
export function makeAlertsDue(address: string): Promise<void> {
  return query(
    `update saved_hotel set alert_below = alert_below * 2, checked_at = null
     where user_id = (select id from "user" where email = $1)`,
    [address],
  )
}

/** While `during` runs, the sandbox opens no page for the amount, as if the payment provider were down for it. */
export async function withoutPaymentsOf(minor: number, during: () => Promise<void>): Promise<void> {
  const name = `no_payments_of_${minor}`
  await query(
    `create function ${name}() returns trigger language plpgsql as $$ begin raise exception 'out of order'; end $$;
     create trigger ${name} before insert on sandbox_payment for each row when (new.amount_minor = ${minor})
       execute function ${name}()`,
  )
  try {
    await during()
  } finally {
    await query(`drop trigger ${name} on sandbox_payment; drop function ${name}()`)
  }
}

function setProof(address: string, age: string): Promise<void> {
  return query(
    `update session set proved_at = now() - ${age}
     where user_id = (select id from "user" where email = $1)`,
    [address],
  )
}

/** Sets who answers requests of a hotel, besides the staff. */
export function giveHotelContact(hotelId: number, address: string): Promise<void> {
  return query('update hotel set request_email = $1 where id = $2::int', [address, String(hotelId)])
}

/** Sets columns of the nights of a hotel from one date to another, both included, in all its room types. */
export function setNights(hotel: string, { from, to }: { from: string; to: string }, columns: string): Promise<void> {
  return query(
    `update night_inventory set ${columns} where night between $2 and $3
       and room_type_id in (select r.id from room_type r join hotel h on h.id = r.hotel_id where h.slug = $1)`,
    [hotel, from, to],
  )
}

async function query(text: string, values?: string[]): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl() })
  await client.connect()
  try {
    await client.query(text, values)
  } finally {
    await client.end()
  }
}
