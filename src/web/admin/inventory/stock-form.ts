import type { CallInputOf } from '#api/endpoint.ts'
import type { stockAdminEndpoints } from '#domains/products/stays/admin/contract.ts'
import { nightFields } from '#domains/products/stays/inventory/night-fields.ts'
import { readAmount } from '#domains/shared/cell-values.ts'
import { readNumber } from '#i18n/digits.ts'
import { currencyDecimals } from '#i18n/money.ts'
import { textOf } from '#web/lib/forms.ts'
import { dateOf } from '#web/ui/dates/submitted-dates.ts'

type ChangeInput = CallInputOf<typeof stockAdminEndpoints.change_stock>
type CopyInput = CallInputOf<typeof stockAdminEndpoints.copy_stock>

/**
 * Reads the form of a change as input of its endpoint. An unreadable value is passed on, so that the endpoint rejects
 * its field.
 */
export function readChange(form: FormData, currency: string): ChangeInput {
  const set = {
    price: amountOf(form, 'price', currency),
    allotment: numberOf(form, 'allotment'),
    min_stay: numberOf(form, 'min_stay'),
    min_stay_arrival: numberOf(form, 'min_stay_arrival'),
    max_stay: numberOf(form, 'max_stay'),
    closed: choiceOf(form, 'closed'),
    closed_to_arrival: choiceOf(form, 'closed_to_arrival'),
    closed_to_departure: choiceOf(form, 'closed_to_departure'),
  }
  return { ...nightsOf(form), set }
}

export function readCopy(form: FormData): CopyInput {
  const chosen = form.getAll('field')
  return {
    ...nightsOf(form),
    fields: nightFields.filter((field) => chosen.includes(field)),
    percent: numberOf(form, 'percent') ?? 0,
  }
}

/** Reads a typed amount in minor units, as in a file; undefined if the field is empty, NaN if it cannot be read. */
export function amountOf(form: FormData, name: string, currency: string): number | undefined {
  const text = textOf(form, name)
  return text.trim() === '' ? undefined : (readAmount(text, currency, currencyDecimals(currency)) ?? Number.NaN)
}

/** Reads an id from a field or URL parameter; 0, which no record has, if it is not an id. */
export function idOf(text: string | null): number {
  return text !== null && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : 0
}

function nightsOf(form: FormData) {
  return {
    hotel_id: idOf(textOf(form, 'hotel')),
    room_ids: form.getAll('room').map((room) => idOf(typeof room === 'string' ? room : null)),
    from: dateOf(form, 'from'),
    to: dateOf(form, 'to'),
    weekdays: form.getAll('weekday').map(Number),
  }
}

/** Reads a typed number; undefined if the field is empty, NaN if it cannot be read. */
export function numberOf(form: FormData, name: string): number | undefined {
  const text = textOf(form, name)
  return text.trim() === '' ? undefined : (readNumber(text) ?? Number.NaN)
}

function choiceOf(form: FormData, name: string): boolean | undefined {
  const text = textOf(form, name)
  return text === 'yes' ? true : text === 'no' ? false : undefined
}
