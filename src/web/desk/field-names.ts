import type { NightField } from '#domains/stays/night-fields.ts'
import type { TextKey } from '#text/translator.ts'

/** What a term of a night is called. */
export const fieldNames = {
  price: 'stock.fieldPrice',
  allotment: 'stock.fieldAllotment',
  min_stay: 'stock.fieldMinStay',
  closed: 'stock.fieldClosed',
  closed_to_arrival: 'stock.fieldClosedToArrival',
} as const satisfies Record<NightField, TextKey>
