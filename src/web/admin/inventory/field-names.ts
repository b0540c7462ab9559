import type { NightField } from '#domains/products/stays/inventory/night-fields.ts'
import type { TextKey } from '#i18n/translator.ts'

/** Message keys of the labels of a night's terms. */
export const fieldNames = {
  price: 'stock.fieldPrice',
  allotment: 'stock.fieldAllotment',
  min_stay: 'stock.fieldMinStay',
  closed: 'stock.fieldClosed',
  closed_to_arrival: 'stock.fieldClosedToArrival',
} as const satisfies Record<NightField, TextKey>
