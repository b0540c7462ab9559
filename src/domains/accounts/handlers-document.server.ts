import { done, refuse } from '#contract/endpoint.ts'
import type { documentEndpoints, TravelDocument } from '#domains/accounts/document-contract.ts'
import { forgetDocument, keepDocument, readDocument } from '#domains/accounts/document.server.ts'
import { tellOfAccount } from '#domains/accounts/people.server.ts'
import type { Handlers, RateRule } from '#domains/context.ts'
import { latinDigits } from '#text/digits.ts'
import { translator } from '#text/translator.server.ts'

const saves: RateRule = { burst: 20, perHour: 60 }

export const documentHandlers: Handlers<typeof documentEndpoints> = {
  async fetch_document({ root, ports, actor }) {
    const kept = await readDocument(root, ports.vault, actor.userId)
    return kept ? done(kept) : refuse('not_found')
  },

  async save_document(context, { number_end: typed, expires_on, issued_by }) {
    const { root, ports, actor, now, locale, address } = context
    const wait = await ports.limit(`document:account:${actor.userId}`, saves)
    if (wait) return refuse('too_many_requests', { retryAfter: wait })
    const number_end = latinDigits(typed).trim().toUpperCase()
    if (!/^[A-Z\d]{4}$/.test(number_end)) {
      return refuse('invalid_input', { errors: [{ path: 'number_end', code: 'four_characters' }] })
    }
    if (expires_on < now.toISOString().slice(0, 10)) {
      return refuse('invalid_input', { errors: [{ path: 'expires_on', code: 'date_in_past' }] })
    }
    const given = { number_end, expires_on, issued_by }
    const consentText = translator(locale)('profile.documentConsent')
    await root.transaction(async (tx) => {
      await keepDocument(tx, ports.vault, { ...given, userId: actor.userId, now, consentText })
      await tellOfAccount(tx, { userId: actor.userId, kind: 'document_saved', address, now })
    })
    return done((await readDocument(root, ports.vault, actor.userId)) as TravelDocument)
  },

  async remove_document({ root, actor, address, now }) {
    const gone = await root.transaction(async (tx) => {
      const had = await forgetDocument(tx, actor.userId)
      if (had) await tellOfAccount(tx, { userId: actor.userId, kind: 'document_removed', address, now })
      return had
    })
    return gone ? done({}) : refuse('not_found')
  },
}
