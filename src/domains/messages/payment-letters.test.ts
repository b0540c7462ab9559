import { expect, test } from 'vitest'
import { writeLetter } from '#domains/messages/letters.server.ts'

const brand = { name: { en: 'Rihla', ar: 'رحلة' } }
const data = { name: 'Amal', reference: 'AB12CD34E', amount: 96_650, currency: 'SAR' }
const origin = 'https://stay.example'

test.for([
  ['en', 'SAR 966.50'],
  ['ar', '966.50'],
] as const)(
  'in %s a payment is received with its amount, its booking and the way to the receipt',
  ([locale, amount]) => {
    const letter = writeLetter('payment_received', data, { locale, brand, origin })
    expect(letter.subject).toContain('AB12CD34E')
    expect(letter.text.replaceAll('\u00a0', ' ')).toContain(amount)
    expect(letter.text).toContain(`${origin}/${locale}/booking/confirm?reference=AB12CD34E`)
  },
)

test.for(['cancelled', 'not_needed', 'outdated', 'wrong_amount'] as const)(
  'money that goes back says why: %s',
  (reason) => {
    const texts = (['en', 'ar'] as const).map(
      (locale) => writeLetter('payment_returned', { ...data, reason }, { locale, brand, origin }).text,
    )
    for (const text of texts) expect(text).toContain('966.50')
    const other = reason === 'cancelled' ? 'not_needed' : 'cancelled'
    expect(writeLetter('payment_returned', { ...data, reason: other }, { locale: 'en', brand, origin }).text).not.toBe(
      texts[0],
    )
  },
)

test.for([
  ['en', '1 Dec 2026', 'SAR 966.50 for booking AB12CD34E has been given back'],
  ['ar', '1 ديسمبر 2026', 'أُعيد إليك \u200f966.50 ر.س\u200f من مبلغ الحجز AB12CD34E'],
] as const)(
  'in %s what was given back by hand, be it a part, is told with its amount and its day',
  ([locale, day, subject]) => {
    const letter = writeLetter('payment_given_back', { ...data, on: '2026-12-01' }, { locale, brand, origin })
    expect(letter.subject.replaceAll('\u00a0', ' ')).toBe(subject)
    expect(letter.text).toContain('966.50')
    expect(letter.text.replaceAll('\u00a0', ' ')).toContain(day)
  },
)
