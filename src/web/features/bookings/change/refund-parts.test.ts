import { expect, test } from 'vitest'
import { refundParts as partsOfRefund } from '#domains/bookings/account/refund-parts.ts'
import { createFormatter } from '#i18n/translator.ts'
import { translator } from '#i18n/translator.server.ts'
import { refundParts } from '#web/features/bookings/change/refund-parts.ts'

const sar = (minor: number) => ({ minor, currency: 'SAR' })
const toGift = (amount: number) => ({ lastFour: 'K7QX', amount })
const partsOf = (locale: 'en' | 'ar', refund: number, gift: number | null) => {
  const t = translator(locale)
  const parts = partsOfRefund('SAR', refund, gift === null ? null : toGift(gift))
  return refundParts(t, createFormatter(t), parts).map((part) =>
    part.replaceAll(/[\u2066\u2069\u200e\u200f]/g, '').replaceAll('\u00a0', ' '),
  )
}

test('a refund says what returns to the gift card and what to the payment card', () => {
  expect(partsOf('en', 50_000, 20_000)).toEqual([
    'SAR 200 goes back to gift card ····K7QX at once.',
    'SAR 300 goes back to the card you paid with.',
  ])
  expect(partsOf('ar', 50_000, 20_000)).toEqual([
    'يعود 200 ر.س فورًا إلى بطاقة الهدايا ····K7QX.',
    'يعود 300 ر.س إلى البطاقة التي دفعت بها.',
  ])
})

test('nothing is said of a card that nothing returns to', () => {
  expect(partsOf('en', 20_000, 20_000)).toHaveLength(1)
  // The amount that a gift card reserves for an unpaid booking is not a part of the refund.
  expect(partsOf('en', 0, 20_000)).toHaveLength(1)
  expect(partsOf('en', 50_000, null)).toEqual([])
})

test('the payment card gets what the gift card does not get', () => {
  const both = partsOfRefund('SAR', 50_000, toGift(20_000))
  expect(both).toEqual({
    refund: sar(50_000),
    gift_card: { last_four: 'K7QX', amount: sar(20_000) },
    to_payment_card: sar(30_000),
  })
  expect(partsOfRefund('SAR', 50_000, null).to_payment_card).toEqual(sar(50_000))
  // The amount that a gift card reserves for an unpaid booking is not a part of the refund.
  expect(partsOfRefund('SAR', 0, toGift(20_000)).to_payment_card).toEqual(sar(0))
})
