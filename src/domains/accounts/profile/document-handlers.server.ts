import { done, err, invalid } from '#api/endpoint.ts'
import type { documentEndpoints, TravelDocument } from '#domains/accounts/profile/document-contract.ts'
import { deleteDocument, saveDocument, readDocument } from '#domains/accounts/profile/document.server.ts'
import { recordAccountEvent } from '#domains/accounts/users.server.ts'
import type { Handlers, RateRule } from '#domains/context.ts'
import { siteTimeZone, todayIn } from '#domains/shared/dates.ts'
import { translator } from '#i18n/translator.server.ts'

const saves: RateRule = { burst: 20, perHour: 60 }

export const documentHandlers: Handlers<typeof documentEndpoints> = {
  async fetch_document({ pool, ports, actor }) {
    const stored = await readDocument(pool, ports.vault, actor.userId)
    return stored ? done(stored) : err('not_found')
  },

  async save_document(context, { number_end: typed, expires_on, issued_by }) {
    const { pool, ports, actor, now, locale, address } = context
    const wait = await ports.limit(`document:account:${actor.userId}`, saves)
    if (wait) return err('too_many_requests', { retryAfter: wait })
    const number_end = typed.toUpperCase()
    if (!/^[A-Z\d]{4}$/.test(number_end)) {
      return invalid('number_end', 'four_characters')
    }
    if (expires_on < todayIn(siteTimeZone, now)) {
      return invalid('expires_on', 'date_in_past')
    }
    const input = { number_end, expires_on, issued_by }
    const consentText = translator(locale)('profile.documentConsent')
    await pool.transaction(async (tx) => {
      await saveDocument(tx, ports.vault, { ...input, userId: actor.userId, now, consentText })
      await recordAccountEvent(tx, { userId: actor.userId, kind: 'document_saved', address, now })
    })
    return done((await readDocument(pool, ports.vault, actor.userId)) as TravelDocument)
  },

  async remove_document({ pool, actor, address, now }) {
    const gone = await pool.transaction(async (tx) => {
      const had = await deleteDocument(tx, actor.userId)
      if (had) await recordAccountEvent(tx, { userId: actor.userId, kind: 'document_removed', address, now })
      return had
    })
    return gone ? done({}) : err('not_found')
  },
}
