import { done, err, invalid, type Outcome } from '#api/endpoint.ts'
import { consumeCode, wrongCode } from '#domains/accounts/codes/codes.server.ts'
import { findTypedCode, sendCode } from '#domains/accounts/codes/send-code.server.ts'
import { getsTexts } from '#domains/accounts/codes/text-budget.server.ts'
import type { Destination } from '#domains/accounts/destination.server.ts'
import type { PasskeyAnswer } from '#domains/accounts/passkey-answer.ts'
import { verifyPasskey } from '#domains/accounts/passkeys/use.server.ts'
import { isPassword } from '#domains/accounts/passwords/passwords.server.ts'
import { isProvedSession, renewToken } from '#domains/accounts/sessions/session.server.ts'
import { findStepUpWays } from '#domains/accounts/sessions/step-up.server.ts'
import type { stepUpEndpoints } from '#domains/accounts/sessions/step-up-contract.ts'
import { findPassword, findTrustedPhone, recordAccountEvent } from '#domains/accounts/users.server.ts'
import type { Context, Handlers, RateRule, Traveller } from '#domains/context.ts'

const passwordTries: RateRule = { burst: 10, perHour: 30 }
const passkeyTries: RateRule = { burst: 10, perHour: 30 }

type Signed = Context & { actor: Traveller }
type Proof = Outcome<
  null,
  'wrong_credentials' | 'wrong_code' | 'passkey_refused' | 'invalid_input' | 'too_many_requests'
>

export const stepUpHandlers: Handlers<typeof stepUpEndpoints> = {
  async fetch_step_up_ways({ pool, actor, now, ports }) {
    if (await isProvedSession(pool, actor, now)) return done({ ways: [] })
    return done({ ways: await findStepUpWays(pool, actor.userId, { now, sender: ports.sender }) })
  },

  async send_step_up_code(context, { to: channel }) {
    const to = await destinationOf(context, channel)
    return to ? sendCode(context, { purpose: 'step_up', to }) : noPhone
  },

  async step_up(context, { password, code, to, answer }) {
    const proof = await prove(context, { password, code, to, answer })
    if (!proof.ok) return proof
    const { actor, pool, now, address } = context
    const lines = await renewToken(pool, { ...actor, provedAt: now, now }, context.ports)
    for (const line of lines) context.setCookie(line)
    await recordAccountEvent(pool, { userId: actor.userId, kind: 'stepped_up', address, now })
    return done({})
  },
}

type ProofInput = {
  password: string | undefined
  code: string | undefined
  to: 'email' | 'phone'
  answer: PasskeyAnswer | undefined
}

async function prove(context: Signed, { password, code, to, answer }: ProofInput): Promise<Proof> {
  if (password !== undefined) return proveByPassword(context, password)
  if (code !== undefined) return proveByCode(context, code, to)
  if (answer !== undefined) return proveByPasskey(context, answer)
  return invalid('password', 'required')
}

async function proveByPassword({ pool, ports, actor }: Signed, password: string): Promise<Proof> {
  const wait = await ports.limit(`password:account:${actor.userId}`, passwordTries)
  if (wait) return err('too_many_requests', { retryAfter: wait })
  const storedHash = await findPassword(pool, actor.userId)
  if (await isPassword(storedHash, password)) return done(null)
  return err('wrong_credentials', { errors: [{ path: 'password', code: 'wrong_password' }] })
}

async function proveByCode(context: Signed, code: string, channel: 'email' | 'phone'): Promise<Proof> {
  const to = await destinationOf(context, channel)
  if (!to) return noPhone
  const typedCode = await findTypedCode(context, 'step_up', { to: to.address, code })
  if (!typedCode.ok) return typedCode
  return (await consumeCode(context.pool, typedCode.data.id, context.now)) ? done(null) : wrongCode
}

async function proveByPasskey(context: Signed, answer: PasskeyAnswer): Promise<Proof> {
  const { ports, actor } = context
  const wait = await ports.limit(`passkey:step-up:${actor.userId}`, passkeyTries)
  if (wait) return err('too_many_requests', { retryAfter: wait })
  const userId = await verifyPasskey(context, answer)
  return userId === actor.userId ? done(null) : err('passkey_refused')
}

const noPhone = invalid('to', 'not_a_choice')

/** The email address of the caller, or the phone number once it has been confirmed for long enough, if the site can send to it. */
async function destinationOf(
  { pool, actor, now, ports }: Signed,
  channel: 'email' | 'phone',
): Promise<Destination | null> {
  if (channel === 'email') return actor.email ? { channel, address: actor.email } : null
  if (ports.sender.noTexts) return null
  const phone = await findTrustedPhone(pool, actor.userId, now)
  return phone && getsTexts(ports.texts, phone) ? { channel: 'sms', address: phone } : null
}
