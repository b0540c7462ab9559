import { createHmac, timingSafeEqual, createHash } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { StaffRole } from '#api/staff.ts'
import type { Db, Ports, Queryable, Traveller } from '#domains/context.ts'
import { failedWith, isoInstant, readOnly } from '#domains/db.ts'
import type { OpenSession } from '#domains/accounts/contract.ts'
import { session } from '#domains/accounts/schema.server.ts'

export type SessionRules = {
  /** Minutes without use after which a staff session expires. */
  adminIdleMinutes: number
  /** Days without use after which any other session expires. */
  idleDays: number
  /** True if agents and editors also need a second factor; managers always need one. */
  factorForAll: boolean
}

/** Settings of session transport (`token.signature` in a cookie or as a bearer token) and lifetime. */
export type SessionSettings = SessionRules & { secret: string; secure: boolean }

/** Without "remember me" the cookie ends with the browser, and the session expires after this time. */
const shortHours = 24
const proofMinutes = 10
/** Seconds after the first use of a new token in which requests that were already on their way can read with the earlier one. */
const graceSeconds = 30
/** Resolution of the time of last use, for travellers and for staff; a finer one would write on every request. */
const touchMinutes = 10
const adminTouchMinutes = 1

/** Bytes of randomness in a session token. */
const tokenBytes = 32

type SessionInput = { userId: string; remember: boolean; address: string; userAgent: string; now: Date }

/**
 * Creates a session and returns its Set-Cookie lines. The database stores only a digest of the token. The readable cookie
 * `signed_in` tells public pages, which are cached for everyone, to request the account.
 */
export async function createSession(
  db: Db,
  { userId, remember, address, userAgent, now }: SessionInput,
  { sessionSettings, random }: Pick<Ports, 'sessionSettings' | 'random'>,
): Promise<string[]> {
  const seconds = remember ? sessionDays * 86_400 : shortHours * 3_600
  const token = Buffer.from(random(tokenBytes)).toString('base64url')
  await db.insert(session).values({
    id: Buffer.from(random(tokenBytes)).toString('base64url'),
    token: storedToken(token),
    userId,
    ipAddress: address,
    userAgent: userAgent.slice(0, 300),
    expiresAt: new Date(now.getTime() + seconds * 1000),
    createdAt: now,
    updatedAt: now,
  })
  return sessionCookies(token, sessionSettings, remember ? seconds : null)
}

/** @param seconds the lifetime of the cookies; null until the browser closes */
function sessionCookies(token: string, { secret, secure }: SessionSettings, seconds: number | null): string[] {
  const rest = `${secure ? '; Secure' : ''}${seconds === null ? '' : `; Max-Age=${seconds}`}`
  return [
    `${sessionCookie(secure)}=${encodeURIComponent(signed(token, secret))}; Path=/; HttpOnly; SameSite=Lax${rest}`,
    `signed_in=1; Path=/; SameSite=Lax${rest}`,
  ]
}

/** The cookies that end a session in the browser. */
export function endedCookies({ secure }: SessionSettings): string[] {
  const safe = secure ? '; Secure' : ''
  return [
    `${sessionCookie(secure)}=; Path=/; HttpOnly; SameSite=Lax${safe}; Max-Age=0`,
    `signed_in=; Path=/; SameSite=Lax${safe}; Max-Age=0`,
  ]
}

/**
 * The traveller to whom the session of a request belongs, or null; in one statement, because every personal request
 * begins with it. Staff who must give a second factor, as managers must, are not proven until this session has given
 * it. Suspended staff are treated as ordinary travellers. A session that has been idle for too long is ignored.
 *
 * The token before the last step-up keeps the rights that it had, until the new one is used: the response that contained
 * the new one may have been lost. Then it reads for 30 seconds.
 * @param reads true if the request can change nothing
 */
export async function findTraveller(
  db: Queryable,
  headers: Headers,
  { settings, reads, now }: { settings: SessionSettings; reads: boolean; now: Date },
): Promise<Traveller | null> {
  const token = sentToken(headers, settings)
  if (!token) return null
  const [stored, at] = [storedToken(token), now.toISOString()]
  const { rows } = await db.execute<TravellerRow>(sql`
    select u.id as "userId", u.name, u.email, s.id as "sessionId", m.role,
      ((m.role <> 'manager' and not ${settings.factorForAll}::boolean and f.confirmed_at is null) or p.at is not null) as proven,
      (select array_agg(l.hotel_id) from staff_hotel l where l.user_id = m.user_id and m.role <> 'manager') as hotels,
      s.updated_at < ${at}::timestamptz
        - make_interval(mins => case when m.role is null then ${touchMinutes}::int else ${adminTouchMinutes}::int end) as stale,
      s.token = ${stored} and s.previous_token is not null and s.previous_until is null as arrived, s.token <> ${stored} as earlier
    from session s join "user" u on u.id = s.user_id left join staff_member m on m.user_id = u.id and m.suspended_at is null
      left join second_factor f on f.user_id = m.user_id left join session_proof p on p.session_id = s.id
    where (s.token = ${stored} or (s.previous_token = ${stored}
        and (s.previous_until is null or (${reads}::boolean and s.previous_until > ${at}::timestamptz))))
      and ${isOpen(settings, at)}`)
  const row = rows[0]
  if (!row) return null
  const { stale, arrived, earlier, role, proven, hotels, ...traveller } = row
  if (stale || arrived)
    await db
      .execute(sql`
      update session set updated_at = ${at}, previous_until = case when ${arrived}::boolean
        then coalesce(previous_until, ${at}::timestamptz + make_interval(secs => ${graceSeconds})) else previous_until end
      where id = ${row.sessionId}`)
      // A database that is read-only notes no use of the session, and is read all the same.
      .catch((error: unknown) => {
        if (!failedWith(error, readOnly)) throw error
      })
  return {
    kind: 'traveller',
    ...traveller,
    ...(earlier && { beforeStepUp: true }),
    ...(role && { staff: { role, proven: proven === true, hotels } }),
  }
}

type TravellerRow = {
  userId: string
  name: string
  email: string | null
  sessionId: string
  stale: boolean
  /** True if the new token of a step-up is used for the first time. */
  arrived: boolean
  earlier: boolean
  role: StaffRole | null
  proven: boolean | null
  hotels: number[] | null
}

/** Condition for a session `s` that is neither expired nor idle for too long; `m` is the staff member who owns it. */
function isOpen({ adminIdleMinutes, idleDays }: SessionRules, at: string) {
  return sql`s.expires_at > ${at}::timestamptz and s.updated_at > ${at}::timestamptz
    - case when m.user_id is null then make_interval(days => ${idleDays}::int) else make_interval(mins => ${adminIdleMinutes}::int) end`
}

/** True if a request carries session credentials, valid or not. */
export function hasSession(headers: Headers, secure: boolean): boolean {
  return headers.has('authorization') || (headers.get('cookie') ?? '').includes(`${sessionCookie(secure)}=`)
}

/**
 * True if the owner of the session has signed in or stepped up within the last ten minutes, which proves that the owner
 * was present then. A step-up proves nothing for the token before it.
 */
export async function isProvedSession(
  db: Queryable,
  { sessionId, beforeStepUp = false }: Pick<Traveller, 'sessionId' | 'beforeStepUp'>,
  now: Date,
): Promise<boolean> {
  const result = await db.execute(sql`
    select id from session where id = ${sessionId}
      and coalesce(case when ${!beforeStepUp}::boolean then proved_at end, created_at) > ${now.toISOString()}::timestamptz - make_interval(mins => ${proofMinutes})`)
  return result.rows.length > 0
}

/**
 * Replaces the token of a session, so that a copy of the earlier one is worthless, and returns the Set-Cookie lines.
 * Called whenever a session gains rights. `provedAt` records a step-up, after which the token of the call keeps the rights
 * that it had until the new one is used, so that a lost response signs nobody out.
 */
export async function renewToken(
  db: Queryable,
  { sessionId, beforeStepUp = false, provedAt, now }: RenewInput,
  { sessionSettings, random }: Pick<Ports, 'sessionSettings' | 'random'>,
): Promise<string[]> {
  const token = Buffer.from(random(tokenBytes)).toString('base64url')
  const renewed = await db.execute<{ seconds: number; remember: boolean }>(sql`
    update session set token = ${storedToken(token)}, updated_at = ${now.toISOString()},
      previous_token = case when ${provedAt !== undefined}::boolean then case when ${beforeStepUp}::boolean then previous_token else token end end,
      previous_until = null,
      proved_at = coalesce(${provedAt?.toISOString() ?? null}::timestamptz, proved_at)
    where id = ${sessionId}
    returning extract(epoch from expires_at - ${now.toISOString()}::timestamptz)::int as seconds,
      expires_at - created_at > make_interval(hours => ${shortHours}) as remember`)
  const row = renewed.rows[0]
  return row ? sessionCookies(token, sessionSettings, row.remember ? row.seconds : null) : []
}

type RenewInput = Pick<Traveller, 'sessionId' | 'beforeStepUp'> & { provedAt?: Date; now: Date }

/** The open sessions of a user, most recently used first. */
export async function findSessions(
  db: Queryable,
  userId: string,
  { rules, now }: { rules: SessionRules; now: Date },
): Promise<Omit<OpenSession, 'current'>[]> {
  const result = await db.execute<Omit<OpenSession, 'current'>>(sql`
    select s.id, coalesce(s.user_agent, '') as device, coalesce(s.ip_address, '') as address,
      ${isoInstant(sql`s.created_at`)} as created_at, ${isoInstant(sql`s.updated_at`)} as last_used_at
    from session s left join staff_member m on m.user_id = s.user_id and m.suspended_at is null
    where s.user_id = ${userId} and ${isOpen(rules, now.toISOString())} order by s.updated_at desc, s.id limit 100`)
  return result.rows
}

/** Ends one session of a user, all but one, or all. Returns their number. */
export async function endSessions(
  db: Queryable,
  userId: string,
  which: { only: string } | { allBut: string } | 'all',
): Promise<number> {
  const condition = which === 'all' ? sql`true` : 'only' in which ? sql`id = ${which.only}` : sql`id <> ${which.allBut}`
  const ended = await db.execute(sql`delete from session where user_id = ${userId} and ${condition} returning id`)
  return ended.rows.length
}

/** Deletes sessions that have expired or been idle for too long. */
export async function deleteExpiredSessions(db: Queryable, rules: SessionRules, now: Date): Promise<void> {
  await db.execute(sql`
    delete from session where id in (
      select s.id from session s left join staff_member m on m.user_id = s.user_id and m.suspended_at is null
      where not (${isOpen(rules, now.toISOString())}))`)
}

/** The value of the cookie: `token.signature`, with an HMAC-SHA256 in base64. */
export function signed(token: string, secret: string): string {
  return `${token}.${createHmac('sha256', secret).update(token).digest('base64')}`
}

function sentToken(headers: Headers, { secret, secure }: SessionSettings): string | null {
  const bearer = /^Bearer ([\w.+/=-]+)$/.exec(headers.get('authorization') ?? '')?.[1]
  const value = bearer ?? cookieValue(headers.get('cookie') ?? '', sessionCookie(secure))
  const at = value.lastIndexOf('.')
  if (at < 1) return null
  const token = value.slice(0, at)
  const input = Buffer.from(value)
  const right = Buffer.from(signed(token, secret))
  return input.length === right.length && timingSafeEqual(input, right) ? token : null
}

/** The decoded value of a cookie; empty if the header does not contain it. */
export function cookieValue(header: string, name: string): string {
  const part = header.split(';').find((one) => one.trim().startsWith(`${name}=`))
  try {
    return decodeURIComponent(part?.trim().slice(name.length + 1) ?? '')
  } catch {
    return ''
  }
}

export const sessionDays = 30

function sessionCookie(secure: boolean): string {
  return secure ? '__Host-session' : 'session'
}

/** The stored form of a session token, useless to a reader of the database. It is random: a fast hash is enough. */
export function storedToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}
