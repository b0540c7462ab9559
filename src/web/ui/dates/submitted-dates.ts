import { isDate } from '#domains/shared/is-date.ts'
import { typedDate, typedParts } from '#i18n/typed-date.ts'
import { textOf } from '#web/lib/forms.ts'
import { datePartNames } from '#web/ui/dates/date-parts.ts'

/** A date field of a form: `YYYY-MM-DD`, or what was typed if it is no date. A date without a year is one from `from` on. */
export function dateOf(form: FormData, name: string, from?: string): string {
  return typedDate(textOf(form, name), from)
}

/** A date field of an address as its field shows it again: `YYYY-MM-DD`, or what was typed if it is no date. */
export function typedIn(query: URLSearchParams, name: string): string | undefined {
  return query.has(name) ? typedDate(query.get(name) ?? '').slice(0, 40) : undefined
}

/** A date field of an address; undefined if it is empty or no date. */
export function dateIn(query: URLSearchParams, name: string): string | undefined {
  const date = typedIn(query, name) ?? ''
  return isDate(date) ? date : undefined
}

/** The date of a `BirthDateInput`, or what was typed if it is no date. */
export function birthDateOf(form: FormData, name: string): string {
  return typedParts(datePartNames(name).map((part) => textOf(form, part)))
}
