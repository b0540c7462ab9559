import type { CheckoutDraft } from '#domains/bookings/model/order-shapes.ts'

/** Names the cart in the stored form. */
export const cartName = 'cart'

/** A short name of a product: the FNV-1a hash of its selection. */
export function productName(selection: object): string {
  let hash = 0x811c9dc5
  for (const letter of JSON.stringify(selection)) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193)
  return (hash >>> 0).toString(16).padStart(8, '0')
}

/** Fields that belong to the request and not to the traveller. */
const notTyped = new Set(['quote_token', 'key', 'supply', 'names', 'seen_total', 'cart_token', 'intent', 'reference'])
/** Fields that belong to one product; the others are the same for every product. */
const ofProduct = new Set(['special_request', 'payment_type', 'accept'])

/** A form as typed, in the shape in which it is stored; `about` names its product. */
export function typedForm(form: FormData, about: string): NonNullable<CheckoutDraft['typed']> {
  const values = [...form].flatMap(([name, value]): [string, string][] =>
    typeof value === 'string' && !notTyped.has(name) ? [[name, value.slice(0, 1000)]] : [],
  )
  return { about, values: Object.fromEntries(values) }
}

/** The stored form as values by field name, for the form of a product. */
export function typedValues({ typed }: CheckoutDraft, about: string): Record<string, string> {
  const fields = Object.entries(typed?.values ?? {})
  return Object.fromEntries(fields.filter(([name]) => typed?.about === about || !ofProduct.has(name)))
}
