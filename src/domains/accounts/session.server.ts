import { createHmac, timingSafeEqual } from 'node:crypto'
import { sql, type Placeholder } from 'drizzle-orm'
import type { Auth } from '#domains/accounts/auth.server.ts'
import { sessionCookie, sessionDays, storedToken } from '#domains/accounts/session-token.server.ts'
import type { StaffRole } from '#contract/staff.ts'
import type { Traveller } from '#domains/context.ts'
import { statement, type Queryable } from '#domains/db.ts'

export type SessionRules = {
  /** A session of the staff that nobody used for so long is over. */
  deskIdleMinutes: number
  /** The same for everybody else's. */
  idleDays: number
  /** Whether agents and editors must give a second factor, as managers must. */
  factorForAll: boolean
}

/** How the session travels, `token.signature` in a cookie or as a bearer token, and how long it lasts. */
export type SessionWay = SessionRules & { secret: string; secure: boolean }

/** Without "remember me" the cookie goes with the browser, and the session after this. */
const shortHours = 24
const freshMinutes = 15
/** How exact "last used" is, for travellers and at the desk; finer would write at every request. */
const touchMinutes = 10
const deskTouchMinutes = 1

/**
 * Opens a session and answers the cookies that carry it. better-auth draws the token; what is stored is its digest.
 * The readable `signed_in` lets pages kept for everyone know that they may ask who it is.
 */
export async function openSession(
  auth: Auth,
  opened: { userId: string; remember: boolean; address: string; userAgent: string; now: Date },
  { secret, secure }: SessionWay,
): Promise<string[]> {
  const { userId, remember, address, userAgent, now } = opened
  const seconds = remember ? sessionDays * 86_400 : shortHours * 3_600
  const { internalAdapter } = await auth.$context
  const { token } = await internalAdapter.createSession(
    userId,
    !remember,
    {
      ipAddress: address,
      userAgent: userAgent.slice(0, 300),
      expiresAt: new Date(now.getTime() + seconds * 1000),
      createdAt: now,
      updatedAt: now,
    },
    true,
  )
  const rest = `${secure ? '; Secure' : ''}${remember ? `; Max-Age=${seconds}` : ''}`
  return [
    `${sessionCookie(secure)}=${encodeURIComponent(signed(token, secret))}; Path=/; HttpOnly; SameSite=Lax${rest}`,
    `signed_in=1; Path=/; SameSite=Lax${rest}`,
  ]
}

/** The cookies that end a session in the browser. */
export function endedCookies({ secure }: SessionWay): string[] {
  const safe = secure ? '; Secure' : ''
  return [
    `${sessionCookie(secure)}=; Path=/; HttpOnly; SameSite=Lax${safe}; Max-Age=0`,
    `signed_in=; Path=/; SameSite=Lax${safe}; Max-Age=0`,
  ]
}

/**
 * Who a request's session belongs to, or null; in one statement, because every personal request begins with it. One of
 * the staff who must give a second factor, as managers must, is not proven until this very session has given it. Who is
 * suspended is a traveller like others. A session that nobody used for too long is none.
 */
export async function findTraveller(
  db: Queryable,
  headers: Headers,
  { way, now }: { way: SessionWay; now: Date },
): Promise<Traveller | null> {
  const token = sentToken(headers, way)
  if (!token) return null
  const { deskIdleMinutes, idleDays, factorForAll } = way
  const found = await travellerOf(db, {
    token: storedToken(token),
    now: now.toISOString(),
    deskIdleMinutes,
    idleDays,
    factorForAll,
  })
  const row = found.rows[0]
  if (!row) return null
  const { stale, role, proven, ...traveller } = row
  if (stale) await db.execute(sql`update session set updated_at = ${now.toISOString()} where id = ${row.sessionId}`)
  return { kind: 'traveller', ...traveller, ...(role && { staff: { role, proven } }) }
}

const travellerOf = statement<
  {
    userId: string
    name: string
    email: string
    sessionId: string
    stale: boolean
    role: StaffRole | null
    proven: boolean
  },
  'token' | 'now' | keyof SessionRules
>(() => {
  const [now, token] = [sql.placeholder('now'), sql.placeholder('token')]
  const [idleDays, deskIdleMinutes] = [sql.placeholder('idleDays'), sql.placeholder('deskIdleMinutes')]
  return sql`
    select u.id as "userId", u.name, u.email, s.id as "sessionId", m.role,
      ((m.role <> 'manager' and not ${sql.placeholder('factorForAll')}::boolean and f.confirmed_at is null) or p.at is not null) as proven,
      s.updated_at < ${now}::timestamptz
        - make_interval(mins => case when m.role is null then ${touchMinutes}::int else ${deskTouchMinutes}::int end) as stale
    from session s join "user" u on u.id = s.user_id left join staff_member m on m.user_id = u.id and m.suspended_at is null
      left join second_factor f on f.user_id = m.user_id left join session_proof p on p.session_id = s.id
    where s.token = ${token} and ${isOpen({ idleDays, deskIdleMinutes }, now)}`
})

/** Not over, and used lately; of the session `s` and the member of the staff `m` whose it is. */
function isOpen(
  { deskIdleMinutes, idleDays }: Record<'idleDays' | 'deskIdleMinutes', number | Placeholder>,
  at: string | Placeholder,
) {
  return sql`s.expires_at > ${at}::timestamptz and s.updated_at > ${at}::timestamptz
    - case when m.user_id is null then make_interval(days => ${idleDays}::int) else make_interval(mins => ${deskIdleMinutes}::int) end`
}

/** Whether a request says that it belongs to a session, open or not. */
export function hasSession(headers: Headers, secure: boolean): boolean {
  return headers.has('authorization') || (headers.get('cookie') ?? '').includes(`${sessionCookie(secure)}=`)
}

/** Whether a session was opened within the last quarter of an hour, by its owner then. */
export async function isFreshSession(db: Queryable, sessionId: string, now: Date): Promise<boolean> {
  const found = await db.execute(sql`
    select id from session
    where id = ${sessionId} and created_at > ${now.toISOString()}::timestamptz - make_interval(mins => ${freshMinutes})`)
  return found.rows.length > 0
}

type SessionRow = { id: string; userAgent: string; address: string; createdAt: Date; lastUsedAt: Date }

/** The open sessions of a person, last used first. */
export async function findSessions(
  db: Queryable,
  userId: string,
  { rules, now }: { rules: SessionRules; now: Date },
): Promise<SessionRow[]> {
  const found = await db.execute<{
    id: string
    userAgent: string | null
    address: string | null
    created: string
    used: string
  }>(sql`
    select s.id, s.user_agent as "userAgent", s.ip_address as address, s.created_at as created, s.updated_at as used
    from session s left join staff_member m on m.user_id = s.user_id and m.suspended_at is null
    where s.user_id = ${userId} and ${isOpen(rules, now.toISOString())} order by s.updated_at desc, s.id limit 100`)
  return found.rows.map((row) => ({
    id: row.id,
    userAgent: row.userAgent ?? '',
    address: row.address ?? '',
    createdAt: new Date(row.created),
    lastUsedAt: new Date(row.used),
  }))
}

/** Ends sessions of a person: one, or all but one, or all. Answers how many. */
export async function endSessions(
  db: Queryable,
  userId: string,
  which: { only: string } | { allBut: string } | 'all',
): Promise<number> {
  const condition = which === 'all' ? sql`true` : 'only' in which ? sql`id = ${which.only}` : sql`id <> ${which.allBut}`
  const ended = await db.execute(sql`delete from session where user_id = ${userId} and ${condition} returning id`)
  return ended.rows.length
}

export async function forgetOldSessions(db: Queryable, rules: SessionRules, now: Date): Promise<void> {
  await db.execute(sql`
    delete from session where id in (
      select s.id from session s left join staff_member m on m.user_id = s.user_id and m.suspended_at is null
      where not (${isOpen(rules, now.toISOString())}))`)
}

export function signed(token: string, secret: string): string {
  return `${token}.${createHmac('sha256', secret).update(token).digest('base64')}`
}

function sentToken(headers: Headers, { secret, secure }: SessionWay): string | null {
  const bearer = /^Bearer ([\w.+/=-]+)$/.exec(headers.get('authorization') ?? '')?.[1]
  const value = bearer ?? cookieValue(headers.get('cookie') ?? '', sessionCookie(secure))
  const at = value.lastIndexOf('.')
  if (at < 1) return null
  const token = value.slice(0, at)
  const given = Buffer.from(value)
  const right = Buffer.from(signed(token, secret))
  return given.length === right.length && timingSafeEqual(given, right) ? token : null
}

function cookieValue(header: string, name: string): string {
  const part = header.split(';').find((one) => one.trim().startsWith(`${name}=`))
  try {
    return decodeURIComponent(part?.trim().slice(name.length + 1) ?? '')
  } catch {
    return ''
  }
}
