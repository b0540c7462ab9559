import { randomUUID } from 'node:crypto'
import { done, err, invalid } from '#api/endpoint.ts'
import { consumeCode, findPending, wrongCode, type FoundCode } from '#domains/accounts/codes/codes.server.ts'
import { passwordWeakness } from '#domains/accounts/passwords/common-passwords.server.ts'
import type { accountsEndpoints, Profile } from '#domains/accounts/contract.ts'
import { readVisitorDestination, type Destination } from '#domains/accounts/destination.server.ts'
import { hashPassword, isPassword } from '#domains/accounts/passwords/passwords.server.ts'
import {
  confirmPhone,
  findPassword,
  findAccount,
  createAccount,
  readProfile,
  recordAccountEvent,
} from '#domains/accounts/users.server.ts'
import { findTypedCode, sendCode } from '#domains/accounts/codes/send-code.server.ts'
import { findKnownDevice, readDevicePass, signDevicePass } from '#domains/accounts/sessions/known-device.server.ts'
import { endPresentSession, forgetSignIn, signIn } from '#domains/accounts/sessions/sign-in.server.ts'
import { limitAttempt } from '#domains/accounts/sessions/try-limits.server.ts'
import type { Context, Handlers, RateRule } from '#domains/context.ts'
import { queueNotification } from '#domains/notifications/queue.server.ts'
import type { Locale } from '#i18n/locale.ts'

const registrationsPerAddress: RateRule = { burst: 20, perHour: 60 }

export const signInHandlers = {
  async register(context, { name, email, password }) {
    const wait = await context.ports.limit(`register:address:${context.address}`, registrationsPerAddress)
    if (wait) return err('too_many_requests', { retryAfter: wait })
    const guessed = password ? await passwordWeakness(password, { name, email }) : null
    if (guessed) return invalid('password', guessed)
    const passwordHash = password ? await hashPassword(password) : null
    return sendCode(context, {
      purpose: 'register',
      to: { channel: 'email', address: email.toLowerCase() },
      pending: { name, passwordHash, locale: context.locale },
    })
  },

  async resend_register_code(context, { to }) {
    const address = to.toLowerCase()
    const pending = await findPending(context.pool, address, context.now)
    return sendCode(context, { purpose: 'register', to: { channel: 'email', address }, ...(pending && { pending }) })
  },

  async send_login_code(context, { to: typed, open_account }) {
    const to = readVisitorDestination(typed, context)
    if (!to) return invalid('to', 'invalid_destination')
    const pending = { name: '', passwordHash: null, locale: context.locale }
    return sendCode(context, { purpose: 'login', to, ...(open_account && { pending }) })
  },

  async verify_code(context, { purpose, remember, ...typed }) {
    const { actor, now, pool } = context
    if (purpose === 'phone' && actor.kind !== 'traveller') return err('unauthenticated')
    const typedCode = await findTypedCode(context, purpose, typed)
    if (!typedCode.ok) return typedCode
    const { to, ...code } = typedCode.data
    const userId = await pool.transaction(async (tx) => {
      if (!(await consumeCode(tx, code.id, now))) return null
      if (purpose === 'register' || (purpose === 'login' && !code.userId))
        return completeRegistration({ ...context, db: tx }, to, code)
      if (purpose === 'login') return code.userId
      const ownUserId = actor.kind === 'traveller' && code.userId === actor.userId ? actor.userId : null
      return ownUserId && (await confirmPhone(tx, ownUserId, to.address, now)) ? ownUserId : null
    })
    if (!userId) return wrongCode
    const kind = { register: 'registered', login: 'signed_in_by_code', phone: 'phone_confirmed' } as const
    await recordAccountEvent(pool, { userId, kind: kind[purpose], address: context.address, now })
    if (purpose !== 'phone') await signIn(context, userId, remember)
    return done((await readProfile(pool, userId)) as Profile)
  },

  async login(context, { email, password, remember, device_pass }) {
    const account = email.toLowerCase()
    const person = await findAccount(context.pool, { channel: 'email', address: account }, context.now)
    const device =
      findKnownDevice(context, person?.id) ?? (device_pass ? readDevicePass(context, device_pass, person?.id) : null)
    const limited = await limitAttempt(context, 'login', { account, device })
    if (limited?.by === 'caller') return err('too_many_requests', { retryAfter: limited.wait })
    // Without a user or a password, the comparison takes equally long and always fails.
    const storedHash = await findPassword(context.pool, person?.id ?? '')
    const isRight = await isPassword(storedHash, password)
    if (limited) {
      await sendDevicePass(context, isRight && person ? { ...person, email: account } : null)
      return err('too_many_requests', { retryAfter: limited.wait })
    }
    if (!isRight || !person) return err('wrong_credentials')
    await signIn(context, person.id, remember)
    const { pool, address, now } = context
    await recordAccountEvent(pool, { userId: person.id, kind: 'signed_in_by_password', address, now })
    return done((await readProfile(pool, person.id)) as Profile)
  },

  async logout(context) {
    const { actor, pool, address, now } = context
    if (actor.kind === 'traveller') {
      await endPresentSession(context)
      await recordAccountEvent(pool, { userId: actor.userId, kind: 'signed_out', address, now })
    }
    forgetSignIn(context)
    return done({})
  },
} satisfies Partial<Handlers<typeof accountsEndpoints>>

/**
 * Sends the owner of a right password a link that makes their browser a known device, at most one an hour, when other
 * callers have used up the attempts at the account. A wrong password (`person` is null) causes the same work, and the
 * caller gets the same response.
 */
async function sendDevicePass(
  context: Context,
  person: { id: string; name: string; email: string; locale: Locale } | null,
): Promise<void> {
  const { pool, now } = context
  const hour = Math.floor(now.getTime() / 3_600_000)
  const key = `device-pass:${person ? `${person.id}:${hour}` : randomUUID()}`
  const { name = '', email: to = '', locale = context.locale } = person ?? {}
  const data = { name, ...signDevicePass(context, person?.id ?? '') }
  const notification = { key, channel: 'email' as const, to, locale, kind: 'device_pass' as const, data }
  await queueNotification(pool, notification, now, { unsent: !person })
}

async function completeRegistration(
  { db, now }: Context,
  to: Destination,
  { pending }: FoundCode,
): Promise<string | null> {
  const userId = pending && (await createAccount(db, to, pending, now))
  if (!pending || !userId) return null
  const { name, locale } = pending
  if (to.channel === 'email') {
    const notification = { key: `welcome:${userId}`, channel: to.channel, to: to.address, locale }
    await queueNotification(db, { ...notification, kind: 'welcome', data: { name } }, now)
  }
  return userId
}
