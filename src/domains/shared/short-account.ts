import type { z } from 'zod'
import type { Money } from '#api/shapes.ts'
import { groupBy } from '#domains/shared/group-by.ts'
import type { shortAccount } from '#domains/shared/short-account-answer.ts'

export type ShortAccount = z.output<typeof shortAccount>

type DuePart = ShortAccount['due'][number]

/** The terms of a price as they are now. */
export type TermsNow = Pick<ShortAccount, 'refundable' | 'refundable_until' | 'penalty'>

/** The account of a price that is not booked yet, of which nothing is paid. */
export function accountOfPrice({
  total,
  due,
  gift_cards = [],
  cancellation,
}: {
  total: Money
  due: readonly DuePart[]
  gift_cards?: ShortAccount['gift_cards']
  /** Null for several prices together, whose terms stay with each of them. */
  cancellation: {
    kind: NonNullable<ShortAccount['refundable']>
    free_until: string | null
    steps: readonly { penalty: Money }[]
  } | null
}): ShortAccount {
  const nothing = { ...total, minor: 0 }
  const { kind, free_until, steps } = cancellation ?? { kind: null, free_until: null, steps: [] }
  return {
    total,
    charge: null,
    gift_cards,
    paid: nothing,
    refunded: nothing,
    owed: nothing,
    due: due.filter(({ amount }) => amount.minor > 0),
    refundable: kind,
    refundable_until: free_until,
    penalty: kind === 'partial' ? (steps[0]?.penalty ?? null) : null,
  }
}

/** The accounts of several bookings or prices of one currency together. Their terms stay with each of them. */
export function sumOfAccounts(accounts: readonly [ShortAccount, ...ShortAccount[]]): ShortAccount {
  const sum = (amounts: readonly Money[]): Money => ({
    minor: amounts.reduce((all, { minor }) => all + minor, 0),
    currency: accounts[0].total.currency,
  })
  const due = groupBy(
    accounts.flatMap((account) => account.due),
    ({ when }) => when,
  )
  const cards = groupBy(
    accounts.flatMap((account) => account.gift_cards),
    ({ last_four }) => last_four,
  )
  return {
    total: sum(accounts.map(({ total, charge }) => charge ?? total)),
    charge: null,
    gift_cards: [...cards].map(([last_four, uses]) => ({
      last_four,
      amount: sum(uses.map(({ amount }) => amount)),
      held: uses.some(({ held }) => held),
    })),
    paid: sum(accounts.map(({ paid }) => paid)),
    refunded: sum(accounts.map(({ refunded }) => refunded)),
    owed: sum(accounts.map(({ owed }) => owed)),
    due: [...due].map(([when, parts]) => ({ when, amount: sum(parts.map(({ amount }) => amount)) })).sort(compareWhen),
    refundable: null,
    refundable_until: null,
    penalty: null,
  }
}

/** What is paid now comes before the dates, and those before the arrival. */
const whenOrder: ReadonlyMap<string, string> = new Map([
  ['booking', '0'],
  ['answer', '1'],
  ['arrival', 'y'],
  ['past', 'z'],
])

function compareWhen(one: DuePart, other: DuePart): number {
  const [first, second] = [one, other].map(({ when }) => whenOrder.get(when) ?? when)
  return (first ?? '').localeCompare(second ?? '')
}

/** All that is still to be paid. */
export function dueOf({ total, due }: Pick<ShortAccount, 'total' | 'due'>): Money {
  return { ...total, minor: due.reduce((sum, { amount }) => sum + amount.minor, 0) }
}

/** An account without its cancellation terms. */
export function withoutTerms(account: ShortAccount): ShortAccount {
  return { ...account, refundable: null, refundable_until: null, penalty: null }
}
