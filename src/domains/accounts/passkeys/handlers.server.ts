import { done, err } from '#api/endpoint.ts'
import { notifyOfChange, recordChange } from '#domains/accounts/changes/changes.server.ts'
import {
  challengeOf,
  optionsToAdd,
  optionsToSignIn,
  readAdded,
} from '#domains/accounts/passkeys/authenticator.server.ts'
import type { Passkey, Profile } from '#domains/accounts/contract.ts'
import { signIn } from '#domains/accounts/sessions/sign-in.server.ts'
import type { passkeyEndpoints } from '#domains/accounts/passkeys/contract.ts'
import {
  addPasskey,
  findPasskeys,
  saveChallenge,
  removePasskey,
  takeChallenge,
  passkeyView,
} from '#domains/accounts/passkeys/passkeys.server.ts'
import { verifyPasskey } from '#domains/accounts/passkeys/use.server.ts'
import { proofError } from '#domains/accounts/sessions/step-up.server.ts'
import { findTrustedPhone, readProfile, recordAccountEvent } from '#domains/accounts/users.server.ts'
import type { Context, Handlers, Queryable, RateRule, Traveller } from '#domains/context.ts'
import { allOrNothing } from '#domains/db.ts'

const additions: RateRule = { burst: 10, perHour: 20 }
const signInsPerAddress: RateRule = { burst: 30, perHour: 240 }

export const passkeyHandlers: Handlers<typeof passkeyEndpoints> = {
  async begin_passkey(context) {
    const { actor, ports, pool, now } = context
    const wait = await ports.limit(`passkey:account:${actor.userId}`, additions)
    if (wait) return err('too_many_requests', { retryAfter: wait })
    const unproved = await proofError(context)
    if (unproved) return unproved
    const options = await optionsToAdd(ports.relyingParty, {
      person: {
        id: actor.userId,
        name: actor.name,
        address: actor.email ?? (await findTrustedPhone(pool, actor.userId, now)) ?? '',
      },
      known: await findPasskeys(pool, actor.userId),
      challenge: new Uint8Array(ports.random(32)),
      brand: ports.relyingParty.id,
    })
    await saveChallenge(pool, { challenge: options.challenge, userId: actor.userId, now })
    return done(options as unknown as Record<string, unknown>)
  },

  async add_passkey(context, { answer, name: typed }) {
    const { actor, ports, pool, now } = context
    const { userId } = actor
    const wait = await ports.limit(`passkey:answer:${userId}`, additions)
    if (wait) return err('too_many_requests', { retryAfter: wait })
    const unproved = await proofError(context)
    if (unproved) return unproved
    const isOpen = await takeChallenge(pool, { challenge: challengeOf(answer), userId, now })
    const added = isOpen ? await readAdded(ports.relyingParty, answer) : null
    if (!added) return err('passkey_refused')
    const name = typed || ports.relyingParty.id
    return allOrNothing<Passkey, 'passkey_refused'>(pool, async (tx) => {
      const change = await recordChange(tx, { userId, kind: 'passkey', now }, ports)
      const row = await addPasskey(tx, { ...added, userId, name, now })
      if (!row) return err('passkey_refused')
      await notifyOfPasskey(context, tx, change, 'passkey_added', name)
      return done(passkeyView(row))
    })
  },

  async fetch_passkeys({ pool, actor }) {
    return done((await findPasskeys(pool, actor.userId)).map(passkeyView))
  },

  async remove_passkey(context, { id }) {
    const unproved = await proofError(context)
    if (unproved) return unproved
    const { userId } = context.actor
    return allOrNothing<Record<never, never>, 'not_found'>(context.pool, async (tx) => {
      const change = await recordChange(tx, { userId, kind: 'passkey', now: context.now }, context.ports)
      const name = await removePasskey(tx, userId, id)
      if (name === null) return err('not_found')
      await notifyOfPasskey(context, tx, change, 'passkey_removed', name)
      return done({})
    })
  },

  async begin_passkey_sign_in({ ports, pool, address, now }) {
    const wait = await ports.limit(`passkey:begin:${address}`, signInsPerAddress)
    if (wait) return err('too_many_requests', { retryAfter: wait })
    const options = await optionsToSignIn(ports.relyingParty, new Uint8Array(ports.random(32)))
    await saveChallenge(pool, { challenge: options.challenge, userId: null, now })
    return done(options as unknown as Record<string, unknown>)
  },

  async sign_in_by_passkey(context, { answer, remember }) {
    const { ports, pool, address, now } = context
    const wait = await ports.limit(`passkey:address:${address}`, signInsPerAddress)
    if (wait) return err('too_many_requests', { retryAfter: wait })
    const userId = await verifyPasskey(context, answer)
    if (!userId) return err('passkey_refused')
    await signIn(context, userId, remember)
    await recordAccountEvent(pool, { userId, kind: 'signed_in_by_passkey', address, now })
    return done((await readProfile(pool, userId)) as Profile)
  },
}

/** Writes the audit row and queues the notifications for an added or removed passkey, with the change. */
async function notifyOfPasskey(
  { actor, address, now }: Context & { actor: Traveller },
  tx: Queryable,
  change: Awaited<ReturnType<typeof recordChange>>,
  kind: 'passkey_added' | 'passkey_removed',
  passkey: string,
): Promise<void> {
  await recordAccountEvent(tx, { userId: actor.userId, kind, address, now })
  await notifyOfChange(tx, change, { kind, data: { name: change.name, passkey, undo: change.token } }, now)
}
