import { timingSafeEqual } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { done, err, invalid } from '#api/endpoint.ts'
import { passwordWeakness } from '#domains/accounts/passwords/common-passwords.server.ts'
import { hashPassword, isPassword } from '#domains/accounts/passwords/passwords.server.ts'
import { createAccount, findAccount, findPassword, recordAccountEvent } from '#domains/accounts/users.server.ts'
import type { ManagerAnswers, ProviderAnswers } from '#domains/admin/setup/shapes.ts'
import { offerNames } from '#domains/admin/setup/steps.ts'
import { saveSetting } from '#domains/content/commands.server.ts'
import type { Context, Db, Queryable, Signer } from '#domains/context.ts'
import { allOrNothing } from '#domains/db.ts'
import { writeAuditRow } from '#domains/staff/audit.server.ts'
import { addStaff, setRole } from '#domains/staff/people.server.ts'
import type { Locale } from '#i18n/locale.ts'

/** Concurrent set-ups wait for each other, so that one of them creates the first manager. */
const setupLock = 727_400_004

/** True if the installation has a manager, also a suspended one: its set-up is over for good. */
export async function hasManager(db: Queryable): Promise<boolean> {
  const result = await db.execute<{ exists: boolean }>(
    sql`select exists (select from staff_member where role = 'manager') as exists`,
  )
  return result.rows[0]?.exists ?? true
}

/**
 * The token of the set-up page: a keyed digest of the identity of the database. It is stored nowhere, every process of
 * an installation computes the same one, and a copy of the data on another server has another one.
 */
export async function setupToken(db: Queryable, signer: Signer): Promise<string> {
  const result = await db.execute<{ identity: string }>(sql`
    select (select system_identifier::text from pg_control_system()) || '/' || oid::text as identity
    from pg_database where datname = current_database()`)
  return signer.digest('setup', result.rows[0]?.identity ?? '')
}

/** Compares in constant time. */
export async function isSetupToken(db: Queryable, signer: Signer, token: string): Promise<boolean> {
  const right = Buffer.from(await setupToken(db, signer))
  const received = Buffer.from(token)
  return received.length === right.length && timingSafeEqual(received, right)
}

/** Saves what the provider answered about itself. */
export async function saveProvider(tx: Queryable, answers: ProviderAnswers, now: Date): Promise<void> {
  const { brand_en: en, brand_ar: ar, currency, offers } = answers
  await saveSetting(tx, 'brand', { name: { en, ar } }, now)
  await saveSetting(tx, 'currency', currency, now)
  await saveSetting(tx, 'offers', Object.fromEntries(offerNames.map((one) => [one, offers.includes(one)])), now)
}

type Setup = { manager: ManagerAnswers; provider: ProviderAnswers; locale: Locale }

/**
 * Creates the first manager and saves the provider's answers, all or nothing. An account of the address becomes the
 * manager if the password is its own.
 * @returns the id of the user; `conflict` if there is a manager by now
 */
export async function createFirstManager(
  pool: Db,
  { manager: { name: typed, email: address, password }, provider, locale }: Setup,
  call: Pick<Context, 'now' | 'requestId' | 'address'>,
) {
  const { now } = call
  const email = address.toLowerCase()
  const account = await findAccount(pool, { channel: 'email', address: email }, now)
  const wrong = account
    ? !(await isPassword(await findPassword(pool, account.id), password)) && 'wrong_password'
    : await passwordWeakness(password, { name: typed, email })
  if (wrong) return invalid('password', wrong)
  const passwordHash = account ? null : await hashPassword(password)
  const name = account?.name ?? typed
  const outcome = await allOrNothing<string, 'conflict'>(pool, async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${setupLock})`)
    if (await hasManager(tx)) return err('conflict')
    const userId =
      account?.id ??
      (await createAccount(tx, { channel: 'email', address: email }, { name, passwordHash, locale }, now))
    if (!userId) return err('conflict')
    if (!(await addStaff(tx, { id: userId, role: 'manager', now }))) await setRole(tx, userId, 'manager')
    await saveProvider(tx, provider, now)
    await writeAuditRow(tx, call, {
      userId,
      name,
      role: 'manager',
      endpoint: 'complete_setup',
      note: { subject: `staff:${userId}`, before: null, after: { role: 'manager', ...provider } },
    })
    return done(userId)
  })
  if (outcome.ok && !account)
    await recordAccountEvent(pool, { userId: outcome.data, kind: 'registered', address: call.address, now })
  return outcome
}
