import { done, err, invalid } from '#api/endpoint.ts'
import { findChange, undoChange } from '#domains/accounts/changes/changes.server.ts'
import type { changeEndpoints } from '#domains/accounts/changes/contract.ts'
import { passwordWeakness } from '#domains/accounts/passwords/common-passwords.server.ts'
import { hashPassword } from '#domains/accounts/passwords/passwords.server.ts'
import { endSessions } from '#domains/accounts/sessions/session.server.ts'
import { recordAccountEvent, readProfile, setPassword } from '#domains/accounts/users.server.ts'
import type { Handlers, RateRule } from '#domains/context.ts'
import { queueNotification } from '#domains/notifications/queue.server.ts'

const readsPerAddress: RateRule = { burst: 30, perHour: 120 }
const undosPerAddress: RateRule = { burst: 20, perHour: 60 }

export const changeHandlers: Handlers<typeof changeEndpoints> = {
  async show_account_change({ pool, ports, now, address }, { token }) {
    const wait = await ports.limit(`change:address:${address}`, readsPerAddress)
    if (wait) return err('too_many_requests', { retryAfter: wait })
    const change = await findChange(pool, token, now, ports.signer)
    if (!change) return err('not_found')
    const { kind, at, expiresAt } = change
    return done({ kind, at: new Date(at).toISOString(), expires_at: new Date(expiresAt).toISOString() })
  },

  async undo_account_change({ pool, ports, now, address, requestId }, { token, password }) {
    const wait = await ports.limit(`undo:address:${address}`, undosPerAddress)
    if (wait) return err('too_many_requests', { retryAfter: wait })
    const change = await findChange(pool, token, now, ports.signer)
    const owner = change && (await readProfile(pool, change.userId))
    if (!change || !owner) return err('not_found')
    const { name, locale } = owner
    const email = change.email ?? owner.email
    const guessed = await passwordWeakness(password, { name, ...(email && { email }) })
    if (guessed) return invalid('password', guessed)
    const hash = await hashPassword(password)
    const undone = await pool.transaction(async (tx) => {
      const restored = await undoChange(tx, change, now)
      if (!restored) return false
      const { from, to } = restored
      if (from && to) await ports.moveContacts(tx, { userId: change.userId, from, to, now })
      await setPassword(tx, change.userId, hash, now)
      await endSessions(tx, change.userId, 'all')
      await recordAccountEvent(tx, { userId: change.userId, kind: 'change_undone', address, now })
      const notification = { key: `undone:${requestId}`, channel: 'email' as const, to: email ?? '', locale }
      if (email) await queueNotification(tx, { ...notification, kind: 'password_changed', data: { name } }, now)
      return true
    })
    return undone ? done({}) : err('not_found')
  },
}
