import { createHmac, timingSafeEqual } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { Traveller } from '#domains/context.ts'
import type { Queryable } from '#domains/db.ts'

/**
 * Who a request's session cookie belongs to, or null. The cookie is `token.signature` as better-auth writes it
 * (HMAC-SHA-256 with the installation's secret, base64, URL-encoded); read here in one statement because every
 * personal request begins with it.
 */
export async function findTraveller(
  db: Queryable,
  { cookie, name, secret, now }: { cookie: string; name: string; secret: string; now: Date },
): Promise<Traveller | null> {
  const token = signedToken(cookieValue(cookie, name), secret)
  if (!token) return null
  const found = await db.execute<{ userId: string; name: string; email: string }>(sql`
    select u.id as "userId", u.name, u.email from session s join "user" u on u.id = s.user_id
    where s.token = ${token} and s.expires_at > ${now.toISOString()}`)
  const row = found.rows[0]
  return row ? { kind: 'traveller', ...row } : null
}

function cookieValue(header: string, name: string): string {
  const part = header.split(';').find((one) => one.trim().startsWith(`${name}=`))
  try {
    return decodeURIComponent(part?.trim().slice(name.length + 1) ?? '')
  } catch {
    return ''
  }
}

function signedToken(value: string, secret: string): string | null {
  const at = value.lastIndexOf('.')
  if (at < 1) return null
  const token = value.slice(0, at)
  const given = Buffer.from(value.slice(at + 1), 'base64')
  const right = createHmac('sha256', secret).update(token).digest()
  return given.length === right.length && timingSafeEqual(given, right) ? token : null
}
