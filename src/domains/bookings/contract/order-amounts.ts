import { groupBy } from '#domains/shared/group-by.ts'
import type { Money } from '#api/shapes.ts'
import type { BookingCard } from '#domains/bookings/contract/bookings.ts'
import type { OrderAnswer } from '#domains/bookings/contract/orders.ts'
import { sumOfMoney } from '#domains/shared/sum.ts'
import { giftCardMark } from '#domains/shared/texts/gift-card-mark.ts'
import type { Formatter } from '#i18n/formatter.ts'
import type { Locale } from '#i18n/locale.ts'
import type { Translator } from '#i18n/translator.ts'

/** The part of a booking in the amounts of its order. */
export type OrderedAmounts = Pick<
  BookingCard,
  'total' | 'charged' | 'paid' | 'refunded' | 'change_refunds' | 'gift_card' | 'due' | 'due_when'
>

type OrderAmounts = Pick<OrderAnswer, 'total' | 'paid' | 'refunded' | 'due' | 'due_when'>

/** The amounts of an order: those of its bookings together, as invoices and card statements have them. */
export function orderAmounts([first, ...more]: readonly [OrderedAmounts, ...OrderedAmounts[]]): OrderAmounts {
  const sumOf = (name: 'charged' | 'paid' | 'refunded' | 'change_refunds' | 'due') =>
    sumOfMoney([first[name], ...more.map((booking) => booking[name])])
  // `paid` of a booking is without them.
  const ofChanges = sumOf('change_refunds')
  return {
    total: sumOf('charged'),
    paid: sumOfMoney([sumOf('paid'), ofChanges]),
    refunded: sumOfMoney([sumOf('refunded'), ofChanges]),
    due: sumOf('due'),
    due_when: {
      online: sumByDate([first, ...more].flatMap((booking) => booking.due_when.online)),
      on_arrival: sumOfMoney([first.due_when.on_arrival, ...more.map((booking) => booking.due_when.on_arrival)]),
    },
  }
}

/** Amounts of the same date together, in the order of their dates; those without a date first. */
function sumByDate(parts: BookingCard['due_when']['online']): BookingCard['due_when']['online'] {
  const byDate = groupBy(parts, ({ due }) => due)
  return [...byDate.values()]
    .flatMap(([first, ...more]) =>
      first ? { ...first, amount: sumOfMoney([first.amount, ...more.map(({ amount }) => amount)]) } : [],
    )
    .sort((one, other) => (one.due ?? '').localeCompare(other.due ?? ''))
}

/** A row of the amounts of an order; `label` writes it in the language of its arguments. */
type OrderRow = { label: (t: Translator, format: Pick<Formatter, 'stayDate'>) => string; amount: Money }

/** A booking of an order: its product, named in each language, and its amounts. */
export type OrderedPart = Pick<OrderedAmounts, 'gift_card' | 'due_when'> &
  Pick<BookingCard, 'kind'> & { nameIn: (locale: Locale) => string }

/** The rows of the amounts of an order, on its page and in print. They add up: what gift cards pay has its own. */
export function orderRows(
  { total, paid, refunded, due, due_when }: OrderAmounts,
  bookings: readonly OrderedPart[],
): OrderRow[] {
  const gifts = bookings.flatMap(({ gift_card }) => gift_card ?? [])
  const captured = gifts.reduce((sum, { amount, held }) => (held ? sum : sum + amount.minor), 0)
  const dated = due_when.online.flatMap((part) => (part.due === null ? [] : [{ due: part.due, amount: part.amount }]))
  const later: OrderRow[] = [
    ...dated.map(({ due, amount }): OrderRow => ({
      label: (t, format) => t('cart.payBy', { date: format.stayDate(due) }),
      amount,
    })),
    ...bookings.map(({ kind, nameIn, due_when: { on_arrival } }): OrderRow => ({
      label: (t) => t('cart.orderDueAt', { kind, name: nameIn(t.locale) }),
      amount: on_arrival,
    })),
  ]
  const open = later.filter(({ amount }) => amount.minor > 0)
  const rows: OrderRow[] = [
    { label: (t) => t('cart.orderPaid'), amount: { ...paid, minor: paid.minor - captured } },
    { label: (t) => t('cart.orderRefunded'), amount: refunded },
    // Omitted if the only open amount is the whole amount due: its own row states it.
    ...(dated.length === 0 && open.length === 1 && open[0]?.amount.minor === due.minor
      ? []
      : [{ label: (t: Translator) => t('cart.orderDue'), amount: due }]),
    ...open,
  ]
  return [
    { label: (t) => t('common.total'), amount: total },
    ...[...groupBy(gifts, ({ last_four }) => last_four)].map(([lastFour, all]): OrderRow => ({
      label: (t) => t('paymentplace.giftCard', { card: giftCardMark(lastFour) }),
      amount: { ...total, minor: -all.reduce((sum, { amount }) => sum + amount.minor, 0) },
    })),
    ...rows.filter(({ amount }) => amount.minor > 0),
  ]
}
