import { done, err } from '#api/endpoint.ts'
import { proofError } from '#domains/accounts/sessions/step-up.server.ts'
import type { Handlers } from '#domains/context.ts'
import type { keyEndpoints } from '#domains/staff/key-contract.ts'
import { findKeys, makeKey, revokeKey } from '#domains/staff/keys.server.ts'

export const keyHandlers: Handlers<typeof keyEndpoints> = {
  async fetch_keys({ db }) {
    return done(await findKeys(db))
  },

  async make_key(context, { name, scopes: requestedScopes, per_hour, beside }) {
    const { db, actor, ports, now, audits } = context
    const unproved = await proofError(context)
    if (unproved) return unproved
    const scopes = [...new Set(requestedScopes)]
    const created = await makeKey(
      db,
      { name, scopes, per_hour, made_by: actor.name, beside },
      { signer: ports.signer, random: ports.random, now },
    )
    if (!created) return err('not_found')
    const { id, prefix } = created.made
    audits.push({ subject: `key:${id}`, before: null, after: { prefix, scopes, perHour: per_hour } })
    return done(created)
  },

  async revoke_key({ db, now, audits }, { id }) {
    if ((await revokeKey(db, id, now)) === null) return err('not_found')
    audits.push({ subject: `key:${id}`, before: { revoked: false }, after: { revoked: true } })
    return done({})
  },
}
