import type { PaymentType } from '#domains/shared/shapes.ts'
import { isLocale, type Locale } from '#i18n/locale.ts'
import type { Translator } from '#i18n/translator.ts'
import { readContact } from '#web/features/checkout/checkout-form.ts'
import { textOf, type FieldLabels } from '#web/lib/forms.ts'

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
    payment_type: text('payment_type') as PaymentType,
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
export function phoneFields(t: Translator, guests: number): FieldLabels {
  const names = Array.from({ length: guests }, (_, i): [string, string][] => [
    [`guests.${i}.first_name`, t('phone.firstName')],
    [`guests.${i}.last_name`, t('phone.lastName')],
  ])
  return {
    ...Object.fromEntries(names.flat()),
    'contact.email': t('phone.email'),
    'contact.phone': t('phone.phone'),
    'contact.country': t('phone.country'),
    payment_type: t('phone.payment'),
    'gift_card.code': t('phone.giftCode'),
    special_request: t('phone.request'),
  }
}
