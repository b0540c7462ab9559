import { done, err, invalid } from '#api/endpoint.ts'
import { consumeCode, tryCode, wrongCode } from '#domains/accounts/codes/codes.server.ts'
import { passwordWeakness } from '#domains/accounts/passwords/common-passwords.server.ts'
import type { accountsEndpoints } from '#domains/accounts/contract.ts'
import { readVisitorDestination } from '#domains/accounts/destination.server.ts'
import { findPasskeys, removeAllPasskeys } from '#domains/accounts/passkeys/passkeys.server.ts'
import { hashPassword, isPassword } from '#domains/accounts/passwords/passwords.server.ts'
import { notifyOfChange, recordChange } from '#domains/accounts/changes/changes.server.ts'
import { proofError } from '#domains/accounts/sessions/step-up.server.ts'
import {
  findAccount,
  findPassword,
  readProfile,
  recordAccountEvent,
  setPassword,
} from '#domains/accounts/users.server.ts'
import { findTypedCode, readTry, sendCode } from '#domains/accounts/codes/send-code.server.ts'
import { deviceCookie, readDevicePass } from '#domains/accounts/sessions/known-device.server.ts'
import { endSessions, renewToken } from '#domains/accounts/sessions/session.server.ts'
import type { Handlers, RateRule } from '#domains/context.ts'

const passwordTries: RateRule = { burst: 10, perHour: 30 }

export const passwordHandlers = {
  async forget_password(context, { to: typed, device_pass: pass }) {
    const to = readVisitorDestination(typed, context)
    if (!to) return invalid('to', 'invalid_destination')
    const person = pass ? await findAccount(context.pool, to, context.now) : null
    if (!pass || !person || !readDevicePass(context, pass, person.id))
      return sendCode(context, { purpose: 'reset', to })
    // From now on this browser has limits of its own: for this code, and for the tries of the next call.
    const cookie = deviceCookie(context, person.id, false)
    context.setCookie(cookie)
    const headers = new Headers(context.headers)
    headers.append('cookie', cookie.split(';')[0] ?? '')
    return sendCode({ ...context, headers }, { purpose: 'reset', to })
  },

  async check_code(context, typed) {
    const typedCode = await findTypedCode(context, 'reset', typed)
    return typedCode.ok ? done({ right: true as const }) : typedCode
  },

  async reset_password(context, { password, remove_passkeys, ...typed }) {
    const { ports, now, pool } = context
    const read = await readTry(context, 'reset', typed)
    if (!read.ok) return read
    const { to, code, device } = read.data
    const weak = async (owner: Parameters<typeof passwordWeakness>[1]) => {
      const code = await passwordWeakness(password, owner)
      return code && invalid('password', code)
    }
    // Without the right code only the typed address is compared: the response reveals nothing about the account.
    const byAddress = await weak({ email: to.address })
    if (byAddress) return byAddress
    const tried = { purpose: 'reset' as const, destination: to.address, device, code }
    const match = await tryCode(pool, tried, { signer: ports.signer, now })
    // Hashes the password for a wrong code too, so that the duration reveals nothing.
    const hash = await hashPassword(password)
    const { userId } = match ?? {}
    if (!match || !userId) return wrongCode
    const owner = await readProfile(pool, userId)
    const byOwner = owner && (await weak({ name: owner.name, email: owner.email ?? undefined }))
    if (byOwner) return byOwner
    const changed = await pool.transaction(async (tx) => {
      if (!(await consumeCode(tx, match.id, now))) return null
      const change = await recordChange(tx, { userId, kind: 'password', now }, ports)
      await setPassword(tx, userId, hash, now)
      await endSessions(tx, userId, 'all')
      await recordAccountEvent(tx, { userId, kind: 'password_reset', address: context.address, now })
      // Removal is optional: a user who lost the password may need the passkey, but after a break-in it may be the
      // intruder's.
      const removed = remove_passkeys ? await removeAllPasskeys(tx, userId) : 0
      if (removed > 0) await recordAccountEvent(tx, { userId, kind: 'passkey_removed', address: context.address, now })
      const left = (await findPasskeys(tx, userId)).map(({ name }) => name)
      const data = { name: change.name, undo: change.token, passkeys: { left, removed } }
      await notifyOfChange(tx, change, { kind: 'password_changed', data }, now)
      return { passkeys_left: left, passkeys_removed: removed }
    })
    return changed ? done(changed) : wrongCode
  },

  async change_password(context, { current_password, new_password }) {
    const { actor, now, pool, ports } = context
    const wait = await ports.limit(`password:account:${actor.userId}`, passwordTries)
    if (wait) return err('too_many_requests', { retryAfter: wait })
    const currentHash = await findPassword(pool, actor.userId)
    // The current password is the proof; without one, any other proof of the owner is required.
    if (currentHash && !(await isPassword(currentHash, current_password ?? ''))) {
      return err('wrong_credentials', { errors: [{ path: 'current_password', code: 'wrong_password' }] })
    }
    const unproved = currentHash ? null : await proofError(context)
    if (unproved) return unproved
    const guessed = await passwordWeakness(new_password, {
      name: actor.name,
      ...(actor.email && { email: actor.email }),
    })
    if (guessed) return invalid('new_password', guessed)
    const hash = await hashPassword(new_password)
    await pool.transaction(async (tx) => {
      const change = await recordChange(tx, { userId: actor.userId, kind: 'password', now }, ports)
      await setPassword(tx, actor.userId, hash, now)
      await endSessions(tx, actor.userId, { allBut: actor.sessionId })
      await recordAccountEvent(tx, { userId: actor.userId, kind: 'password_changed', address: context.address, now })
      const data = { name: change.name, undo: change.token }
      await notifyOfChange(tx, change, { kind: 'password_changed', data }, now)
    })
    for (const line of await renewToken(pool, { ...actor, now }, ports)) context.setCookie(line)
    return done({})
  },
} satisfies Partial<Handlers<typeof accountsEndpoints>>
