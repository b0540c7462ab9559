import { sql } from 'drizzle-orm'
import { done, err, invalid, type Outcome } from '#api/endpoint.ts'
import { notifyOfChange, recordChange } from '#domains/accounts/changes/changes.server.ts'
import { consumeCode, wrongCode } from '#domains/accounts/codes/codes.server.ts'
import { findTypedCode, sendCode } from '#domains/accounts/codes/send-code.server.ts'
import type { emailEndpoints } from '#domains/accounts/email/contract.ts'
import { endSessions, renewToken } from '#domains/accounts/sessions/session.server.ts'
import { proofError } from '#domains/accounts/sessions/step-up.server.ts'
import type { Profile } from '#domains/accounts/shapes.ts'
import { recordAccountEvent, readProfile, replaceEmail } from '#domains/accounts/users.server.ts'
import type { Context, Handlers, RateRule, Traveller } from '#domains/context.ts'
import { allOrNothing, failedWith, uniqueViolation } from '#domains/db.ts'

const requestsPerAccount: RateRule = { burst: 6, perHour: 6 }

type Signed = Context & { actor: Traveller }

export const emailHandlers: Handlers<typeof emailEndpoints> = {
  async request_email_change(context, { email: typed }) {
    const { actor, ports } = context
    const unproved = await proofError(context)
    if (unproved) return unproved
    const email = typed.toLowerCase()
    if (email === actor.email) return invalid('email', 'own_email')
    const wait = await ports.limit(`email:account:${actor.userId}`, requestsPerAccount)
    if (wait) return err('too_many_requests', { retryAfter: wait })
    return sendCode(context, { purpose: 'email', to: { channel: 'email', address: email } })
  },

  async confirm_email_change(context, { email, code }) {
    const { actor, pool } = context
    const typedCode = await findTypedCode(context, 'email', { to: email, code })
    if (!typedCode.ok) return typedCode
    const changed = await changeEmail(context, typedCode.data.id, typedCode.data.to.address)
    if (!changed.ok) return changed
    for (const line of changed.data) context.setCookie(line)
    return done((await readProfile(pool, actor.userId)) as Profile)
  },
}

/** Redeems a code and changes the address. Returns the cookies of the renewed session. */
async function changeEmail(
  { actor, address, pool, ports, now }: Signed,
  codeId: string,
  to: string,
): Promise<Outcome<string[], 'wrong_code'>> {
  const { userId, sessionId } = actor
  try {
    return await allOrNothing<string[], 'wrong_code'>(pool, async (tx) => {
      // Before the code: undoing a change locks the account and then deletes its codes.
      await tx.execute(sql`select id from "user" where id = ${userId} for update`)
      if (!(await consumeCode(tx, codeId, now))) return wrongCode
      const change = await recordChange(tx, { userId, kind: 'email', now }, ports)
      const from = change.email
      if (from) await ports.moveContacts(tx, { userId, from, to, now })
      if (!(await replaceEmail(tx, { userId, from, to, now }))) return wrongCode
      // Codes that were sent to the earlier address.
      await tx.execute(sql`delete from one_time_code where user_id = ${userId}`)
      await endSessions(tx, userId, { allBut: sessionId })
      const cookies = await renewToken(tx, { sessionId, now }, ports)
      await recordAccountEvent(tx, { userId, kind: 'email_changed', address, now })
      const data = { name: change.name, address: partlyHidden(to), undo: change.token }
      await notifyOfChange(tx, change, { kind: 'email_changed', data }, now)
      return done(cookies)
    })
  } catch (error) {
    // Another account has just taken the address.
    if (failedWith(error, uniqueViolation)) return wrongCode
    throw error
  }
}

/** An address that its owner recognises and to which nobody else can write: `s…@example.com`. */
function partlyHidden(email: string): string {
  return `${email.slice(0, 1)}…${email.slice(email.lastIndexOf('@'))}`
}
