import { factsOfProduct } from '#domains/bookings/model/products/product.ts'
import { sql } from 'drizzle-orm'
import { done, err } from '#api/endpoint.ts'
import {
  factsDigest,
  verifyVoucherCode,
  hasVoucher,
  voucherOf,
  printedFacts,
} from '#domains/vouchers/voucher.server.ts'
import { loadBooking, type Booking } from '#domains/bookings/state/queries.server.ts'
import { ownReference } from '#domains/bookings/access/booking-session.server.ts'
import { awaitsFirstPayment } from '#domains/bookings/model/rules.ts'
import type { voucherEndpoints } from '#domains/vouchers/contract.ts'
import type { Handlers, RateRule } from '#domains/context.ts'
import { todayIn } from '#domains/shared/dates.ts'
import { inLocale } from '#i18n/locale.ts'

/** Enough for a reception that checks each guest's voucher, too little for guessing codes. */
const verifyRule: RateRule = { burst: 40, perHour: 240 }

export const voucherHandlers: Handlers<typeof voucherEndpoints> = {
  async show_voucher({ db, actor, ports, now }, { reference }) {
    const row = await loadBooking(db, ownReference(actor, reference))
    return row && hasVoucher(row) ? done(await voucherOf(db, { ports, now }, row)) : err('not_found')
  },

  async verify_voucher({ db, ports, address, locale, now }, { code }) {
    const wait = await ports.limit(`verify:${address}`, verifyRule)
    if (wait) return err('too_many_requests', { retryAfter: wait })
    const opened = verifyVoucherCode(ports.signer, code)
    const row = opened && (await loadBooking(db, sql`b.reference = ${opened.reference}`))
    if (!opened || !row) return err('not_found')
    const productName = row.hotel?.name ?? factsOfProduct(row.product).title
    return done({
      verdict: verdictOf(row, opened.facts === factsDigest(ports.signer, printedFacts(row)), now),
      reference: row.reference,
      name: productName ? inLocale(productName, locale) : '',
      first_day: row.checkIn,
      last_day: factsOfProduct(row.product).dates.last,
      initials: initialsOf(row),
    })
  },
}

function verdictOf(row: Booking, asPrinted: boolean, now: Date): 'valid' | 'changed' | 'cancelled' | 'past' {
  const unpaid = awaitsFirstPayment(row)
  // Still valid while the traveller decides on a change by the provider.
  if (!hasVoucher(row) && !unpaid && row.status !== 'waiting_user') return 'cancelled'
  if (row.checkOut < todayIn(row.timeZone, now)) return 'past'
  return asPrinted && !unpaid ? 'valid' : 'changed'
}

/** `A. G.`; empty once the traveller's personal data is erased. */
function initialsOf({ guests }: Booking): string {
  const lead = guests[0]
  const first = (name: string) => new Intl.Segmenter('ar').segment(name)[Symbol.iterator]().next().value?.segment ?? ''
  const names = lead ? [lead.first_name, lead.last_name].filter(Boolean) : []
  return names.map((name) => `${first(name)}.`).join(' ')
}
