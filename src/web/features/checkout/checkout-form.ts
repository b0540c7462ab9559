import { addressIn, addressLines } from '#domains/bookings/model/guests/address.ts'
import { phoneValues } from '#domains/bookings/model/guests/known-guest.ts'
import type { CheckoutDraft } from '#domains/bookings/model/order-shapes.ts'
import type { Cart, CartLine } from '#domains/cart/answers.ts'
import { readPhoneField } from '#web/features/account/phone-field.ts'
import { textOf } from '#web/lib/forms.ts'

/** Number of guest names that a cart needs: the largest number that any of its lines needs. */
export function namesNeeded({ lines }: Pick<Cart, 'lines'>): number {
  return Math.max(1, ...lines.map(({ names }) => names))
}

/** Positions of the lead guests of a line in the list of guests; by default the first ones. */
export function leadsOf({ id, names }: Pick<CartLine, 'id' | 'names'>, lines: CheckoutDraft['lines'] = []): number[] {
  return lines.find(({ line_id }) => line_id === id)?.leads ?? Array.from({ length: names }, (_, i) => i)
}

/** The names of the fields of the phone number. */
export const contactPhone = { phone: 'contact.phone', calling: 'calling' }

/** Reads the contact of a form, with an error for an invalid phone number. */
export function readContact(text: (name: string) => string) {
  const { phone, errors } = readPhoneField(text, contactPhone, text('contact.country'))
  const contact = {
    email: text('contact.email'),
    phone,
    country: text('contact.country'),
    ...addressIn(text),
  }
  return { contact, errors }
}

/** Reads the guests form as input of `store_checkout`; names beyond the required number can be empty. */
export function readGuestsForm(form: FormData, cart: Pick<Cart, 'lines'>) {
  const text = (name: string) => textOf(form, name).trim()
  const count = Math.min(40, Math.max(namesNeeded(cart), Number(text('count')) || 1))
  const guests = Array.from({ length: count }, (_, i) => ({
    first_name: text(`guests.${i}.first_name`),
    last_name: text(`guests.${i}.last_name`),
  })).filter((one, i) => i < namesNeeded(cart) || one.first_name || one.last_name)
  const lines = cart.lines.map(({ id, names }) => ({
    line_id: id,
    leads: Array.from({ length: names }, (_, i) => {
      const at = Number(text(`lead.${id}.${i}`) || i)
      return Number.isInteger(at) && at >= 0 && at < guests.length ? at : i
    }),
    special_request: text(`request.${id}`),
  }))
  const { contact, errors } = readContact(text)
  return { parts: { guests, contact, lines }, errors }
}

/** A saved draft as form values by field name. */
export function savedValuesOf(
  { guests, contact, lines }: CheckoutDraft,
  countries: Parameters<typeof phoneValues>[1],
): Record<string, string> {
  const fields: [string, string][] = [
    ...(guests ?? []).flatMap((one, i): [string, string][] => [
      [`guests.${i}.first_name`, one.first_name],
      [`guests.${i}.last_name`, one.last_name],
    ]),
    ...(lines ?? []).flatMap(({ line_id, leads, special_request }): [string, string][] => [
      [`request.${line_id}`, special_request],
      ...(leads ?? []).map((at, i): [string, string] => [`lead.${line_id}.${i}`, String(at)]),
    ]),
    ...(contact
      ? ([
          ['contact.email', contact.email],
          ...Object.entries(phoneValues(contact.phone, countries)),
          ['contact.country', contact.country],
          ...addressLines.map((line): [string, string] => [`contact.${line}`, contact[line] ?? '']),
        ] satisfies [string, string][])
      : []),
    ['count', String(guests?.length ?? 1)],
  ]
  return Object.fromEntries(fields)
}
