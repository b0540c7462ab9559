import type { RoomChoices } from '#domains/products/stays/search/comparison-answers.ts'
import { chargeStep, roundToStep } from '#domains/shared/charge-step.ts'

/**
 * The prices of a form with a room for each party, in the order of its options, in 1/10,000 of a minor unit: VAT is rounded
 * once for all rooms. `fees` are those of the whole stay, in minor units.
 */
export type MixedPrices = { currency: string; fees: number; parties: number[][] }

/** Choices per party, from the cheapest on: a longer list is hard to read and makes the page too heavy. */
const maxChoices = 10

/** The choices that a form offers: the cheapest of each party, and those of the cheapest combination. */
export function shownChoices({ parties, cheapest }: RoomChoices): RoomChoices {
  return {
    parties: parties.map(({ choices, ...party }, i) => ({
      ...party,
      choices: choices.filter(({ room }, place) => place < maxChoices || room === cheapest?.rooms[i]),
    })),
    cheapest,
  }
}

/** The prices of all choices. The fees are what the cheapest combination costs beyond its rooms. */
export function mixedPrices({ parties, cheapest }: RoomChoices): MixedPrices {
  const priceOf = (room: string | undefined, i: number) =>
    parties[i]?.choices.find((choice) => choice.room === room)?.exact ?? 0
  const rooms = cheapest?.rooms.reduce((sum, room, i) => sum + priceOf(room, i), 0) ?? 0
  const currency = cheapest?.total.currency ?? ''
  return {
    currency,
    fees: (cheapest?.total.minor ?? 0) - rounded(rooms, currency),
    parties: parties.map(({ choices }) => choices.map(({ exact }) => exact)),
  }
}

/** The total in minor units; `selected` is the index of the selected option of each party. */
export function mixedTotal({ currency, fees, parties }: MixedPrices, selected: readonly number[]): number {
  const rooms = selected.reduce((sum, index, i) => sum + (parties[i]?.[index] ?? 0), 0)
  return rounded(rooms, currency) + fees
}

function rounded(exact: number, currency: string): number {
  return roundToStep(exact / 10_000, chargeStep(currency))
}
