import { sql } from 'drizzle-orm'
import { done, refuse } from '#contract/endpoint.ts'
import { factsDigest, openVoucherCode } from '#domains/bookings/voucher-code.ts'
import type { voucherEndpoints } from '#domains/bookings/voucher-contract.ts'
import { findPapers, printedFacts, type PapersRow } from '#domains/bookings/voucher-read.server.ts'
import { isCarried, voucherOf } from '#domains/bookings/voucher.server.ts'
import type { Handlers, RateRule } from '#domains/context.ts'
import { addDays, todayIn } from '#domains/stays/nights.ts'
import { inLocale } from '#text/locale.ts'

/** A reception looks at each guest's voucher; whoever tries codes gets no further. */
const verifyRule: RateRule = { burst: 40, perHour: 240 }

export const voucherHandlers: Handlers<typeof voucherEndpoints> = {
  async show_voucher({ db, actor, ports, now }, { reference }) {
    const row = await findPapers(db, sql`b.reference = ${reference.toUpperCase()} and b.user_id = ${actor.userId}`)
    return row && isCarried(row) ? done(await voucherOf(db, { ports, now }, row)) : refuse('not_found')
  },

  async verify_voucher({ db, ports, address, locale, now }, { code }) {
    const wait = await ports.limit(`verify:${address}`, verifyRule)
    if (wait) return refuse('too_many_requests', { retryAfter: wait })
    const opened = openVoucherCode(ports.seal, code)
    const row = opened && (await findPapers(db, sql`b.reference = ${opened.reference}`))
    if (!opened || !row) return refuse('not_found')
    const named = row.hotel?.name ?? (row.journey?.kind === 'package' ? row.journey.row.title : row.journey?.row.name)
    return done({
      verdict: verdictOf(row, opened.facts === factsDigest(ports.seal, printedFacts(row)), now),
      reference: row.reference,
      name: named ? inLocale(named, locale) : '',
      first_day: row.checkIn,
      last_day: row.hotel ? row.checkOut : addDays(row.checkOut, -1),
      initials: initialsOf(row),
    })
  },
}

function verdictOf(row: PapersRow, asPrinted: boolean, now: Date): 'valid' | 'changed' | 'cancelled' | 'past' {
  const timeZone = row.hotel?.timeZone ?? row.journey?.timeZone ?? 'UTC'
  // On the way to a change that the provider wants, it still stands.
  if (!isCarried(row) && row.status !== 'waiting_user') return 'cancelled'
  if (row.checkOut < todayIn(timeZone, now)) return 'past'
  return asPrinted ? 'valid' : 'changed'
}

/** `A. G.`; nothing once the person is gone. */
function initialsOf({ guests }: PapersRow): string {
  const lead = guests[0]
  const first = (name: string) => new Intl.Segmenter('ar').segment(name)[Symbol.iterator]().next().value?.segment ?? ''
  return lead ? `${first(lead.first_name)}. ${first(lead.last_name)}.` : ''
}
