/** An entry of a booking in signed minor units, as `Entry`. */
type FolioEntry = { kind: 'charge' | 'payment' | 'refund' | 'hold'; reason: string | null; amount: number }

/** Minor units: what an entry charges and what it pays, and what is then still to be paid or, negative, to be returned. */
type FolioAmounts = { charged: number; paid: number; balance: number }

/**
 * The entries of a booking in their order, each with the balance after it. Goodwill is a present: it reduces what is charged
 * as well as what is paid, and so is not due again.
 */
export function folioOf<Entry extends FolioEntry>(entries: readonly Entry[]): (Entry & FolioAmounts)[] {
  let [charged, paid, goodwill, ended] = [0, 0, 0, false]
  return entries.map((entry) => {
    const { kind, reason, amount } = entry
    if (kind === 'charge') {
      charged += amount
      // Other lines than those of a change are charged when a booking ends: then goodwill no longer reduces what is returned.
      if (reason !== null) ended = reason !== 'changed' && reason !== 'reopened'
      return { ...entry, charged: amount, paid: 0, balance: balance() }
    }
    paid += amount
    const given = reason === 'goodwill' ? amount : 0
    goodwill -= given
    return { ...entry, charged: given, paid: amount, balance: balance() }
  })

  function balance(): number {
    const due = charged - paid
    if (!ended) return due - goodwill
    return due < 0 ? due : Math.max(0, due - goodwill)
  }
}
