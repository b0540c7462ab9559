import { sql } from 'drizzle-orm'
import { containsTyped, searchWords } from '#domains/shared/search-text.server.ts'
import { done, err, invalid } from '#api/endpoint.ts'
import { proofError } from '#domains/accounts/sessions/step-up.server.ts'
import { readSettings } from '#domains/content/queries.server.ts'
import type { Handlers } from '#domains/context.ts'
import { queueNotification } from '#domains/notifications/queue.server.ts'
import {
  changeGiftCard,
  digestOfGiftCode,
  findGiftCard,
  findGiftCards,
  giftCardDay,
  linkGiftCard,
  storeGiftCard,
} from '#domains/payments/gift-cards/cards.server.ts'
import { codeBytes, newGiftCode } from '#domains/payments/gift-cards/code.ts'
import type { giftCardEndpoints } from '#domains/payments/gift-cards/contract.ts'
import { findUsableByCode } from '#domains/payments/gift-cards/find-by-code.server.ts'
import { chargeStep } from '#domains/shared/charge-step.ts'
import { giftCardView, issuedGiftCardView } from '#domains/payments/gift-cards/views.server.ts'

/** Maximum number of cards in a list. */
const maxListed = 100

export const giftCardHandlers: Handlers<typeof giftCardEndpoints> = {
  async fetch_my_gift_cards({ db, actor, now }) {
    const cards = await findGiftCards(db, sql`c.user_id = ${actor.userId}`, maxListed)
    return done(cards.map((card) => giftCardView(card, now)))
  },

  async add_gift_card(context, { code }) {
    const { db, actor, now } = context
    const giftCard = await findUsableByCode(context, code)
    if (!giftCard.ok) return giftCard
    await linkGiftCard(db, giftCard.data.id, actor.userId)
    const cards = await findGiftCards(db, sql`c.user_id = ${actor.userId}`, maxListed)
    return done(cards.map((card) => giftCardView(card, now)))
  },

  async check_gift_card(context, { code }) {
    const giftCard = await findUsableByCode(context, code)
    return giftCard.ok ? done(giftCardView(giftCard.data, context.now)) : giftCard
  },

  async fetch_gift_cards({ db, now }, { q }) {
    // The last characters of a code are stored in upper case.
    const holder = sql`(${searchWords(sql`c.holder_name`)} || ' ' || lower(c.holder_email))`
    const which = q === '' ? sql`true` : sql`(c.last_four = upper(right(${q}, 4)) or ${containsTyped(holder, q)})`
    const rows = await findGiftCards(db, which, maxListed + 1)
    const cards = rows.slice(0, maxListed).map((card) => issuedGiftCardView(card, now))
    const { currency } = await readSettings(db)
    return done({ cards, more: rows.length > maxListed, currency })
  },

  async issue_gift_card(context, input) {
    const { db, actor, ports, now, audits } = context
    const unproved = await proofError(context)
    if (unproved) return unproved
    const {
      minor,
      expires_on: expiresOn,
      holder_name: holderName,
      holder_email: holderEmail,
      note,
      locale,
      send,
    } = input
    const { currency } = await readSettings(db)
    if (minor % chargeStep(currency) !== 0) return invalid('minor', 'amount_step')
    if (expiresOn < giftCardDay(now)) return invalid('expires_on', 'date_in_past')
    if (send && holderEmail === '') return invalid('holder_email', 'required')
    const code = newGiftCode(ports.random(codeBytes))
    const card = await storeGiftCard(db, {
      codeDigest: digestOfGiftCode(ports.signer, code),
      lastFour: code.slice(-4),
      currency,
      issued: minor,
      expiresOn,
      issuedBy: actor.name,
      holderName,
      holderEmail,
      note,
      now,
    })
    if (send) {
      const data = { name: holderName, code, amount: minor, currency, expiresOn }
      const key = `gift_card:${card.id}`
      await queueNotification(db, { key, channel: 'email', to: holderEmail, locale, kind: 'gift_card', data }, now)
    }
    const after = { lastFour: card.lastFour, issued: minor, currency, expiresOn, sent: send }
    audits.push({ subject: `gift_card:${card.id}`, before: null, after })
    return done({ code, card: issuedGiftCardView(card, now) })
  },

  async change_gift_card({ db, now, audits }, { id, blocked, expires_on: expiresOn }) {
    const before = await findGiftCard(db, sql`c.id = ${id}`)
    if (!before) return err('not_found')
    if (expiresOn !== undefined && expiresOn < giftCardDay(now)) return invalid('expires_on', 'date_in_past')
    await changeGiftCard(db, id, { blocked, expiresOn, now })
    const after = await findGiftCard(db, sql`c.id = ${id}`)
    if (!after) throw new Error(`gift card ${id} is missing after it was changed`)
    const audited = (card: typeof after) => ({ blocked: card.blockedAt !== null, expiresOn: card.expiresOn })
    audits.push({ subject: `gift_card:${id}`, before: audited(before), after: audited(after) })
    return done(issuedGiftCardView(after, now))
  },
}
