import { done, refuse } from '#contract/endpoint.ts'
import {
  challengeOf,
  optionsToAdd,
  optionsToSignIn,
  readAdded,
  readUse,
} from '#domains/accounts/authenticator.server.ts'
import type { Passkey, Profile } from '#domains/accounts/contract.ts'
import { signIn } from '#domains/accounts/handlers-sign-in.server.ts'
import type { passkeyEndpoints } from '#domains/accounts/passkey-contract.ts'
import {
  addPasskey,
  countUse,
  findByCredential,
  findCredentials,
  findPasskeys,
  keepChallenge,
  removePasskey,
  takeChallenge,
  type PasskeyRow,
} from '#domains/accounts/passkeys.server.ts'
import { isPassword } from '#domains/accounts/passwords.server.ts'
import { findPassword, readProfile, tellOfAccount } from '#domains/accounts/people.server.ts'
import { isFreshSession } from '#domains/accounts/session.server.ts'
import type { Context, Handlers, RateRule, Traveller } from '#domains/context.ts'
import type { Queryable } from '#domains/db.ts'
import { lettersQueued, queueLetter } from '#domains/messages/queue.server.ts'
import { cleanText } from '#text/clean.ts'

const additions: RateRule = { burst: 10, perHour: 20 }
const signInsAnAddress: RateRule = { burst: 30, perHour: 240 }

export const passkeyHandlers: Handlers<typeof passkeyEndpoints> = {
  async begin_passkey(context, { password }) {
    const { actor, ports, root, now } = context
    const wait = await ports.limit(`passkey:account:${actor.userId}`, additions)
    if (wait) return refuse('too_many_requests', { retryAfter: wait })
    // A session left open somewhere must not become a key for ever.
    if (!(await isFreshSession(root, actor.sessionId, now))) {
      const known = await findPassword(root, actor.userId)
      if (!known) return refuse('sign_in_again')
      if (!(await isPassword(known, password ?? ''))) {
        const code = password ? 'wrong_password' : 'required'
        return refuse('wrong_credentials', { errors: [{ path: 'password', code }] })
      }
    }
    const options = await optionsToAdd(ports.relyingParty, {
      person: { id: actor.userId, name: actor.name, email: actor.email },
      known: await findCredentials(root, actor.userId),
      challenge: new Uint8Array(ports.random(32)),
      brand: ports.relyingParty.id,
    })
    await keepChallenge(root, { challenge: options.challenge, userId: actor.userId, now })
    return done(options as unknown as Record<string, unknown>)
  },

  async add_passkey(context, { answer, name: typed }) {
    const { actor, ports, root, now } = context
    const { userId } = actor
    const wait = await ports.limit(`passkey:answer:${userId}`, additions)
    if (wait) return refuse('too_many_requests', { retryAfter: wait })
    const asked = await takeChallenge(root, { challenge: challengeOf(answer), userId, now })
    const added = asked ? await readAdded(ports.relyingParty, answer) : null
    if (!added) return refuse('passkey_refused')
    const name = cleanText(typed).slice(0, 60) || ports.relyingParty.id
    const kept = await root.transaction(async (tx) => {
      const row = await addPasskey(tx, { ...added, userId, name, now })
      if (row) await tellOfPasskey(context, tx, 'passkey_added', row.id, name)
      return row
    })
    return kept ? done(passkeyView(kept)) : refuse('passkey_refused')
  },

  async fetch_passkeys({ root, actor }) {
    return done((await findPasskeys(root, actor.userId)).map(passkeyView))
  },

  async remove_passkey(context, { id }) {
    const gone = await context.root.transaction(async (tx) => {
      const name = await removePasskey(tx, context.actor.userId, id)
      if (name !== null) await tellOfPasskey(context, tx, 'passkey_removed', id, name)
      return name !== null
    })
    return gone ? done({}) : refuse('not_found')
  },

  async begin_passkey_sign_in({ ports, root, address, now }) {
    const wait = await ports.limit(`passkey:begin:${address}`, signInsAnAddress)
    if (wait) return refuse('too_many_requests', { retryAfter: wait })
    const options = await optionsToSignIn(ports.relyingParty, new Uint8Array(ports.random(32)))
    await keepChallenge(root, { challenge: options.challenge, userId: null, now })
    return done(options as unknown as Record<string, unknown>)
  },

  async sign_in_by_passkey(context, { answer, remember }) {
    const { ports, root, address, now } = context
    const wait = await ports.limit(`passkey:address:${address}`, signInsAnAddress)
    if (wait) return refuse('too_many_requests', { retryAfter: wait })
    const asked = await takeChallenge(root, { challenge: challengeOf(answer), userId: null, now })
    const known = asked ? await findByCredential(root, answer.id) : null
    if (!known) return refuse('passkey_refused')
    const { id, userId, counter: before } = known
    const counter = await readUse(ports.relyingParty, answer, known)
    if (counter === null || !(await countUse(root, { id, before, counter, now }))) {
      await tellOfAccount(root, { userId, kind: 'passkey_refused', address, now })
      return refuse('passkey_refused')
    }
    await signIn(context, userId, remember)
    await tellOfAccount(root, { userId, kind: 'signed_in_by_passkey', address, now })
    return done((await readProfile(root, userId)) as Profile)
  },
}

function passkeyView({ id, name, createdAt, lastUsedAt }: PasskeyRow): Passkey {
  return {
    id,
    name,
    created_at: new Date(createdAt).toISOString(),
    last_used_at: lastUsedAt && new Date(lastUsedAt).toISOString(),
  }
}

/** The audit row and the letter of a passkey that came or went, in the transaction of it. */
async function tellOfPasskey(
  context: Context & { actor: Traveller },
  tx: Queryable,
  kind: 'passkey_added' | 'passkey_removed',
  id: string,
  passkey: string,
): Promise<void> {
  const { actor, address, now } = context
  await tellOfAccount(tx, { userId: actor.userId, kind, address, now })
  const person = await readProfile(tx, actor.userId)
  if (!person) return
  const { name, email, locale } = person
  const letter = { key: `${kind}:${id}`, channel: 'email' as const, to: email, locale, kind, data: { name, passkey } }
  await queueLetter(tx, letter, now)
  context.changes.push(lettersQueued)
}
