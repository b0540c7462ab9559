import { sql } from 'drizzle-orm'
import { err, type Outcome } from '#api/endpoint.ts'
import type { StepUpWay } from '#domains/accounts/sessions/step-up-contract.ts'
import { isProvedSession } from '#domains/accounts/sessions/session.server.ts'
import { isTrustedPhone } from '#domains/accounts/users.server.ts'
import type { Context, Ports, Queryable, Traveller } from '#domains/context.ts'

/**
 * The error of a sensitive change without a recent proof, with the ways in which the owner can give one; null if the
 * owner has signed in or stepped up within the last ten minutes. Every sensitive change calls this first.
 */
export async function proofError({
  db,
  actor,
  now,
  ports,
}: Context & { actor: Traveller }): Promise<Outcome<never, 'step_up_required'> | null> {
  if (await isProvedSession(db, actor, now)) return null
  return err('step_up_required', {
    data: { ways: await findStepUpWays(db, actor.userId, { now, sender: ports.sender }) },
  })
}

/** The ways in which a user can prove that they own the account; a code only where the site can send it. */
export async function findStepUpWays(
  db: Queryable,
  userId: string,
  { now, sender }: Pick<Context, 'now'> & Pick<Ports, 'sender'>,
): Promise<StepUpWay[]> {
  const result = await db.execute<{ password: boolean; email: boolean; phone: boolean; passkey: boolean }>(sql`
    select exists (select from account a where a.user_id = u.id and a.password is not null) as password,
      u.email is not null as email, ${isTrustedPhone(now)} as phone,
      exists (select from passkey p where p.user_id = u.id) as passkey
    from "user" u where u.id = ${userId}`)
  const { password = false, email = false, phone = false, passkey = false } = result.rows[0] ?? {}
  return [
    ...(password ? (['password'] as const) : []),
    ...(email && !sender.noEmails ? (['email'] as const) : []),
    ...(phone && !sender.noTexts ? (['phone'] as const) : []),
    ...(passkey ? (['passkey'] as const) : []),
  ]
}
