import type { Bilingual } from '#i18n/locale.ts'

/** The cards and wallets that a payment page can accept, with the names by which travellers know them. */
export const paymentMarkNames = {
  mada: { en: 'mada', ar: 'مدى' },
  visa: { en: 'Visa', ar: 'فيزا' },
  mastercard: { en: 'Mastercard', ar: 'ماستركارد' },
  amex: { en: 'American Express', ar: 'أمريكان إكسبريس' },
  apple_pay: { en: 'Apple Pay', ar: 'Apple Pay' },
  google_pay: { en: 'Google Pay', ar: 'Google Pay' },
  stc_pay: { en: 'STC Pay', ar: 'STC Pay' },
} as const satisfies Record<string, Bilingual>

export type PaymentMark = keyof typeof paymentMarkNames
