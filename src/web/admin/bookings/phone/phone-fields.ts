import { readBookForm } from '#domains/bookings/create/book-form.ts'
import { isLocale, type Locale } from '#i18n/locale.ts'
import type { Translator } from '#i18n/translator.ts'
import { textOf, type NamedField } from '#web/lib/forms.ts'

/**
 * Reads the form as input of `book_for_guest`. It has no checkbox for the terms, because staff read them out on the
 * phone.
 */
export function readPhoneForm(form: FormData, locale: Locale) {
  const guests = Math.min(40, Math.max(1, Number(textOf(form, 'guests')) || 1))
  const { input, errors } = readBookForm((name) => textOf(form, name), guests)
  const language = textOf(form, 'locale')
  return {
    input: { ...input, locale: isLocale(language) ? language : locale },
    errors: errors.filter(({ path }) => path !== 'accept'),
  }
}

/** The fields of the form in display order, with their labels. */
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
