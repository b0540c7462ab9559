import { sql } from 'drizzle-orm'
import { cartDays } from '#domains/cart/cart-count.ts'
import type { Context, Queryable, SessionHooks } from '#domains/context.ts'

/** The owner of a cart: a traveller by id, or a browser by the digest of its token. */
export type CartOwner = { userId: string; digest: null } | { userId: null; digest: string }

const seconds = cartDays * 86_400

type Call = Pick<Context, 'actor' | 'headers' | 'ports'>

/** Null for a browser that has no cart yet. */
export function ownerOf({ actor, headers, ports }: Call): CartOwner | null {
  if (actor.kind === 'traveller') return { userId: actor.userId, digest: null }
  const digest = browserOf({ headers, ports })
  return digest === null ? (created.get(headers) ?? null) : { userId: null, digest }
}

/** The digest of the token of a browser that has a cart or a draft of a checkout; null for any other. */
export function browserOf({ headers, ports }: Pick<Call, 'headers' | 'ports'>): string | null {
  const token = tokenOf(headers, ports.sessionSettings.secure)
  return token ? ports.signer.digest('cart', token) : null
}

/** Owners created during a request, by its headers: its further calls add to the same cart. */
const created = new WeakMap<Headers, CartOwner>()

/** The owner, created if there is none yet: the browser gets a new token. */
export function ensureCartOwner(call: Call & Pick<Context, 'setCookie'>): CartOwner {
  const existing = ownerOf(call)
  if (existing) return existing
  const token = Buffer.from(call.ports.random(24)).toString('base64url')
  call.setCookie(cookieLine(token, seconds, call.ports.sessionSettings.secure))
  const owner: CartOwner = { userId: null, digest: call.ports.signer.digest('cart', token) }
  created.set(call.headers, owner)
  return owner
}

/** The id of the owner's cart, created if it does not exist. Call it only where lines are added. */
export async function cartOf(db: Queryable, { userId, digest }: CartOwner, now: Date): Promise<number> {
  const column = userId === null ? sql`token_digest` : sql`user_id`
  const result = await db.execute<{ id: number }>(sql`
    insert into cart (user_id, token_digest, touched_at) values (${userId}, ${digest}, ${now.toISOString()})
    on conflict (${column}) do update set touched_at = excluded.touched_at returning id`)
  const id = result.rows[0]?.id
  if (id === undefined) throw new Error('The cart could neither be created nor found')
  return id
}

/** At sign-in, moves the lines of the browser's cart to the traveller's, which retains its own of equal ones. */
export const visitorsCart = {
  async onSignIn({ pool, headers, now, setCookie, ports }, userId) {
    const digest = browserOf({ headers, ports })
    if (!digest) return
    await pool.transaction(async (tx) => {
      const id = await cartOf(tx, { userId, digest: null }, now)
      await tx.execute(sql`
        update cart c set promotion_code = coalesce(v.promotion_code, c.promotion_code)
        from cart v where c.id = ${id} and v.token_digest = ${digest}`)
      await tx.execute(sql`
        insert into cart_line (cart_id, selection, digest, seen_total, currency, added_at)
        select ${id}, l.selection, l.digest, l.seen_total, l.currency, l.added_at
        from cart_line l join cart c on c.id = l.cart_id where c.token_digest = ${digest} order by l.added_at, l.id
        on conflict do nothing`)
      await tx.execute(sql`delete from cart where token_digest = ${digest}`)
    })
    setCookie(cookieLine('', 0, ports.sessionSettings.secure))
  },
} satisfies SessionHooks

const nameOf = (secure: boolean) => (secure ? '__Host-cart' : 'cart')

function tokenOf(headers: Headers, secure: boolean): string | undefined {
  const cookies = headers.get('cookie') ?? ''
  const cookie = cookies.split(/;\s*/).find((pair) => pair.startsWith(`${nameOf(secure)}=`))
  const token = cookie?.slice(cookie.indexOf('=') + 1)
  return token && /^[\w-]{32}$/.test(token) ? token : undefined
}

function cookieLine(token: string, maxAge: number, secure: boolean): string {
  return `${nameOf(secure)}=${token}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${maxAge}${secure ? '; Secure' : ''}`
}
