import { done, refuse } from '#contract/endpoint.ts'
import { tryCode, useUpCode } from '#domains/accounts/codes.server.ts'
import { whyGuessed } from '#domains/accounts/common-passwords.server.ts'
import type { accountsEndpoints } from '#domains/accounts/contract.ts'
import { readDestination } from '#domains/accounts/destination.ts'
import { signIn } from '#domains/accounts/handlers-sign-in.server.ts'
import { findPasskeys, removeAllPasskeys } from '#domains/accounts/passkeys.server.ts'
import { hashPassword, isPassword } from '#domains/accounts/passwords.server.ts'
import { findPassword, readProfile, setPassword, tellOfAccount } from '#domains/accounts/people.server.ts'
import { readTry, sendCode } from '#domains/accounts/send-code.server.ts'
import { endSessions } from '#domains/accounts/session.server.ts'
import type { Context, Handlers, RateRule } from '#domains/context.ts'
import type { Queryable } from '#domains/db.ts'
import { lettersQueued, queueLetter } from '#domains/messages/queue.server.ts'

const passwordTries: RateRule = { burst: 10, perHour: 30 }

type Passwords = 'forget_password' | 'check_code' | 'reset_password' | 'change_password'

export const passwordHandlers: Handlers<Pick<typeof accountsEndpoints, Passwords>> = {
  async forget_password(context, { to: typed }) {
    const to = readDestination(typed, 'SA')
    if (!to) return refuse('invalid_input', { errors: [{ path: 'to', code: 'invalid_destination' }] })
    return sendCode(context, { purpose: 'reset', to })
  },

  async check_code(context, typed) {
    const read = await readTry(context, typed)
    if (!read.ok) return read
    const { to, code } = read.data
    const tried = { purpose: 'reset' as const, destination: to.address, code }
    const found = await tryCode(context.root, tried, { seal: context.ports.seal, now: context.now })
    return found ? done({ right: true as const }) : refuse('wrong_code', wrongCode)
  },

  async reset_password(context, { password, remove_passkeys, ...typed }) {
    const { ports, now, root } = context
    const read = await readTry(context, typed)
    if (!read.ok) return read
    const { to, code } = read.data
    // Of whose account it may be, only the address is taken, which is typed here: the answer tells nothing of anybody.
    const guessed = await whyGuessed(password, { email: to.address })
    if (guessed) return refuse('invalid_input', { errors: [{ path: 'password', code: guessed }] })
    const tried = { purpose: 'reset' as const, destination: to.address, code }
    const found = await tryCode(root, tried, { seal: ports.seal, now })
    // Hashed for a wrong code too: how long it takes tells nothing.
    const hash = await hashPassword(password)
    const { userId } = found ?? {}
    if (!found || !userId) return refuse('wrong_code', wrongCode)
    const changed = await root.transaction(async (tx) => {
      if (!(await useUpCode(tx, found.id, now))) return null
      await setPassword(tx, userId, hash, now)
      await endSessions(tx, userId, 'all')
      await tellOfAccount(tx, { userId, kind: 'password_reset', address: context.address, now })
      // One who lost a password may need the passkey; one whose account was broken into may find somebody else's there.
      const removed = remove_passkeys ? await removeAllPasskeys(tx, userId) : 0
      if (removed > 0) await tellOfAccount(tx, { userId, kind: 'passkey_removed', address: context.address, now })
      const left = (await findPasskeys(tx, userId)).map(({ name }) => name)
      await writeOfChange(context, tx, userId, { left, removed })
      return { passkeys_left: left, passkeys_removed: removed }
    })
    return changed ? done(changed) : refuse('wrong_code', wrongCode)
  },

  async change_password(context, { current_password, new_password }) {
    const { actor, now, root } = context
    const wait = await context.ports.limit(`password:account:${actor.userId}`, passwordTries)
    if (wait) return refuse('too_many_requests', { retryAfter: wait })
    const known = await findPassword(root, actor.userId)
    if (known && !(await isPassword(known, current_password ?? ''))) {
      return refuse('wrong_credentials', { errors: [{ path: 'current_password', code: 'wrong_password' }] })
    }
    const guessed = await whyGuessed(new_password, actor)
    if (guessed) return refuse('invalid_input', { errors: [{ path: 'new_password', code: guessed }] })
    const hash = await hashPassword(new_password)
    await root.transaction(async (tx) => {
      await setPassword(tx, actor.userId, hash, now)
      await endSessions(tx, actor.userId, { allBut: actor.sessionId })
      await tellOfAccount(tx, { userId: actor.userId, kind: 'password_changed', address: context.address, now })
      await writeOfChange(context, tx, actor.userId)
    })
    await signIn(context, actor.userId, true)
    return done({})
  },
}

const wrongCode = { errors: [{ path: 'code', code: 'invalid_code' }] }

async function writeOfChange(
  context: Context,
  tx: Queryable,
  userId: string,
  passkeys?: { left: string[]; removed: number },
): Promise<void> {
  const person = await readProfile(tx, userId)
  if (!person) return
  const { name, email, locale } = person
  const key = `password:${context.requestId}`
  await queueLetter(
    tx,
    {
      key,
      channel: 'email',
      to: email,
      locale,
      kind: 'password_changed',
      data: { name, ...(passkeys && { passkeys }) },
    },
    context.now,
  )
  context.changes.push(lettersQueued)
}
