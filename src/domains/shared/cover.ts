/** Each part of a price with the amount that is paid of it, in minor units: the earliest is paid first. */
export function coverParts<Part extends { amount: number }>(
  parts: readonly Part[],
  paid: number,
): (Part & { paid: number })[] {
  let left = paid
  return parts.map((part) => {
    const covered = Math.max(0, Math.min(left, part.amount))
    left -= covered
    return { ...part, paid: covered }
  })
}

/** The unpaid rest of each part, without those that are paid. */
export function unpaidParts<Part extends { amount: number }>(parts: readonly Part[], paid: number): Part[] {
  const covered = coverParts(parts, paid)
  return parts.flatMap((part, i) => {
    const rest = part.amount - (covered[i]?.paid ?? 0)
    return rest > 0 ? [{ ...part, amount: rest }] : []
  })
}
