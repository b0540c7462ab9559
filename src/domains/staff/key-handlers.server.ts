import { done, refuse } from '#contract/endpoint.ts'
import type { Handlers } from '#domains/context.ts'
import type { keyEndpoints, PartnerKey } from '#domains/staff/key-contract.ts'
import { findKeys, makeKey, revokeKey, type KeyRow } from '#domains/staff/keys.server.ts'
import { cleanText } from '#text/clean.ts'

export const keyHandlers: Handlers<typeof keyEndpoints> = {
  async fetch_keys({ db }) {
    return done((await findKeys(db)).map(keyView))
  },

  async make_key({ db, actor, ports, now, audits }, { name: typed, scopes: asked, per_hour, beside }) {
    const name = cleanText(typed)
    if (name.length < 2) return refuse('invalid_input', { errors: [{ path: 'name', code: 'too_short' }] })
    const scopes = [...new Set(asked)]
    const made = await makeKey(
      db,
      { name, scopes, perHour: per_hour, madeBy: actor.name, beside },
      { seal: ports.seal, random: ports.random, now },
    )
    if (!made) return refuse('not_found')
    const { key, row } = made
    audits.push({ subject: `key:${row.id}`, before: null, after: { prefix: row.prefix, scopes, perHour: per_hour } })
    return done({ key, made: keyView(row) })
  },

  async revoke_key({ db, now, audits }, { id }) {
    if ((await revokeKey(db, id, now)) === null) return refuse('not_found')
    audits.push({ subject: `key:${id}`, before: { revoked: false }, after: { revoked: true } })
    return done({})
  },
}

function keyView({ perHour, madeBy, createdAt, lastUsedAt, revokedAt, ...same }: KeyRow): PartnerKey {
  return {
    ...same,
    per_hour: perHour,
    made_by: madeBy,
    created_at: createdAt,
    last_used_at: lastUsedAt,
    revoked_at: revokedAt,
  }
}
