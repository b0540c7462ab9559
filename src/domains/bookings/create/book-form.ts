import type { FieldError } from '#api/errors.ts'
import { parsePhone } from '#domains/accounts/phone.ts'
import { addressIn, addressLines, type Address } from '#domains/bookings/model/guests/address.ts'
import type { Translator } from '#i18n/translator.ts'

type BookFormInput = {
  quote_token: string
  guests: { first_name: string; last_name: string }[]
  contact: { email: string; phone: string; country: string } & Address
  payment_type: 'prepay' | 'arrival'
  special_request: string
}

/**
 * Reads the booking form into the input of `book_hotel`, with errors for an invalid phone number and for terms that
 * were not accepted.
 */
export function readBookForm(
  textOf: (name: string) => string,
  rooms: number,
): { input: BookFormInput; errors: FieldError[] } {
  const text = (name: string) => textOf(name).trim()
  const phone = parsePhone(text('contact.phone'), text('calling'))
  const input: BookFormInput = {
    quote_token: text('quote_token'),
    guests: Array.from({ length: rooms }, (_, i) => ({
      first_name: text(`guests.${i}.first_name`),
      last_name: text(`guests.${i}.last_name`),
    })),
    contact: {
      email: text('contact.email'),
      phone: phone ?? '',
      country: text('contact.country'),
      ...addressIn(textOf),
    },
    payment_type: text('payment_type') === 'prepay' ? 'prepay' : 'arrival',
    special_request: text('special_request'),
  }
  const errors: FieldError[] = []
  if (!phone) errors.push({ path: 'contact.phone', code: text('contact.phone') ? 'invalid_phone' : 'required' })
  if (text('accept') !== 'yes') errors.push({ path: 'accept', code: 'must_accept' })
  return { input, errors }
}

/** The fields of the form in their order, with their labels, for the error summary. */
export function bookFormFields(t: Translator, rooms: number): { name: string; label: string }[] {
  const ofRoom = (label: string, i: number) =>
    rooms > 1 ? t('booking.fieldOfRoom', { field: label, number: i + 1 }) : label
  return [
    ...Array.from({ length: rooms }, (_, i) => [
      { name: `guests.${i}.first_name`, label: ofRoom(t('booking.firstName'), i) },
      { name: `guests.${i}.last_name`, label: ofRoom(t('booking.lastName'), i) },
    ]).flat(),
    { name: 'contact.email', label: t('account.email') },
    { name: 'contact.phone', label: t('account.phone') },
    { name: 'contact.country', label: t('booking.countryOfResidence') },
    ...addressLines.map((line) => ({ name: `contact.${line}`, label: t(`booking.address_${line}`) })),
    { name: 'special_request', label: t('booking.specialRequest') },
    { name: 'payment_type', label: t('booking.payment') },
    { name: 'accept', label: t('booking.terms') },
  ]
}
