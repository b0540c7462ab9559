import { done, err } from '#api/endpoint.ts'
import { notifyOfChange, recordChange } from '#domains/accounts/changes/changes.server.ts'
import { wrongCode } from '#domains/accounts/codes/codes.server.ts'
import { renewToken } from '#domains/accounts/sessions/session.server.ts'
import { proofError } from '#domains/accounts/sessions/step-up.server.ts'
import { recordAccountEvent } from '#domains/accounts/users.server.ts'
import { readSettings } from '#domains/content/queries.server.ts'
import type { Handlers, RateRule, StaffContext } from '#domains/context.ts'
import { withNames } from '#domains/staff/audit-names.server.ts'
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
import { inLocale } from '#i18n/locale.ts'

/** Three of a million codes are valid, so the number of tries must be low. */
const attemptsPerUser: RateRule = { burst: 5, perHour: 20 }
const triesADay: RateRule = { burst: 60, perHour: 2.5 }

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

  async begin_second_factor(context) {
    const { db, actor, ports, now, locale, audits } = context
    const unproved = await proofError(context)
    if (unproved) return unproved
    const salt = await beginFactor(db, actor.userId, Buffer.from(ports.random(15)).toString('base64url'), now)
    if (!salt) return err('conflict')
    const { brand } = await readSettings(db)
    const key = keyOf(ports.signer, actor.userId, salt)
    audits.push({ subject: `staff:${actor.userId}`, before: null, after: { secondFactor: 'begun' } })
    return done({
      key: base32(key),
      address: appAddress(key, { brand: inLocale(brand.name, locale), account: actor.email ?? actor.name }),
    })
  },

  async confirm_second_factor(context, { code }) {
    const { db, actor, ports, now, audits } = context
    const unproved = await proofError(context)
    if (unproved) return unproved
    const wait = await triesLeft(context)
    if (wait) return wait
    const change = await recordChange(db, { userId: actor.userId, kind: 'second_factor', now }, ports)
    const isValid = await takeCode(
      db,
      { userId: actor.userId, code: digitsOf(code), confirm: true },
      { signer: ports.signer, now },
    )
    if (!isValid) return wrongCode
    const codes = await makeRecoveryCodes(db, actor.userId, ports)
    await notifyOfChange(
      db,
      change,
      { kind: 'second_factor_set', data: { name: change.name, undo: change.token } },
      now,
    )
    await recordAccountEvent(db, { userId: actor.userId, kind: 'second_factor_set', address: context.address, now })
    await proveSession(db, actor.sessionId, now)
    await renewCookies(context)
    audits.push({ subject: `staff:${actor.userId}`, before: { secondFactor: 'begun' }, after: { secondFactor: 'set' } })
    return done({ recovery_codes: codes })
  },

  async prove_second_factor(context, { code }) {
    const { db, actor, ports, now, audits } = context
    const wait = await triesLeft(context)
    if (wait) return wait
    const dependencies = { signer: ports.signer, now }
    const byApp = await takeCode(db, { userId: actor.userId, code: digitsOf(code) }, dependencies)
    const isValid = byApp || (await takeRecoveryCode(db, { userId: actor.userId, code }, dependencies))
    if (!isValid) return wrongCode
    await proveSession(db, actor.sessionId, now)
    await renewCookies(context)
    audits.push({
      subject: `staff:${actor.userId}`,
      before: { proven: false },
      after: { proven: byApp ? 'app' : 'recovery code' },
    })
    return done({})
  },

  async fetch_audit({ db, locale }, input) {
    return done(await withNames(db, await findAudit(db, input), locale))
  },
}

async function triesLeft({ ports, actor }: StaffContext) {
  const wait =
    (await ports.limit(`second-factor:${actor.userId}`, attemptsPerUser)) ??
    (await ports.limit(`second-factor:${actor.userId}:day`, triesADay))
  return wait === null ? null : err('too_many_requests', { retryAfter: wait })
}

/** A copy of the session's token made before the second factor gains nothing by it. */
async function renewCookies(context: StaffContext): Promise<void> {
  const { db, actor, now, ports } = context
  for (const line of await renewToken(db, { sessionId: actor.sessionId, now }, ports)) context.setCookie(line)
}

function digitsOf(code: string): string {
  return code.replaceAll(/\D/g, '')
}
