import type { CartLine } from '#domains/cart/answers.ts'
import type { LineRow } from '#domains/cart/lines.server.ts'
import type { ProductKind } from '#domains/products/shared/product-kinds.ts'
import type { SelectionOf } from '#domains/products/shared/selection.ts'
import type { Context } from '#domains/context.ts'
import { quotePackage } from '#domains/products/packages/pricing/quote.server.ts'
import { findPackage } from '#domains/products/packages/catalogue/queries.server.ts'
import { quoteService } from '#domains/products/services/pricing/quote.server.ts'
import { findService } from '#domains/products/services/catalogue/queries.server.ts'
import { findHotelCards } from '#domains/products/stays/catalogue/queries.server.ts'
import { addDays } from '#domains/shared/dates.ts'
import { verifyQuote } from '#domains/products/shared/quote-token.server.ts'
import { quoteStay } from '#domains/products/stays/quote.server.ts'
import { pictureView } from '#domains/products/shared/views.server.ts'
import { inLocale, type Bilingual } from '#i18n/locale.ts'

/** A line to price. `seenTotal` is null for a selection that was not priced before. */
export type LineToPrice = Omit<LineRow, 'seenTotal'> & { seenTotal: number | null }

/** A line and the digest of its price; null while it cannot be booked. */
export type QuotedLine = { line: CartLine; price: string | null }

type Requesting = Pick<Context, 'db' | 'locale' | 'now' | 'ports'>
type Line<Kind extends ProductKind> = (
  context: Requesting,
  row: LineToPrice,
  selection: SelectionOf<Kind>,
) => Promise<QuotedLine>

/** Prices a line now through its own domain, or gives the reason why it cannot be booked. */
export function quoteLine(context: Requesting, row: LineToPrice): Promise<QuotedLine> {
  const line = lines[row.selection.kind] as Line<ProductKind>
  return line(context, row, row.selection)
}

const lines: { [Kind in ProductKind]: Line<Kind> } = { stay: stayLine, package: packageLine, service: serviceLine }

async function stayLine(context: Requesting, row: LineToPrice, stay: SelectionOf<'stay'>): Promise<QuotedLine> {
  const { hotelId, checkIn, checkOut, rooms, where } = stay
  const selection = { hotel_id: hotelId, check_in: checkIn, check_out: checkOut, rooms, ...(where && { where }) }
  const [[card], quoted] = await Promise.all([findHotelCards(context.db, [hotelId]), quoteStay(context, stay)])
  return {
    line: {
      kind: 'stay',
      ...common(context, row, quoted, card && { ...card, title: card.name }),
      first_date: checkIn,
      last_date: checkOut,
      names: rooms.length,
      selection,
      quote: quoted.ok ? quoted.data : null,
    },
    price: digestOf(context, quoted),
  }
}

async function packageLine(context: Requesting, row: LineToPrice, chosen: SelectionOf<'package'>): Promise<QuotedLine> {
  const { departureId, party, sharing, extras } = chosen
  const selection = { departure_id: departureId, party, sharing, extras }
  const [found, quoted] = await Promise.all([
    findPackage(context.db, { departure: departureId }, ''),
    quotePackage(context, chosen),
  ])
  const quote = quoted.ok ? quoted.data : null
  const departure = found?.departures[0]
  return {
    line: {
      kind: 'package',
      ...common(context, row, quoted, found),
      first_date: departure?.startsOn ?? null,
      last_date: departure?.endsOn ?? null,
      names: quote?.rooms.length ?? party.length,
      selection,
      quote,
    },
    price: digestOf(context, quoted),
  }
}

async function serviceLine(context: Requesting, row: LineToPrice, chosen: SelectionOf<'service'>): Promise<QuotedLine> {
  const { optionId, date, time, people, days, units } = chosen
  const selection = { option_id: optionId, date, ...(time !== null && { time }), people, days, units }
  const [found, quoted] = await Promise.all([
    findService(context.db, { option: optionId }),
    quoteService(context, chosen),
  ])
  return {
    line: {
      kind: 'service',
      ...common(context, row, quoted, found && { ...found, title: found.name }),
      first_date: date,
      last_date: found?.basis === 'day' ? addDays(date, days - 1) : date,
      names: 1,
      selection,
      quote: quoted.ok ? quoted.data : null,
    },
    price: digestOf(context, quoted),
  }
}

/** The digest of a quoted price, or null without a quote. */
function digestOf({ ports }: Requesting, quoted: Quoted): string | null {
  return quoted.ok ? (verifyQuote(ports.signer, quoted.data.token)?.digest ?? null) : null
}

type Priced = { token: string; total: CartLine['total'] }
type Quoted = { ok: true; data: Priced } | { ok: false; error: { code: CartLine['refused'] } }
type Shown = { supply: string; slug: string; title: Bilingual; pictures: Parameters<typeof pictureView>[0][] }

/** What lines of all kinds have. */
function common(
  { locale }: Requesting,
  { id, seenTotal, currency, addedAt }: LineToPrice,
  quoted: Quoted,
  shown: Shown | null | undefined,
) {
  const total = quoted.ok ? quoted.data.total : null
  return {
    id,
    total,
    refused: quoted.ok ? null : quoted.error.code,
    was: total !== null && seenTotal !== null && total.minor !== seenTotal ? { minor: seenTotal, currency } : null,
    added_at: addedAt,
    about: shown
      ? { slug: shown.slug, name: inLocale(shown.title, locale), picture: pictureView(shown.pictures[0], locale) }
      : null,
    on_request: shown?.supply === 'portal',
  }
}
