import type { FieldError } from '#api/errors.ts'
import { examplePhone, readPhone } from '#domains/accounts/phone.ts'

/** The name of a field with the number that the form has shown, as `phoneText` writes it. */
export const shownPhone = 'phone_shown'

/** A country code and a number as typed, to see whether a form was sent again with the same. */
export function phoneText(calling: string | undefined, phone: string | undefined): string {
  return `${calling ?? ''} ${phone ?? ''}`
}

/**
 * Reads the phone number of a form; `phone` in E.164 is empty without one. A number outside of the known ranges has an
 * error once: the form that is sent again with the same number means it.
 * @param names the names of the fields of the number and of its country
 * @param residence ISO 3166; the number can also be written as in this country
 */
export function readPhoneField(
  text: (name: string) => string,
  names: { phone: string; calling: string },
  residence = '',
): { phone: string; errors: FieldError[] } {
  const [typed, calling] = [text(names.phone), text(names.calling)]
  const found = readPhone(typed, [calling, residence])
  const wrong = (code: string, params?: FieldError['params']) => [
    { path: names.phone, code, ...(params && { params }) },
  ]
  if (!found) {
    const example = examplePhone(calling)
    if (typed === '') return { phone: '', errors: wrong('required') }
    return { phone: '', errors: example ? wrong('impossible_phone', { example }) : wrong('invalid_phone') }
  }
  const isMeant = found.isLikely || text(shownPhone) === phoneText(calling, typed)
  return { phone: found.phone, errors: isMeant ? [] : wrong('unlikely_phone') }
}
