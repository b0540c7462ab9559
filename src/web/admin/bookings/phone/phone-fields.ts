import { isLocale, type Locale } from '#i18n/locale.ts'
import type { Translator } from '#i18n/translator.ts'
import { readContact } from '#web/features/checkout/checkout-form.ts'
import { textOf, type NamedField } from '#web/lib/forms.ts'

/**
 * Reads the form as input of `book_for_guest`. It has no checkbox for the terms, because staff read them out on the
 * phone.
 */
export function readPhoneForm(form: FormData, locale: Locale) {
  const guests = Math.min(40, Math.max(1, Number(textOf(form, 'guests')) || 1))
  const text = (name: string) => textOf(form, name).trim()
  const { contact, errors } = readContact(text)
  const language = text('locale')
  const input = {
    quote_token: text('quote_token'),
    guests: Array.from({ length: guests }, (_, i) => ({
      first_name: text(`guests.${i}.first_name`),
      last_name: text(`guests.${i}.last_name`),
    })),
    contact,
    payment_type: text('payment_type') === 'prepay' ? ('prepay' as const) : ('arrival' as const),
    special_request: text('special_request'),
    locale: isLocale(language) ? language : locale,
  }
  const gift = readGift(text)
  const onArrival = gift !== null && input.payment_type === 'arrival'
  const wrong = onArrival ? [{ path: 'gift_card.code', code: 'gift_card_on_arrival' }] : []
  return { input, errors: [...errors, ...wrong], gift }
}

/**
 * The payment that the summary beside the form shows: the only way of paying; null if the form itself offers several
 * or a gift card, each with its amount.
 */
export function shownPayment(
  { prepay, arrival }: { prepay: unknown; arrival: unknown },
  card: unknown,
): 'prepay' | 'arrival' | null {
  if (card || (prepay && arrival)) return null
  return prepay ? 'prepay' : 'arrival'
}

/** The gift card that was typed, and the amount that the form showed for it; null if it has shown none yet. */
function readGift(text: (name: string) => string) {
  const code = text('gift_code')
  if (code === '') return null
  const amount = { minor: Number(text('gift_minor')), currency: text('gift_currency') }
  return { code, amount: text('gift_shown') === code ? amount : null }
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
    { name: 'gift_card.code', label: t('phone.giftCode') },
    { name: 'special_request', label: t('phone.request') },
  ]
}
