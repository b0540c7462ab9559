import type { CallInputOf } from '#contract/endpoint.ts'
import type { stockDeskEndpoints } from '#domains/stays/desk-contract.ts'
import { nightFields } from '#domains/stays/night-fields.ts'
import { latinDigits, readNumber } from '#text/digits.ts'
import { currencyDecimals } from '#text/money.ts'
import { textOf } from '#web/form.ts'

type ChangeInput = CallInputOf<typeof stockDeskEndpoints.change_stock>
type CopyInput = CallInputOf<typeof stockDeskEndpoints.copy_stock>

/** The form of a change as its endpoint reads it. What cannot be read is passed on as it is, to be refused by name. */
export function readChange(form: FormData, currency: string): ChangeInput {
  const set = {
    price: amountOf(form, 'price', currency),
    allotment: numberOf(form, 'allotment'),
    min_stay: numberOf(form, 'min_stay'),
    closed: choiceOf(form, 'closed'),
    closed_to_arrival: choiceOf(form, 'closed_to_arrival'),
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

/** A typed amount in minor units; undefined when nothing is typed, not a number when it cannot be read. */
export function amountOf(form: FormData, name: string, currency: string): number | undefined {
  const number = numberOf(form, name)
  return number === undefined ? undefined : Math.round(number * 10 ** currencyDecimals(currency))
}

/** An id from a field or an address; 0, which is nobody's, when it is none. */
export function idOf(text: string | null): number {
  return text !== null && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : 0
}

function nightsOf(form: FormData) {
  return {
    hotel_id: idOf(textOf(form, 'hotel')),
    room_ids: form.getAll('room').map((room) => idOf(typeof room === 'string' ? room : null)),
    from: latinDigits(textOf(form, 'from')),
    to: latinDigits(textOf(form, 'to')),
    weekdays: form.getAll('weekday').map(Number),
  }
}

export function numberOf(form: FormData, name: string): number | undefined {
  const text = textOf(form, name)
  return text.trim() === '' ? undefined : (readNumber(text) ?? Number.NaN)
}

function choiceOf(form: FormData, name: string): boolean | undefined {
  const text = textOf(form, name)
  return text === 'yes' ? true : text === 'no' ? false : undefined
}
