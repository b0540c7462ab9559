import type { Money } from '#api/shapes.ts'
import type { ShortAccount } from '#domains/shared/short-account.ts'
import { giftCardMark } from '#domains/shared/texts/gift-card-mark.ts'
import { moneyColumn } from '#domains/shared/texts/money-column.ts'
import type { Formatter, Translator } from '#i18n/translator.ts'

/** What the account is of: an order of several products has no kind, and the terms of each with its bookings. */
export type AccountOf = {
  kind: 'stay' | 'package' | 'service' | 'other'
  /** The place whose time the end of the free cancellation is; without its name in papers, whose times are all local. */
  place: { name: string | null; timeZone: string } | null
}

/** A line of a short account; `part` says what it is, for its looks. */
export type AccountLine = { part: 'total' | 'paid' | 'due' | 'free' | 'terms'; label: string; value: string }

/**
 * The lines of a short account: the total, what is paid, what is due when, and until when cancelling is free. Pages, emails,
 * vouchers and invoices all show these. The amounts add up to the total; an account without any has no lines.
 * @param money writes the amounts if they belong to a larger column
 */
export function accountLines(
  t: Translator,
  format: Pick<Formatter, 'instant' | 'money' | 'stayDate'>,
  { account, kind, place }: { account: ShortAccount } & AccountOf,
  money = moneyColumn(format, amountsOfAccount(account)),
): AccountLine[] {
  const {
    total,
    charge,
    gift_cards: cards,
    paid,
    refunded,
    owed,
    due,
    refundable,
    refundable_until: until,
    penalty,
  } = account
  const line = (part: AccountLine['part'], label: string, amount: Money): AccountLine[] =>
    amount.minor === 0 ? [] : [{ part, label, value: money(amount) }]
  const lines = [
    ...line('total', t('common.total'), total),
    ...(charge === null
      ? []
      : [
          {
            part: 'due' as const,
            label: t('shortaccount.charge'),
            value: charge.minor === 0 ? t('shortaccount.noCharge') : money(charge),
          },
        ]),
    ...cards.flatMap(({ last_four, amount }) =>
      line('paid', t('shortaccount.giftCard', { card: giftCardMark(last_four) }), { ...amount, minor: -amount.minor }),
    ),
    ...line('paid', t('shortaccount.paid'), paid),
    ...line('paid', t('shortaccount.refunded'), refunded),
    ...line('due', t('shortaccount.owed'), owed),
    ...due.flatMap(({ when, amount }) => line('due', dueLabel(t, format, { when, kind }), amount)),
  ]
  if (charge === null && isCovered(account))
    lines.push({ part: 'due', label: t('shortaccount.due'), value: t('shortaccount.nothing') })
  if (until !== null && place) {
    const local = format.instant(until, place.timeZone)
    const value = place.name === null ? local : t('shortaccount.placeTime', { until: local, place: place.name })
    lines.push({ part: 'free', label: t('shortaccount.freeUntil'), value })
  }
  if (refundable === 'none')
    lines.push({ part: 'terms', label: t('shortaccount.cancelling'), value: t('common.cancellation_none') })
  if (penalty) lines.push(...line('terms', t('shortaccount.cancelNow'), penalty))
  return lines
}

/** When a part of a price is paid, as a label or in a sentence: online, by a date, on arrival. */
export function dueLabel(
  t: Translator,
  format: Pick<Formatter, 'stayDate'>,
  { when, kind }: { when: ShortAccount['due'][number]['when'] } & Pick<AccountOf, 'kind'>,
): string {
  switch (when) {
    case 'booking':
      return t('shortaccount.dueOnline')
    case 'answer':
      return t('shortaccount.dueAccepted')
    case 'arrival':
      return t('shortaccount.dueThere', { where: t('shortaccount.where', { kind }) })
    case 'past':
      return t('shortaccount.wasDue', { kind })
    default:
      return t('shortaccount.dueBy', { date: format.stayDate(when) })
  }
}

/** The kind of the bookings of which something is paid in person; `other` if these are several kinds. */
export function kindPaidThere(
  bookings: readonly { kind: AccountOf['kind']; account: ShortAccount }[],
): AccountOf['kind'] {
  const there = bookings.filter(({ account }) => account.due.some(({ when }) => when === 'arrival' || when === 'past'))
  const [kind = 'other', ...others] = new Set(there.map((booking) => booking.kind))
  return others.length === 0 ? kind : 'other'
}

/** All amounts that the lines of an account can show, for the column that they share with others. */
export function amountsOfAccount({
  total,
  charge,
  gift_cards,
  paid,
  refunded,
  owed,
  due,
  penalty,
}: ShortAccount): Money[] {
  return [
    total,
    paid,
    refunded,
    owed,
    ...[...gift_cards, ...due].map(({ amount }) => amount),
    ...[charge, penalty].filter((amount) => amount !== null),
  ]
}

/** True if nothing is left to pay, of what cost something. */
function isCovered({ total, gift_cards, paid, due }: ShortAccount): boolean {
  const received = gift_cards.reduce((sum, { amount }) => sum + amount.minor, paid.minor)
  return due.length === 0 && total.minor > 0 && received >= total.minor
}
