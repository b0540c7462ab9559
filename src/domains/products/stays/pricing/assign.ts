/** A room type with the number of rooms free for the whole stay. */
type Candidate<T> = { room: T; free: number }

/**
 * Finds the cheapest room for every party without using more rooms of a type than are free. Branch and bound over the
 * parties; each party has a list of the candidates it fits in, with prices. Returns null if a party gets no room.
 */
export function cheapestRooms<T>(
  candidates: Candidate<T>[],
  parties: number,
  priceOf: (candidate: T, party: number) => number | null,
): { rooms: T[]; price: number } | null {
  const options = Array.from({ length: parties }, (_, party) =>
    candidates
      .flatMap((candidate, index) => {
        const price = priceOf(candidate.room, party)
        return price === null ? [] : [{ index, price }]
      })
      .toSorted((a, b) => a.price - b.price),
  )
  if (options.some((list) => list.length === 0)) return null
  const usable = new Set(options.flatMap((list) => list.map((option) => option.index)))
  if ([...usable].reduce((sum, index) => sum + (candidates[index]?.free ?? 0), 0) < parties) return null

  // Lower bound of the cost of the remaining parties, ignoring free rooms; used to prune branches.
  const floor = options.map((_, party) => options.slice(party).reduce((sum, list) => sum + (list[0]?.price ?? 0), 0))
  const left = candidates.map((candidate) => candidate.free)
  const chosen: number[] = []
  let best: { rooms: number[]; price: number } | null = null

  // Parties with the same prices everywhere are interchangeable: trying them in every order would only find the same
  // rooms again.
  const alike = options.map((list, party) => party > 0 && sameOptions(list, options[party - 1] ?? []))
  const taken: number[] = []

  const place = (party: number, price: number) => {
    if (best && price + (floor[party] ?? 0) >= best.price) return
    if (party === parties) {
      best = { rooms: [...chosen], price }
      return
    }
    const list = options[party] ?? []
    for (let at = alike[party] ? (taken[party - 1] ?? 0) : 0; at < list.length; at++) {
      const option = list[at] as Option
      if ((left[option.index] ?? 0) < 1) continue
      left[option.index] = (left[option.index] ?? 0) - 1
      chosen[party] = option.index
      taken[party] = at
      place(party + 1, price + option.price)
      left[option.index] = (left[option.index] ?? 0) + 1
    }
  }
  place(0, 0)
  const found = best as { rooms: number[]; price: number } | null
  return found && { rooms: found.rooms.map((index) => (candidates[index] as Candidate<T>).room), price: found.price }
}

type Option = { index: number; price: number }

function sameOptions(a: Option[], b: Option[]): boolean {
  return a.length === b.length && a.every((option, i) => option.index === b[i]?.index && option.price === b[i]?.price)
}
