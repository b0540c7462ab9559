import { randomUUID } from 'node:crypto'
import { done, refuse, type Outcome } from '#contract/endpoint.ts'
import { issueCode, type CodePurpose, type PendingAccount } from '#domains/accounts/codes.server.ts'
import type { CodeSent } from '#domains/accounts/contract.ts'
import { readDestination, type Destination } from '#domains/accounts/destination.ts'
import { findPerson } from '#domains/accounts/people.server.ts'
import type { Context, RateRule } from '#domains/context.ts'
import { lettersQueued, queueLetter } from '#domains/messages/queue.server.ts'
import { latinDigits } from '#text/digits.ts'

const sendsADestination: RateRule = { burst: 5, perHour: 5 }
const sendsAnAddress: RateRule = { burst: 20, perHour: 60 }
const triesAnAddress: RateRule = { burst: 30, perHour: 120 }
const triesADestination: RateRule = { burst: 15, perHour: 30 }
const resendSeconds = 60
/** One in this time to an address for a purpose, so that a double press is one letter. */
const gap: RateRule = { burst: 1, perHour: 3600 / resendSeconds }

/**
 * Sends a code to an address, if it is somebody's (for `register`, if it is nobody's and a registration waits). Answer, statements and
 * time are the same whether or not it is: what tells the two apart happens in a letter.
 */
export async function sendCode(
  context: Context,
  { purpose, to, pending }: { purpose: CodePurpose; to: Destination; pending?: PendingAccount },
): Promise<Outcome<CodeSent, 'too_many_requests'>> {
  const { ports, now, locale } = context
  const wait =
    (await ports.limit(`code:address:${context.address}`, sendsAnAddress)) ??
    (await ports.limit(`code:gap:${purpose}:${to.address}`, gap)) ??
    (await ports.limit(`code:destination:${to.address}`, sendsADestination))
  if (wait) return refuse('too_many_requests', { retryAfter: wait })
  const expiresAt = await context.root.transaction(async (tx) => {
    const person = await findPerson(tx, to)
    // A registration and a new number belong to nobody yet; only who asked for the number may confirm it.
    const isNew = purpose === 'register' || purpose === 'phone'
    const asker = purpose === 'phone' && context.actor.kind === 'traveller' ? context.actor.userId : null
    const real = purpose === 'register' ? !person && !!pending : isNew || !!person
    const userId = isNew ? asker : (person?.id ?? null)
    const made = await issueCode(
      tx,
      { purpose, destination: to.address, userId, real, ...(pending && { pending }) },
      { seal: ports.seal, random: ports.random, now },
    )
    const letter = {
      key: `code:${randomUUID()}`,
      channel: to.channel,
      to: to.address,
      locale: person?.locale ?? locale,
    }
    if (purpose === 'register' && person) {
      await queueLetter(tx, { ...letter, kind: 'account_exists', data: {} }, now)
    } else {
      const data = { code: made.code, purpose, expiresAt: made.expiresAt.toISOString() }
      await queueLetter(tx, { ...letter, kind: 'code', data }, now, { unsent: !real })
    }
    return made.expiresAt
  })
  context.changes.push(lettersQueued)
  return done({
    to: to.address,
    expires_at: expiresAt.toISOString(),
    resend_at: new Date(now.getTime() + resendSeconds * 1000).toISOString(),
  })
}

/** A code and its address as somebody typed them, if they may try now. */
export async function readTry(
  context: Context,
  typed: { to: string; code: string },
): Promise<Outcome<{ to: Destination; code: string }, 'invalid_input' | 'too_many_requests'>> {
  const to = readDestination(typed.to, 'SA')
  if (!to) return refuse('invalid_input', { errors: [{ path: 'to', code: 'invalid_destination' }] })
  const code = latinDigits(typed.code).replace(/[\s\u200e\u200f\u2066-\u2069-]/g, '')
  if (!/^\d{6}$/.test(code)) return refuse('invalid_input', { errors: [{ path: 'code', code: 'invalid_code' }] })
  const wait =
    (await context.ports.limit(`try:address:${context.address}`, triesAnAddress)) ??
    (await context.ports.limit(`try:destination:${to.address}`, triesADestination))
  return wait ? refuse('too_many_requests', { retryAfter: wait }) : done({ to, code })
}
