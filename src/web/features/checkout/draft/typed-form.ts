import type { CheckoutDraft } from '#domains/bookings/model/order-shapes.ts'

/** Names the form of a product by the id of its line, or that of the cart. */
export function nameOfForm(line: { id: number } | undefined): string {
  return line ? line.id.toString(16).padStart(8, '0') : 'cart'
}

/** Fields that belong to the request and not to the traveller. */
const requestFields = new Set(
  'token key seen_total seen_currency line lead on_request about intent reference'.split(' '),
)
/** Fields that belong to one checkout; the others are the same for every product, or named after its line. */
const checkoutFields = new Set(['payment_type', 'accept'])

/** A form as typed, in the shape in which it is stored; `about` names its checkout. */
export function typedForm(form: FormData, formName: string): NonNullable<CheckoutDraft['typed']> {
  const values = [...form].flatMap(([name, value]): [string, string][] =>
    typeof value === 'string' && !requestFields.has(name) ? [[name, value.slice(0, 1000)]] : [],
  )
  return { about: formName, values: Object.fromEntries(values) }
}

/** The stored form as values by field name, for a form of a checkout. */
export function typedValues({ typed }: CheckoutDraft, formName: string): Record<string, string> {
  const fields = Object.entries(typed?.values ?? {})
  return Object.fromEntries(fields.filter(([name]) => typed?.about === formName || !checkoutFields.has(name)))
}
