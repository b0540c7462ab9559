import { dateColumns, type StockColumn } from '#domains/products/stays/admin/stock-columns.ts'
import { isNightFlag, nightFields, type NightField } from '#domains/products/stays/inventory/night-fields.ts'
import { maxDaysAhead, maxStayNights } from '#domains/products/stays/limits.ts'
import { isCross, isTick, readAmount, readClosed } from '#domains/shared/cell-values.ts'
import { addDays, nightsBetween } from '#domains/shared/dates.ts'
import { readPeriods } from '#domains/shared/periods.ts'
import type { NightTerms } from '#domains/shared/shapes.ts'
import { typedText } from '#i18n/digits.ts'
import { currencyDecimals } from '#i18n/money.ts'

/** A line of a file: the texts of its cells, empty for a column that is not there. */
type NightLine = { line: number; text: (column: StockColumn) => string }
/** Why the nights of a line cannot be set; the name of a term means that its cell cannot be read. */
export type NightProblem = 'invalid_date' | 'last_before_first' | 'date_in_past' | 'too_far' | NightField

type LineOfNights = {
  /** The first night of the line; `first` is the first one from today on. */
  from: string
  first: string
  last: string
  /** Number of nights before today. */
  past: number
  set: Partial<NightTerms>
  problems: { code: NightProblem; column: StockColumn }[]
}

/**
 * Reads the nights of each line and what it sets: an empty cell sets nothing. The nights end with the last one, or the day
 * before a departure. Also returns how the dates were read.
 * @param fields the terms that are read
 */
export function readNightLines(
  lines: readonly NightLine[],
  { currency, today, fields = nightFields }: { currency: string; today: string; fields?: readonly NightField[] },
) {
  const typed = lines.map((line) => {
    const [from = 'night', to = 'last_night'] = [dateColumns.first, dateColumns.end].map((columns) =>
      columns.find((column) => line.text(column).trim() !== ''),
    )
    return { ...line, from, to }
  })
  const { periods, ...dates } = readPeriods(
    typed.map(({ line, text, from, to }) => ({ line, from: text(from), to: to === 'nights' ? '' : text(to) })),
    today,
  )
  const ticked = new Set(fields.filter((field) => typed.some(({ text }) => isTick(text(field)))))
  const read = typed.map(({ text, ...columns }, i): LineOfNights => {
    const { from, to } = periods[i] ?? { from: null, to: null }
    const nights = columns.to === 'nights' ? Number(counted.exec(typedText(text('nights')))?.[1]) : 1
    const days = columns.to === 'departure' ? -1 : nights - 1
    const end = to && !Number.isNaN(days) ? addDays(to, days) : null
    const last = text(columns.to) === '' ? columns.from : columns.to
    const problems: LineOfNights['problems'] = []
    if (!from) problems.push({ code: 'invalid_date', column: columns.from })
    else if (!end) problems.push({ code: 'invalid_date', column: last })
    else if (end < from) problems.push({ code: 'last_before_first', column: last })
    else if (end < today) problems.push({ code: 'date_in_past', column: columns.from })
    else if (nightsBetween(today, end) > maxDaysAhead) problems.push({ code: 'too_far', column: columns.from })
    const set: Partial<Record<keyof NightTerms, number | boolean>> = {}
    for (const field of fields) {
      const cell = typedText(text(field))
      const isCrossed = ticked.has(field) && isNightFlag(field) && isCross(cell)
      const value =
        !isCrossed && readTerm(field, `${cell} ${field === 'price' ? text('currency') : ''}`.trim(), currency)
      if (cell !== '' && value === undefined) problems.push({ code: field, column: field })
      else if (cell !== '') set[termOf[field]] = value as number | boolean
    }
    const first = from && from < today ? today : (from ?? '')
    const isPast = from && end && from <= end
    const past = isPast ? nightsBetween(from, end < today ? addDays(end, 1) : first) : 0
    return { from: from ?? '', first, last: end ?? '', past, set: set as Partial<NightTerms>, problems }
  })
  return { read, dates }
}

/** Maps fields of the contract to terms of a night. */
export const termOf = {
  price: 'price',
  allotment: 'allotment',
  min_stay: 'minStay',
  min_stay_arrival: 'minStayArrival',
  max_stay: 'maxStay',
  closed: 'closed',
  closed_to_arrival: 'closedToArrival',
  closed_to_departure: 'closedToDeparture',
} as const satisfies Record<NightField, keyof NightTerms>

function readTerm(field: NightField, text: string, currency: string): number | boolean | undefined {
  if (isNightFlag(field)) return readClosed(text)
  if (field === 'price') return readAmount(text, currency, currencyDecimals(currency))
  const [, digits] = counted.exec(text) ?? []
  const number = digits === undefined ? undefined : Number(digits)
  if (field === 'allotment' || number === undefined) return number
  return number >= 1 && number <= maxStayNights ? number : undefined
}

/** A number of nights or rooms, with or without the word. */
const counted = /^(\d{1,4})(?:\.0+)?\s*(?:nights?|rooms?|ليل[ةه]|ليال[يٍ]?|غرف[ةه]?)?$/i
