import { createHash } from 'node:crypto'
import { refuse, type Outcome } from '#contract/endpoint.ts'
import type { Seal } from '#domains/context.ts'
import type { Queryable } from '#domains/db.ts'
import { paymentWith } from '#domains/packages/quote.server.ts'
import { dateErrors, whyNot } from '#domains/services/availability.ts'
import { priceService, tooMany } from '#domains/services/price.ts'
import { findService, findSlots, type ServiceRow, type SlotRow } from '#domains/services/read.server.ts'
import type { OptionTerms, PricedService, ServiceWish } from '#domains/services/shapes.ts'
import { todayIn } from '#domains/stays/nights.ts'
import { quoteMinutes } from '#domains/stays/quote.server.ts'
import { taxRulesOf, type Terms } from '#domains/stays/terms.server.ts'

export type ServiceSelection = ServiceWish & { optionId: number }

export type ServicePriced = { row: ServiceRow; option: OptionTerms; priced: PricedService }

export type ServiceRefusal = 'not_found' | 'sold_out' | 'too_many_guests' | 'not_bookable_online' | 'invalid_input'

/** An option as an agent offers it: at another price, or with slots that are given back for it. */
type OptionAsOffered = { option: (option: OptionTerms) => OptionTerms; slots: (slots: SlotRow[]) => SlotRow[] }

/** Prices an option for a date as things stand now. Reads only: whether it is free is decided by the booking. */
export async function priceServiceSelection(
  db: Queryable,
  selection: ServiceSelection,
  terms: Terms,
  now: Date,
  asOffered?: OptionAsOffered,
): Promise<Outcome<ServicePriced, ServiceRefusal>> {
  const row = await findService(db, { option: selection.optionId })
  const found = row?.options.find(({ id }) => id === selection.optionId)
  if (!row?.offered || !found) return refuse('not_found')
  const option = asOffered ? asOffered.option(found) : found
  const errors = dateErrors(selection.date, todayIn(row.timeZone, now))
  if (errors.length > 0) return refuse('invalid_input', { errors })
  const payment = paymentWith(terms, row.payment)
  if (payment === null) return refuse('not_bookable_online')
  const priced = priceService({ ...row, payment, windows: terms.policies.get(row.policyId) ?? [] }, option, selection, {
    now,
    taxRules: taxRulesOf(terms, row.country),
  })
  if (!priced) return refuse('invalid_input', { errors: [{ path: 'people', code: 'invalid_format' }] })
  if (tooMany(row, option, priced)) return refuse('too_many_guests')
  const stored = await findSlots(db, [option.id], { from: priced.date, to: priced.lastDate })
  const slots = asOffered ? asOffered.slots(stored) : stored
  const why = whyNot(option, priced, slots, { ...row, now })
  if (why === 'schedule') {
    const path = option.times.length > 0 ? 'time' : 'date'
    return refuse('invalid_input', { errors: [{ path, code: 'not_a_choice' }] })
  }
  if (why) return refuse(why === 'late' ? 'not_bookable_online' : 'sold_out')
  return { ok: true, data: { row, option, priced } }
}

/** A quote as its token remembers it. */
type ServiceQuoteToken = { selection: ServiceSelection; quotedAt: Date; expiresAt: Date; digest: string }

export function sealServiceQuote(seal: Seal, selection: ServiceSelection, priced: PricedService, now: Date) {
  const { optionId, date, time, people, days, units } = selection
  return {
    token: seal.seal('service-quote', [
      optionId,
      date,
      time,
      people,
      days,
      units,
      now.getTime(),
      serviceDigest(priced),
    ]),
    expiresAt: new Date(now.getTime() + quoteMinutes * 60_000),
  }
}

/** Null for a token that is not ours. Its time may have passed: that is for the caller to say. */
export function openServiceQuote(seal: Seal, token: string): ServiceQuoteToken | null {
  const value = seal.open('service-quote', token)
  if (!Array.isArray(value)) return null
  const [optionId, date, time, people, days, units, at, digest] = value as [
    number,
    string,
    string | null,
    string,
    number,
    number,
    number,
    string,
  ]
  return {
    selection: { optionId, date, time, people, days, units },
    quotedAt: new Date(at),
    expiresAt: new Date(at + quoteMinutes * 60_000),
    digest,
  }
}

/** Two prices with the same digest are the same to the traveller: every line and cut-off. */
export function serviceDigest(priced: PricedService): string {
  return createHash('sha256').update(JSON.stringify(priced)).digest('base64url').slice(0, 22)
}
