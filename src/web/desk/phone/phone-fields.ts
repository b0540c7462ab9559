import { readBookForm } from '#domains/bookings/book-form.ts'
import { isLocale, type Locale } from '#text/locale.ts'
import type { Translator } from '#text/translator.ts'
import { textOf, type NamedField } from '#web/form.ts'

/** The form as `book_for_guest` takes it. The terms are read out on the phone: no box stands for them. */
export function readPhoneForm(form: FormData, locale: Locale) {
  const guests = Math.min(40, Math.max(1, Number(textOf(form, 'guests')) || 1))
  const { input, errors } = readBookForm((name) => textOf(form, name), guests)
  const language = textOf(form, 'locale')
  return {
    input: { ...input, locale: isLocale(language) ? language : locale },
    errors: errors.filter(({ path }) => path !== 'accept'),
  }
}

/** The fields that the form shows, in its order and by its words. */
export function phoneFields(t: Translator, guests: number): NamedField[] {
  return [
    ...Array.from({ length: guests }, (_, i) => [
      { name: `guests.${i}.first_name`, label: t('phone.firstName') },
      { name: `guests.${i}.last_name`, label: t('phone.lastName') },
    ]).flat(),
    { name: 'contact.email', label: t('phone.email') },
    { name: 'contact.phone', label: t('phone.phone') },
    { name: 'contact.country', label: t('phone.country') },
    { name: 'payment_type', label: t('phone.payment') },
    { name: 'special_request', label: t('phone.request') },
  ]
}
