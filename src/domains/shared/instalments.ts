/** An instalment in minor units. A null date is due with the booking; `paid` is what payments cover of it. */
type Covered = { due: string | null; amount: number; paid: number }

/** The amount paid of each instalment: payments cover the earliest first. */
export function coverInstalments(
  instalments: readonly { due: string | null; amount: number }[],
  received: number,
): Covered[] {
  let left = received
  return instalments.map(({ due, amount }) => {
    const paid = Math.min(left, amount)
    left -= paid
    return { due, amount, paid }
  })
}

/** The open part of each instalment that is not paid yet. */
export function openInstalments(covered: readonly Covered[]): { due: string | null; amount: number }[] {
  return covered.flatMap(({ due, amount, paid }) => (paid < amount ? [{ due, amount: amount - paid }] : []))
}
