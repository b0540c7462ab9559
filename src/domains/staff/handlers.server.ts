import { done, refuse } from '#contract/endpoint.ts'
import { readSettings } from '#domains/content/read.server.ts'
import type { Context, Handlers, RateRule, Staff } from '#domains/context.ts'
import { findAudit } from '#domains/staff/audit.server.ts'
import type { staffEndpoints } from '#domains/staff/contract.ts'
import {
  beginFactor,
  findFactor,
  keyOf,
  makeRecoveryCodes,
  proveSession,
  takeCode,
  takeRecoveryCode,
} from '#domains/staff/second-factor.server.ts'
import { appAddress, base32 } from '#domains/staff/totp.server.ts'
import { latinDigits } from '#text/digits.ts'
import { inLocale } from '#text/locale.ts'

/** A million codes, three of them right: nobody may try many. */
const triesAPerson: RateRule = { burst: 5, perHour: 20 }

export const staffHandlers: Handlers<typeof staffEndpoints> = {
  async show_second_factor({ db, actor }) {
    const factor = await findFactor(db, actor.userId)
    return done({
      role: actor.staff.role,
      is_set: factor?.confirmed ?? false,
      is_proven: actor.staff.proven,
      recovery_codes_left: factor?.codesLeft ?? 0,
    })
  },

  async begin_second_factor({ db, actor, ports, now, locale, audits }) {
    const salt = await beginFactor(db, actor.userId, Buffer.from(ports.random(15)).toString('base64url'), now)
    if (!salt) return refuse('conflict')
    const { brand } = await readSettings(db)
    const key = keyOf(ports.seal, actor.userId, salt)
    audits.push({ subject: `staff:${actor.userId}`, before: null, after: { secondFactor: 'begun' } })
    return done({
      key: base32(key),
      address: appAddress(key, { brand: inLocale(brand.name, locale), account: actor.email }),
    })
  },

  async confirm_second_factor(context, { code }) {
    const { db, actor, ports, now, audits } = context
    const wait = await triesLeft(context)
    if (wait) return wait
    const taken = await takeCode(
      db,
      { userId: actor.userId, code: digitsOf(code), confirm: true },
      { seal: ports.seal, now },
    )
    if (!taken) return wrongCode()
    const codes = await makeRecoveryCodes(db, actor.userId, ports)
    await proveSession(db, actor.sessionId, now)
    audits.push({ subject: `staff:${actor.userId}`, before: { secondFactor: 'begun' }, after: { secondFactor: 'set' } })
    return done({ recovery_codes: codes })
  },

  async prove_second_factor(context, { code }) {
    const { db, actor, ports, now, audits } = context
    const wait = await triesLeft(context)
    if (wait) return wait
    const needs = { seal: ports.seal, now }
    const byApp = await takeCode(db, { userId: actor.userId, code: digitsOf(code) }, needs)
    const taken = byApp || (await takeRecoveryCode(db, { userId: actor.userId, code }, needs))
    if (!taken) return wrongCode()
    await proveSession(db, actor.sessionId, now)
    audits.push({
      subject: `staff:${actor.userId}`,
      before: { proven: false },
      after: { proven: byApp ? 'app' : 'recovery code' },
    })
    return done({})
  },

  async fetch_audit({ db }, asked) {
    const rows = await findAudit(db, asked)
    return done(rows.map(({ requestId, ...row }) => ({ ...row, request_id: requestId })))
  },
}

async function triesLeft({ ports, actor }: Context & { actor: Staff }) {
  const wait = await ports.limit(`second-factor:${actor.userId}`, triesAPerson)
  return wait === null ? null : refuse('too_many_requests', { retryAfter: wait })
}

function wrongCode() {
  return refuse('wrong_code', { errors: [{ path: 'code', code: 'invalid_code' }] })
}

function digitsOf(code: string): string {
  return latinDigits(code).replaceAll(/\D/g, '')
}
