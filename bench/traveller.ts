import { createHmac, randomBytes, randomUUID } from 'node:crypto'
import { storedToken } from '#domains/accounts/sessions/session.server.ts'
import { addDays } from '#domains/shared/dates.ts'
import { secret, type Site } from './site.ts'

/** Input of a quote for a stay that can be booked. */
export type Stay = { hotel_id: number; check_in: string; check_out: string; rooms: string[] }

/** Creates accounts with a session, without using a password, and returns their Cookie headers. */
export async function signIn({ sql, address }: Site, people: number): Promise<string[]> {
  const cookies: string[] = []
  for (let i = 0; i < people; i++) {
    const id = randomUUID()
    const token = randomBytes(24).toString('base64url')
    await sql('insert into "user" (id, name, email, email_verified) values ($1, $2, $3, true)', [
      id,
      `Guest ${i}`,
      `${id}@example.com`,
    ])
    await sql(`insert into session (id, token, user_id, expires_at) values ($1, $2, $3, now() + interval '1 day')`, [
      randomUUID(),
      storedToken(token),
      id,
    ])
    const signature = createHmac('sha256', secret).update(token).digest('base64')
    cookies.push(`session=${encodeURIComponent(`${token}.${signature}`)}`)
  }
  const response = await fetch(`${address}/api/v1/fetch_profile`, { headers: { cookie: cookies[0] ?? '' } })
  if (!response.ok) throw new Error(`The session is not valid: ${await response.text()}`)
  return cookies
}

/** Stays of two nights, instant and paid on arrival, with a higher allotment than the benchmark can sell. */
export async function stockUp({ sql, dates }: Site, stays: number): Promise<Stay[]> {
  const rates = await sql<{ hotel: number; room: number; rate: number }>(
    `select h.id as hotel, rt.id as room, min(rp.id) as rate
     from hotel h join room_type rt on rt.hotel_id = h.id join rate_plan rp on rp.room_type_id = rt.id
     where h.supply = 'own' and h.min_nights <= 2 and rp.payment <> 'prepay' and rt.max_adults >= 2
     group by h.id, rt.id order by h.id, rt.id limit $1`,
    [stays],
  )
  await sql(
    `update night_inventory set allotment = 30000, closed = false, closed_to_arrival = false, min_stay = 1
     where room_type_id = any($1::int[]) and night >= $2`,
    [rates.map(({ room }) => room), dates.check_in],
  )
  return rates.map(({ hotel, rate }, i) => {
    const check_in = addDays(dates.check_in, i % 30)
    return { hotel_id: hotel, check_in, check_out: addDays(check_in, 2), rooms: [`${rate}~2`] }
  })
}

/** Calls an endpoint as a browser would; throws if the response is an error. */
export async function call<Data>(
  { address }: Site,
  name: string,
  input: object,
  headers: Record<string, string> = {},
): Promise<Data> {
  const response = await fetch(`${address}/api/v1/${name}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(input),
  })
  if (!response.ok) throw new Error(`${name} returned status ${response.status}: ${await response.text()}`)
  return ((await response.json()) as { data: Data }).data
}

/** Input of a booking, from its quote. */
export function bookingOf(quoteToken: string) {
  return {
    quote_token: quoteToken,
    guests: [{ first_name: 'Lead', last_name: 'Guest' }],
    contact: { email: 'guest@example.com', phone: '+966512345678', country: 'SA' },
    payment_type: 'arrival',
  }
}
