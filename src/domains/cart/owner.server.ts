import { sql } from 'drizzle-orm'
import type { Context, Keepsakes } from '#domains/context.ts'
import type { Queryable } from '#domains/db.ts'

/** Whose cart it is: of a traveller by id, of a browser by the digest of the token that it holds. */
export type CartOwner = { userId: string; digest: null } | { userId: null; digest: string }

/** How long a cart is kept that nobody looks at, in days. */
const keptDays = 30
const seconds = keptDays * 86_400

type Call = Pick<Context, 'actor' | 'headers' | 'ports'>

/** Null for a browser that has no cart yet. */
export function ownerOf({ actor, headers, ports }: Call): CartOwner | null {
  if (actor.kind === 'traveller') return { userId: actor.userId, digest: null }
  const token = tokenOf(headers, ports.sessionWay.secure)
  return token ? { userId: null, digest: ports.seal.digest('cart', token) } : null
}

/** The owner, made when there is none yet: the browser is given a token of its own. */
export function ownerToBe(call: Call & Pick<Context, 'setCookie'>): CartOwner {
  const known = ownerOf(call)
  if (known) return known
  const token = Buffer.from(call.ports.random(24)).toString('base64url')
  call.setCookie(cookieLine(token, seconds, call.ports.sessionWay.secure))
  return { userId: null, digest: call.ports.seal.digest('cart', token) }
}

/** The id of the owner's cart, made when there is none yet; to be called where lines are added. */
export async function cartOf(db: Queryable, { userId, digest }: CartOwner, now: Date): Promise<number> {
  const column = userId === null ? sql`token_digest` : sql`user_id`
  const made = await db.execute<{ id: number }>(sql`
    insert into cart (user_id, token_digest, touched_at) values (${userId}, ${digest}, ${now.toISOString()})
    on conflict (${column}) do update set touched_at = excluded.touched_at returning id`)
  const id = made.rows[0]?.id
  if (id === undefined) throw new Error('a cart was neither made nor found')
  return id
}

/** After sign-in the lines of the browser's cart are the traveller's; of the same line twice the traveller's stays. */
export const visitorsCart: Keepsakes = {
  async join({ root, headers, now, setCookie, ports }, userId) {
    const token = tokenOf(headers, ports.sessionWay.secure)
    if (!token) return
    const digest = ports.seal.digest('cart', token)
    await root.transaction(async (tx) => {
      const id = await cartOf(tx, { userId, digest: null }, now)
      await tx.execute(sql`
        insert into cart_line (cart_id, selection, digest, seen_total, currency, added_at)
        select ${id}, l.selection, l.digest, l.seen_total, l.currency, l.added_at
        from cart_line l join cart c on c.id = l.cart_id where c.token_digest = ${digest} order by l.added_at, l.id
        on conflict do nothing`)
      await tx.execute(sql`delete from cart where token_digest = ${digest}`)
    })
    setCookie(cookieLine('', 0, ports.sessionWay.secure))
  },
  // A traveller's cart is the account's: the browser holds nothing of it.
  part: () => undefined,
}

/** Carts of browsers that never came back. */
export async function forgetOldCarts(db: Queryable, now: Date): Promise<void> {
  await db.execute(sql`
    delete from cart where user_id is null
      and touched_at < ${now.toISOString()}::timestamptz - make_interval(days => ${keptDays})`)
}

const nameOf = (secure: boolean) => (secure ? '__Host-cart' : 'cart')

function tokenOf(headers: Headers, secure: boolean): string | undefined {
  const cookies = headers.get('cookie') ?? ''
  const found = cookies.split(/;\s*/).find((pair) => pair.startsWith(`${nameOf(secure)}=`))
  const token = found?.slice(found.indexOf('=') + 1)
  return token && /^[\w-]{32}$/.test(token) ? token : undefined
}

function cookieLine(token: string, maxAge: number, secure: boolean): string {
  return `${nameOf(secure)}=${token}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${maxAge}${secure ? '; Secure' : ''}`
}
