import type { CartLine } from '#domains/cart/answers.ts'
import type { LineRow } from '#domains/cart/lines.server.ts'
import { payOfLine } from '#domains/cart/pay.ts'
import type { CartSelection } from '#domains/cart/selection.ts'
import type { Context } from '#domains/context.ts'
import { quotePackage } from '#domains/packages/quoting.server.ts'
import { openPackageQuote } from '#domains/packages/quote.server.ts'
import { findPackage } from '#domains/packages/read.server.ts'
import { openServiceQuote } from '#domains/services/quote.server.ts'
import { quoteService } from '#domains/services/quoting.server.ts'
import { findService } from '#domains/services/read.server.ts'
import { findHotelCards } from '#domains/stays/hotels.server.ts'
import { addDays } from '#domains/stays/nights.ts'
import { openQuote } from '#domains/stays/quote.server.ts'
import { quoteStay } from '#domains/stays/quoting.server.ts'
import { pictureView } from '#domains/stays/views.server.ts'
import { inLocale } from '#text/locale.ts'

/** A line, and the digest of its price: null while it cannot be booked. */
type QuotedLine = { line: CartLine; price: string | null }

type Asking = Pick<Context, 'db' | 'locale' | 'now' | 'ports'>
type Of<Kind extends CartSelection['kind']> = LineRow & { selection: Extract<CartSelection, { kind: Kind }> }

/** Prices a line as of now by its own domain, or says why it cannot be booked. */
export function quoteLine(context: Asking, row: LineRow): Promise<QuotedLine> {
  const { selection } = row
  if (selection.kind === 'stay') return stayLine(context, { ...row, selection })
  return selection.kind === 'package'
    ? packageLine(context, { ...row, selection })
    : serviceLine(context, { ...row, selection })
}

async function stayLine(context: Asking, row: Of<'stay'>): Promise<QuotedLine> {
  const { hotelId, checkIn, checkOut, rooms } = row.selection
  const selection = { hotel_id: hotelId, check_in: checkIn, check_out: checkOut, rooms }
  const [[card], quoted] = await Promise.all([findHotelCards(context.db, [hotelId]), quoteStay(context, selection)])
  const quote = quoted.ok ? quoted.data : null
  const onRequest = card?.supply === 'portal'
  return {
    line: {
      kind: 'stay',
      ...common(row, quoted),
      about: card ? aboutOf(context, { ...card, title: card.name }) : null,
      first_date: checkIn,
      last_date: checkOut,
      on_request: onRequest,
      names: rooms.length,
      pay: quote ? payOfLine(quote.pay, onRequest) : noPay,
      selection,
      quote,
    },
    price: quote && (openQuote(context.ports.seal, quote.token)?.digest ?? null),
  }
}

async function packageLine(context: Asking, row: Of<'package'>): Promise<QuotedLine> {
  const { departureId, party, sharing, extras } = row.selection
  const selection = { departure_id: departureId, party, sharing, extras }
  const [found, quoted] = await Promise.all([
    findPackage(context.db, { departure: departureId }, ''),
    quotePackage(context, selection),
  ])
  const quote = quoted.ok ? quoted.data : null
  const departure = found?.departures[0]
  const onRequest = found?.supply === 'portal'
  return {
    line: {
      kind: 'package',
      ...common(row, quoted),
      about: found ? aboutOf(context, found) : null,
      first_date: departure?.startsOn ?? null,
      last_date: departure?.endsOn ?? null,
      on_request: onRequest,
      names: quote?.rooms.length ?? party.length,
      pay: quote ? payOfLine(quote.pay, onRequest) : noPay,
      selection,
      quote,
    },
    price: quote && (openPackageQuote(context.ports.seal, quote.token)?.digest ?? null),
  }
}

async function serviceLine(context: Asking, row: Of<'service'>): Promise<QuotedLine> {
  const { optionId, date, time, people, days, units } = row.selection
  const selection = { option_id: optionId, date, ...(time !== null && { time }), people, days, units }
  const [found, quoted] = await Promise.all([
    findService(context.db, { option: optionId }),
    quoteService(context, selection),
  ])
  const quote = quoted.ok ? quoted.data : null
  const onRequest = found?.supply === 'portal'
  return {
    line: {
      kind: 'service',
      ...common(row, quoted),
      about: found ? aboutOf(context, { ...found, title: found.name }) : null,
      first_date: date,
      last_date: found?.basis === 'day' ? addDays(date, days - 1) : date,
      on_request: onRequest,
      names: 1,
      pay: quote ? payOfLine(quote.pay, onRequest) : noPay,
      selection,
      quote,
    },
    price: quote && (openServiceQuote(context.ports.seal, quote.token)?.digest ?? null),
  }
}

const noPay = { prepay: null, arrival: null }

type Quoted = { ok: true; data: { total: CartLine['total'] } } | { ok: false; error: { code: CartLine['refused'] } }

function common({ id, seenTotal, currency, addedAt }: LineRow, quoted: Quoted) {
  const total = quoted.ok ? quoted.data.total : null
  return {
    id,
    total,
    refused: quoted.ok ? null : quoted.error.code,
    was: total !== null && total.minor !== seenTotal ? { minor: seenTotal, currency } : null,
    added_at: addedAt,
  }
}

type Shown = { slug: string; title: Parameters<typeof inLocale>[0]; pictures: Parameters<typeof pictureView>[0][] }

function aboutOf({ locale }: Asking, { slug, title, pictures }: Shown): CartLine['about'] {
  return { slug, name: inLocale(title, locale), picture: pictureView(pictures[0], locale) }
}
