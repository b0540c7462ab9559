import { done, refuse } from '#contract/endpoint.ts'
import { findPending, tryCode, useUpCode, type FoundCode } from '#domains/accounts/codes.server.ts'
import { whyGuessed } from '#domains/accounts/common-passwords.server.ts'
import type { accountsEndpoints, Profile } from '#domains/accounts/contract.ts'
import { readDestination, type Destination } from '#domains/accounts/destination.ts'
import { hashPassword, isPassword } from '#domains/accounts/passwords.server.ts'
import {
  confirmPhone,
  findPassword,
  findPerson,
  makePerson,
  readProfile,
  tellOfAccount,
} from '#domains/accounts/people.server.ts'
import { readTry, sendCode } from '#domains/accounts/send-code.server.ts'
import { endedCookies, endSessions, openSession } from '#domains/accounts/session.server.ts'
import type { Context, Handlers, RateRule } from '#domains/context.ts'
import { lettersQueued, queueLetter } from '#domains/messages/queue.server.ts'
import { cleanText } from '#text/clean.ts'

const loginsAnAccount: RateRule = { burst: 10, perHour: 30 }
const loginsAnAddress: RateRule = { burst: 30, perHour: 240 }
const registrationsAnAddress: RateRule = { burst: 20, perHour: 60 }

type SignIn = 'register' | 'resend_register_code' | 'verify_code' | 'send_login_code' | 'login' | 'logout'

export const signInHandlers: Handlers<Pick<typeof accountsEndpoints, SignIn>> = {
  async register(context, { name: typed, email, password }) {
    const name = cleanText(typed)
    if (name.length < 2) return refuse('invalid_input', { errors: [{ path: 'name', code: 'too_short' }] })
    const wait = await context.ports.limit(`register:address:${context.address}`, registrationsAnAddress)
    if (wait) return refuse('too_many_requests', { retryAfter: wait })
    const guessed = password ? await whyGuessed(password, { name, email }) : null
    if (guessed) return refuse('invalid_input', { errors: [{ path: 'password', code: guessed }] })
    const passwordHash = password ? await hashPassword(password) : null
    return sendCode(context, {
      purpose: 'register',
      to: { channel: 'email', address: email.toLowerCase() },
      pending: { name, passwordHash, locale: context.locale },
    })
  },

  async resend_register_code(context, { to }) {
    const address = to.toLowerCase()
    const pending = await findPending(context.root, address, context.now)
    return sendCode(context, { purpose: 'register', to: { channel: 'email', address }, ...(pending && { pending }) })
  },

  async send_login_code(context, { to: typed }) {
    const to = readDestination(typed, 'SA')
    if (!to) return refuse('invalid_input', { errors: [{ path: 'to', code: 'invalid_destination' }] })
    return sendCode(context, { purpose: 'login', to })
  },

  async verify_code(context, { purpose, remember, ...typed }) {
    const { actor, ports, now, root } = context
    if (purpose === 'phone' && actor.kind !== 'traveller') return refuse('unauthenticated')
    const read = await readTry(context, typed)
    if (!read.ok) return read
    const { to, code } = read.data
    const found = await tryCode(root, { purpose, destination: to.address, code }, { seal: ports.seal, now })
    if (!found) return refuse('wrong_code', { errors: [{ path: 'code', code: 'invalid_code' }] })
    const userId = await root.transaction(async (tx) => {
      if (!(await useUpCode(tx, found.id, now))) return null
      if (purpose === 'register') return completeRegistration({ ...context, db: tx }, to, found)
      if (purpose === 'login') return found.userId
      const mine = actor.kind === 'traveller' && found.userId === actor.userId ? actor.userId : null
      return mine && (await confirmPhone(tx, mine, to.address)) ? mine : null
    })
    if (!userId) return refuse('wrong_code', { errors: [{ path: 'code', code: 'invalid_code' }] })
    const kind = { register: 'registered', login: 'signed_in_by_code', phone: 'phone_confirmed' } as const
    await tellOfAccount(root, { userId, kind: kind[purpose], address: context.address, now })
    if (purpose !== 'phone') await signIn(context, userId, remember)
    return done((await readProfile(root, userId)) as Profile)
  },

  async login(context, { email, password, remember }) {
    const account = email.toLowerCase()
    const wait =
      (await context.ports.limit(`login:address:${context.address}`, loginsAnAddress)) ??
      (await context.ports.limit(`login:account:${account}`, loginsAnAccount))
    if (wait) return refuse('too_many_requests', { retryAfter: wait })
    const person = await findPerson(context.root, { channel: 'email', address: account })
    // Without a person or a password the comparison takes as long and is never right.
    const known = await findPassword(context.root, person?.id ?? '')
    if (!(await isPassword(known, password)) || !person) return refuse('wrong_credentials')
    await signIn(context, person.id, remember)
    await tellOfAccount(context.root, {
      userId: person.id,
      kind: 'signed_in_by_password',
      address: context.address,
      now: context.now,
    })
    return done((await readProfile(context.root, person.id)) as Profile)
  },

  async logout(context) {
    if (context.actor.kind === 'traveller') {
      await endPresentSession(context)
      await tellOfAccount(context.root, {
        userId: context.actor.userId,
        kind: 'signed_out',
        address: context.address,
        now: context.now,
      })
    }
    for (const line of endedCookies(context.ports.sessionWay)) context.setCookie(line)
    context.ports.keepsakes.part(context)
    return done({})
  },
}

/** A new session at every sign-in; the one that the browser came with ends, so that nobody can have planted it. */
export async function signIn(context: Context, userId: string, remember: boolean): Promise<void> {
  await endPresentSession(context)
  const opened = await openSession(
    await context.ports.auth(),
    {
      userId,
      remember,
      address: context.address,
      userAgent: context.headers.get('user-agent') ?? '',
      now: context.now,
    },
    context.ports.sessionWay,
  )
  for (const line of opened) context.setCookie(line)
  await context.ports.keepsakes.join(context, userId)
}

async function endPresentSession({ actor, root }: Context): Promise<void> {
  if (actor.kind === 'traveller' && actor.sessionId) await endSessions(root, actor.userId, { only: actor.sessionId })
}

async function completeRegistration(
  { db, now, changes }: Context,
  to: Destination,
  { pending }: FoundCode,
): Promise<string | null> {
  const userId = pending && (await makePerson(db, to.address, pending, now))
  if (!pending || !userId) return null
  const { name, locale } = pending
  await queueLetter(
    db,
    { key: `welcome:${userId}`, channel: 'email', to: to.address, locale, kind: 'welcome', data: { name } },
    now,
  )
  changes.push(lettersQueued)
  return userId
}
