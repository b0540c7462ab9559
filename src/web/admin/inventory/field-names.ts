import { isNightFlag, type NightField } from '#domains/products/stays/inventory/night-fields.ts'
import type { TextKey, Translator } from '#i18n/translator.ts'

export const fieldNames = {
  price: 'stock.fieldPrice',
  allotment: 'stock.allotment',
  min_stay: 'stock.fieldMinStay',
  min_stay_arrival: 'stock.fieldMinStayArrival',
  max_stay: 'stock.fieldMaxStay',
  closed: 'stock.fieldClosed',
  closed_to_arrival: 'stock.fieldClosedToArrival',
  closed_to_departure: 'stock.fieldClosedToDeparture',
} as const satisfies Record<NightField, TextKey>

/** Texts of a term that is `yes` or `no`. */
export const flagTexts = {
  closed: { label: 'stock.closed', yes: 'stock.close', no: 'stock.open' },
  closed_to_arrival: { label: 'stock.closedToArrival', yes: 'stock.arrivalNo', no: 'stock.arrivalYes' },
  closed_to_departure: { label: 'stock.closedToDeparture', yes: 'stock.departureNo', no: 'stock.departureYes' },
} as const satisfies Partial<Record<NightField, { label: TextKey; yes: TextKey; no: TextKey }>>

/** A change of a night as a list shows it: `Sale: Open → Closed` rather than `yes` and `no`. */
export function nightChange(
  t: Translator,
  { field, before, after }: { field: NightField; before: string | null; after: string },
): { field: string; before: string; after: string } {
  if (!isNightFlag(field)) {
    return { field: t(fieldNames[field]), before: before ?? '–', after }
  }
  const { label, yes, no } = flagTexts[field]
  const value = (text: string) => t(text === 'yes' ? yes : no)
  return { field: t(label), before: before === null ? '–' : value(before), after: value(after) }
}
