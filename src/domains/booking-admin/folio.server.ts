import { sql } from 'drizzle-orm'
import { folioOf } from '#domains/bookings/account/folio.ts'
import type { Folio } from '#domains/booking-admin/answers.ts'
import { doerOf } from '#domains/booking-admin/queries.server.ts'
import { accountOfBooking, unreceivedOf, type AccountedBooking } from '#domains/bookings/model/booking-account.ts'
import { statusTable } from '#domains/bookings/model/rules.ts'
import { groupBy } from '#domains/shared/group-by.ts'
import { isoInstant } from '#domains/db.ts'
import type { Queryable } from '#domains/context.ts'
import { inLocale, type Bilingual, type Locale } from '#i18n/locale.ts'

/** The folio of a booking: its entries in order, and the most that can be recorded or returned now. */
export async function folioView(
  db: Queryable,
  bookingId: number,
  booking: AccountedBooking,
  locale: Locale,
): Promise<Folio> {
  const { status, price } = booking
  const { givable, owed, byHand } = accountOfBooking(booking)
  const money = (minor: number) => ({ minor, currency: price.currency })
  const rows = await findEntries(db, bookingId)
  const reversed = new Set(rows.map(({ reverses }) => reverses))
  const isSold = statusTable[status].stock === 'sold'
  /** A payment that staff recorded, unless it was reversed, or partly returned. */
  const canReverse = ({ id, kind, source, amount }: EntryRow) =>
    isSold && kind === 'payment' && source === 'by_hand' && amount > 0 && amount <= byHand && !reversed.has(id)
  const attempts = await findAttempts(db, bookingId)
  return {
    entries: folioOf(groupEqual(rows, reversed)).map((row) => ({
      ...row.facts,
      count: row.count,
      id: row.id,
      kind: row.kind,
      source: row.source,
      reason: row.reason,
      reverses: row.reverses,
      name: row.name && inLocale(row.name, locale),
      by: doerOfEntry(row),
      charged: money(row.charged),
      paid: money(row.paid),
      balance: money(row.balance),
      reversed: reversed.has(row.id),
      payment: canReverse(row) ? Number(row.ref) : null,
    })),
    receivable: money(isSold ? unreceivedOf(booking) : 0),
    refundable: money(status === 'confirmed' ? givable : 0),
    owed: { by_hand: money(owed.byHand), online: money(owed.online) },
    attempts: attempts.map(({ minor, ...attempt }) => ({ ...attempt, amount: money(minor) })),
  }
}

/** Equal charges of one moment as one entry with their number, such as rooms of a type and seats of a kind. */
function groupEqual(rows: readonly EntryRow[], reversed: ReadonlySet<string | null>): (EntryRow & { count: number })[] {
  const keyOf = ({ id, kind, source, reason, reverses, amount, facts }: EntryRow) =>
    kind === 'charge' ? JSON.stringify([facts, source, reason, amount, reversed.has(id), reverses === null]) : id
  return [...groupBy(rows, keyOf).values()].flatMap(([first, ...more]) => {
    if (!first) return []
    const count = 1 + more.length
    return [{ ...first, count, amount: first.amount * count }]
  })
}

function doerOfEntry({ recordedBy, actor, actorName }: EntryRow): Entry['by'] {
  if (recordedBy !== null) return { kind: 'staff', name: recordedBy }
  return actor === null ? null : doerOf(actor, actorName)
}

type Entry = Folio['entries'][number]
type EntryRow = Pick<Entry, 'id' | 'kind' | 'source' | 'reason' | 'reverses'> & {
  /** What is shown as it is. */
  facts: Pick<Entry, 'at' | 'way' | 'subject' | 'detail' | 'date' | 'note'>
  name: Bilingual | null
  amount: number
  ref: string
  recordedBy: string | null
  actor: string | null
  actorName: string | null
}

/** The entries of a booking, oldest first; who made one that nobody recorded is in the event of the same transaction. */
async function findEntries(db: Queryable, bookingId: number): Promise<EntryRow[]> {
  const result = await db.execute<EntryRow>(sql`
    select e.id, e.kind, e.source, e.reason, e.reverses, e.name, e.amount_minor as amount, e.ref,
      json_build_object('at', ${isoInstant(sql`e.at`)}, 'way', case e.source when 'by_hand' then coalesce(e.way, e.source) else e.way end, 'subject', e.subject, 'detail', e.detail,
        'date', coalesce(e.date, m.given_on), 'note', e.note) as facts,
      e.recorded_by as "recordedBy", event.actor, u.name as "actorName"
    from booking_entry e left join manual_refund m on e.id = 'manual:' || m.id
      left join lateral (
        select v.actor from booking_event v where v.booking_id = e.booking_id and v.at = e.at order by v.id desc limit 1
      ) event on true
      left join "user" u on u.id = split_part(event.actor, ':', 2)
    where e.booking_id = ${bookingId} order by e.at, e.kind, length(e.id), e.id`)
  return result.rows
}

type AttemptRow = Omit<Folio['attempts'][number], 'amount'> & { minor: number }

/** Payments that were not captured, or whose captured amount was wrong: shares of the booking. */
async function findAttempts(db: Queryable, bookingId: number): Promise<AttemptRow[]> {
  const result = await db.execute<AttemptRow>(sql`
    select p.id, ${isoInstant(sql`p.created_at`)} as at, p.provider, p.status, bp.amount_minor as minor
    from booking_payment bp join payment p on p.id = bp.payment_id and (p.captured_minor = 0 or p.problem is not null)
    where bp.booking_id = ${bookingId} order by p.created_at, p.id`)
  return result.rows
}
