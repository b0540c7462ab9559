import { and, eq, gt, lte, sql } from 'drizzle-orm'
import { interruptedForm } from '#domains/accounts/schema.server.ts'
import type { StoredForm } from '#domains/accounts/shapes.ts'
import type { Binding, Context, Ports, Queryable, RateRule } from '#domains/context.ts'
import { hideCardNumbers } from '#domains/shared/card-numbers.ts'

/** Hours for which a form waits for the sign-in of its sender. */
export const interruptedFormHours = 1

/** Characters of a stored form: names, passports and a message. */
const maxStored = 16_384
/** Forms that are stored at a time, of all callers. */
const maxRows = 5_000
/** Forms that one address can store, in any number of browsers. */
const storesOfAddress: RateRule = { burst: 120, perHour: 600 }

type Call = Pick<Context, 'headers' | 'ports'>

/**
 * Stores a form for this browser, which gets a token if it has none. `page` is the address to which it was sent. Returns
 * false for a form that is not stored: it is too large, or its caller or all callers have stored too many.
 */
export async function storeInterruptedForm(
  db: Queryable,
  { headers, ports, now, setCookie, address }: Call & Pick<Context, 'now' | 'setCookie' | 'address'>,
  page: string,
  form: StoredForm,
): Promise<boolean> {
  const text = JSON.stringify(form, (_, value) =>
    typeof value === 'string' ? hideCardNumbers(value) : (value as unknown),
  )
  if (text.length + page.length > maxStored) return false
  if ((await ports.limit(`interrupted:${address}`, storesOfAddress)) !== null) return false
  const { secure } = ports.sessionSettings
  const token = tokenOf(headers, secure) ?? Buffer.from(ports.random(24)).toString('base64url')
  const digest = digestOf(ports, token)
  const encrypted = ports.vault.encrypt(boundTo(digest, page), text)
  const stored = await db.execute(sql`
    insert into interrupted_form (token_digest, page, form, stored_at)
    select ${digest}, ${page}, ${encrypted}, ${now.toISOString()}
    where (select count(*) from (select from interrupted_form limit ${maxRows}) stored) < ${maxRows}
    on conflict (token_digest, page) do update set form = excluded.form, stored_at = excluded.stored_at`)
  if (stored.rowCount === 0) return false
  setCookie(cookieLine(token, secure))
  return true
}

/** The form that this browser has sent to `page` without a session; null if there is none, or if it is too old. */
export async function findInterruptedForm(
  db: Queryable,
  { headers, ports, now }: Call & Pick<Context, 'now'>,
  page: string,
): Promise<StoredForm | null> {
  const digest = browserOf({ headers, ports })
  if (!digest) return null
  const isCurrent = and(isFormOf(digest, page), gt(interruptedForm.storedAt, oldest(now)))
  const [row] = await db.select().from(interruptedForm).where(isCurrent)
  return row ? (JSON.parse(ports.vault.decrypt(boundTo(digest, page), row.form)) as StoredForm) : null
}

/** Deletes the stored form of `page` once it was submitted with a session. */
export async function deleteInterruptedForm(db: Queryable, call: Call, page: string): Promise<void> {
  const digest = browserOf(call)
  if (digest) await db.delete(interruptedForm).where(isFormOf(digest, page))
}

/** Deletes the forms whose sender has not signed in. */
export async function deleteInterruptedForms(db: Queryable, now: Date): Promise<void> {
  await db.delete(interruptedForm).where(lte(interruptedForm.storedAt, oldest(now)))
}

function isFormOf(digest: string, page: string) {
  return and(eq(interruptedForm.tokenDigest, digest), eq(interruptedForm.page, page))
}

function oldest(now: Date): Date {
  return new Date(now.getTime() - interruptedFormHours * 3_600_000)
}

function browserOf({ headers, ports }: Call): string | null {
  const token = tokenOf(headers, ports.sessionSettings.secure)
  return token === undefined ? null : digestOf(ports, token)
}

function digestOf({ signer }: Pick<Ports, 'signer'>, token: string): string {
  return signer.digest('interrupted form', token)
}

function boundTo(digest: string, page: string): Binding {
  return `interrupted_form:${digest}:${page}`
}

const nameOf = (secure: boolean) => (secure ? '__Host-interrupted' : 'interrupted')

function tokenOf(headers: Headers, secure: boolean): string | undefined {
  const match = new RegExp(`(?:^|;\\s*)${nameOf(secure)}=([\\w-]{32})(?:;|$)`).exec(headers.get('cookie') ?? '')
  return match?.[1]
}

function cookieLine(token: string, secure: boolean): string {
  const attributes = `Path=/; HttpOnly; SameSite=Lax; Max-Age=${interruptedFormHours * 3_600}`
  return `${nameOf(secure)}=${token}; ${attributes}${secure ? '; Secure' : ''}`
}
