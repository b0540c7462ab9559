import type { ShortAccount } from '#domains/shared/short-account.ts'

type When = ShortAccount['due'][number]['when']

/** The account of a booking in minor units of SAR: nothing is paid, due or to be returned unless it is stated. */
export function accountWith({
  total,
  charge = null,
  gift,
  paid = 0,
  refunded = 0,
  owed = 0,
  due = {},
  freeUntil = null,
  penalty = null,
}: {
  total: number
  charge?: number | null
  gift?: { lastFour: string; amount: number; held: boolean }
  paid?: number
  refunded?: number
  owed?: number
  due?: { [When in string]: number }
  freeUntil?: string | null
  penalty?: number | null
}): ShortAccount {
  const money = (minor: number) => ({ minor, currency: 'SAR' })
  return {
    total: money(total),
    charge: charge === null ? null : money(charge),
    gift_cards: gift ? [{ last_four: gift.lastFour, amount: money(gift.amount), held: gift.held }] : [],
    paid: money(paid),
    refunded: money(refunded),
    owed: money(owed),
    due: Object.entries(due).map(([when, minor]) => ({ when: when as When, amount: money(minor) })),
    refundable: freeUntil === null ? (penalty === null ? null : penalty < total ? 'partial' : 'none') : 'free',
    refundable_until: freeUntil,
    penalty: penalty === null || penalty >= total ? null : money(penalty),
  }
}
