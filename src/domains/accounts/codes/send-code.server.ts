import { randomUUID } from 'node:crypto'
import { done, err, invalid, type Outcome } from '#api/endpoint.ts'
import {
  issueCode,
  tryCode,
  wrongCode,
  type CodePurpose,
  type FoundCode,
  type PendingAccount,
} from '#domains/accounts/codes/codes.server.ts'
import type { CodeSent } from '#domains/accounts/shapes.ts'
import { readVisitorDestination, type Destination } from '#domains/accounts/destination.server.ts'
import { getsTexts, takeText, waitOfTexts } from '#domains/accounts/codes/text-budget.server.ts'
import { findKnownDevice, signDevicePass } from '#domains/accounts/sessions/known-device.server.ts'
import { limitAttempt, networkOf, type Limited } from '#domains/accounts/sessions/try-limits.server.ts'
import { findAccount, isReserved } from '#domains/accounts/users.server.ts'
import type { Context, RateRule } from '#domains/context.ts'
import { queueNotification } from '#domains/notifications/queue.server.ts'

/** Seconds until a new code can be requested. */
const resendSeconds = 60
/** One code per caller, address and purpose in this time, so that a double click sends one notification. */
const gap: RateRule = { burst: 1, perHour: 3600 / resendSeconds }

/** Purposes of codes to an address that does not belong to an account yet. */
const newAddress: ReadonlySet<CodePurpose> = new Set(['register', 'phone', 'email'])
/** Purposes of codes that only the traveller who requested them can redeem. */
const ownSession: ReadonlySet<CodePurpose> = new Set(['phone', 'email', 'step_up'])

/**
 * Sends a code to an address if it belongs to an account (for a registration or a new email address: if it belongs to
 * none; for a sign-in with a `pending` account: in both cases). The response, the statements and the duration are the
 * same in both cases; only the notification differs.
 */
export async function sendCode(
  context: Context,
  { purpose, to, pending }: { purpose: CodePurpose; to: Destination; pending?: PendingAccount },
): Promise<Outcome<CodeSent, 'too_many_requests' | 'invalid_input'>> {
  const { ports, now, locale } = context
  if (!canSend(context, to))
    return notSendable(context, purpose === 'register' || purpose === 'email' ? 'email' : 'to', to)
  const device = await requestingDevice(context, purpose, to)
  const limited = await waitToSend(context, { purpose, to, device })
  if (limited?.by === 'account' && purpose === 'reset' && to.channel === 'email') await sendResetPass(context, to)
  if (limited) return err('too_many_requests', { retryAfter: limited.wait })
  const expiresAt = await context.pool.transaction(async (tx) => {
    const person = await findAccount(tx, to, now)
    const isNew = newAddress.has(purpose)
    const asker = ownSession.has(purpose) && context.actor.kind === 'traveller' ? context.actor.userId : null
    const reserved = (isNew || pending !== undefined) && (await isReserved(tx, to, asker, now))
    const isAddressTaken = purpose !== 'phone' && (person !== null || reserved)
    const real = isNew
      ? !isAddressTaken && (purpose !== 'register' || !!pending)
      : person !== null || (!!pending && !reserved)
    const userId = isNew ? asker : (person?.id ?? null)
    const isSent = await isWithinBudget(context, to, { real, unproven: person === null })
    const issued = await issueCode(
      tx,
      { purpose, destination: to.address, userId, device, real: isSent, ...(pending && { pending }) },
      { signer: ports.signer, random: ports.random, now },
    )
    const notification = {
      // Names the account, so that the code to an unconfirmed address is deleted with it.
      key: `code:${asker ?? ''}:${randomUUID()}`,
      channel: to.channel,
      to: to.address,
      locale: person?.locale ?? locale,
    }
    if (isNew && isAddressTaken) {
      const kind = purpose === 'register' && person ? 'account_exists' : 'address_taken'
      await queueNotification(tx, { ...notification, kind, data: {} }, now)
    } else {
      const data = { code: issued.code, purpose, expiresAt: issued.expiresAt.toISOString() }
      await queueNotification(tx, { ...notification, kind: 'code', data }, now, { unsent: !isSent })
    }
    return issued.expiresAt
  })
  return done(codeSentView(to, expiresAt, now))
}

/** False if a code would never arrive: no provider for its channel, or no text messages to such a number. */
export function canSend(
  { ports: { sender, texts } }: Pick<Context, 'ports'>,
  { channel, address }: Destination,
): boolean {
  return channel === 'email' ? !sender.noEmails : !sender.noTexts && getsTexts(texts, address)
}

/** The error of the field with an address to which no code can be sent. The same whether it has an account or not. */
export function notSendable(
  { ports: { sender } }: Pick<Context, 'ports'>,
  path: 'email' | 'to',
  { channel }: Destination,
) {
  const code = channel === 'email' ? 'no_emails' : sender.noTexts ? 'no_texts' : 'no_texts_there'
  return invalid(path, code)
}

/** True for a code that is to be sent (`real`) and, as a text message, is within the budget of the site, from which it is taken. */
export async function isWithinBudget(
  { ports }: Pick<Context, 'ports'>,
  { channel }: Destination,
  code: { real: boolean; unproven: boolean },
): Promise<boolean> {
  return channel === 'sms' ? takeText(ports, code) : code.real
}

/** Counts a code that is requested. Returns null if it can be sent now. */
export async function waitToSend(
  { ports, address }: Pick<Context, 'ports' | 'address'>,
  { purpose, to, device }: { purpose: CodePurpose; to: Destination; device: string | null },
): Promise<Limited | null> {
  const byCaller = (wait: number | null): Limited | null => (wait === null ? null : { wait, by: 'caller' })
  const once = `code:gap:${purpose}:${to.address}:${device ?? networkOf(address)}`
  // The gap is counted last, so that a refused call leaves no row for each address that it names.
  return (
    byCaller(to.channel === 'sms' ? await waitOfTexts(ports) : null) ??
    byCaller(await ports.waitOf(once, gap)) ??
    (await limitAttempt({ ports, address }, 'code', { account: to.address, device })) ??
    byCaller(await ports.limit(once, gap))
  )
}

/**
 * Sends the owner of an address, at most once a day, a link that makes their browser a known device, which gets codes to
 * reset the password although other callers have used up those of the account. An address without an account causes the
 * same work.
 */
async function sendResetPass(context: Context, to: Destination): Promise<void> {
  const { pool, now } = context
  const person = await findAccount(pool, to, now)
  const key = `reset-pass:${person ? `${person.id}:${now.toISOString().slice(0, 10)}` : randomUUID()}`
  const { name = '', locale = context.locale } = person ?? {}
  // Valid until the next one can be sent, because strangers choose the time of the notification.
  const data = { name, ...signDevicePass(context, person?.id ?? '', 24 * 60), reset: true as const }
  const notification = { key, channel: to.channel, to: to.address, locale, kind: 'device_pass' as const, data }
  await queueNotification(pool, notification, now, { unsent: !person })
}

/** The response to a request for a code, whether it was sent or not. */
export function codeSentView(to: Destination, expiresAt: Date, now: Date): CodeSent {
  return {
    to: to.address,
    expires_at: expiresAt.toISOString(),
    resend_at: new Date(now.getTime() + resendSeconds * 1000).toISOString(),
  }
}

/** Parses a typed code and its address, and limits the tries. `device`: the known device whose codes they are. */
export async function readTry(
  context: Context,
  purpose: CodePurpose,
  typed: { to: string; code: string },
): Promise<Outcome<{ to: Destination; code: string; device: string | null }, 'invalid_input' | 'too_many_requests'>> {
  const to = readVisitorDestination(typed.to, context)
  if (!to) return invalid('to', 'invalid_destination')
  const code = typed.code.replaceAll('-', '')
  if (!/^\d{6}$/.test(code)) return invalid('code', 'invalid_code')
  const device = await requestingDevice(context, purpose, to)
  const limited = await limitAttempt(context, 'try', { account: to.address, device })
  return limited ? err('too_many_requests', { retryAfter: limited.wait }) : done({ to, code, device })
}

/** Reads a typed code and takes one of its tries. The caller consumes the code. */
export async function findTypedCode(
  context: Context,
  purpose: CodePurpose,
  typed: { to: string; code: string },
): Promise<Outcome<FoundCode & { to: Destination }, 'invalid_input' | 'too_many_requests' | 'wrong_code'>> {
  const read = await readTry(context, purpose, typed)
  if (!read.ok) return read
  const { to, code, device } = read.data
  const { pool, ports, now } = context
  const tried = { purpose, destination: to.address, device, code }
  const match = await tryCode(pool, tried, { signer: ports.signer, now })
  return match ? done({ ...match, to }) : wrongCode
}

/**
 * The known device of a caller at the account of an address, or null. A code that only the owner of a session can
 * request belongs to the session's account, whatever the browser.
 */
async function requestingDevice(context: Context, purpose: CodePurpose, to: Destination): Promise<string | null> {
  const { actor, pool, now } = context
  // A code for a booking proves nothing about an account.
  if (purpose === 'booking') return null
  if (ownSession.has(purpose)) return actor.kind === 'traveller' ? `account:${actor.userId}` : null
  return findKnownDevice(context, (await findAccount(pool, to, now))?.id)
}
