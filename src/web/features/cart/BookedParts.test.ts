import { expect, test } from 'vitest'
import type { CartLine } from '#domains/cart/answers.ts'
import { createFormatter } from '#i18n/translator.ts'
import type { Locale } from '#i18n/locale.ts'
import { translator } from '#i18n/translator.server.ts'
import { bookedParts } from '#web/features/cart/BookedParts.tsx'

const sar = (minor: number) => ({ minor, currency: 'SAR' })

function line(name: string, due: 'booking' | 'answer', minor: number) {
  return {
    kind: 'stay',
    about: { name },
    on_request: due === 'answer',
    total: sar(1),
    quote: {
      hotel: { time_zone: 'Asia/Riyadh' },
      cancellation: { kind: 'none', free_until: null, steps: [{ from: null, penalty: sar(1) }] },
      pay: { prepay: [{ due, amount: sar(minor) }], arrival: [{ due: 'arrival', amount: sar(minor) }] },
    },
  } as unknown as CartLine
}

const instant = line('Qasr Al Misk', 'booking', 360_645)
const requested = line('Zilal Al Nakhil', 'answer', 323_692)
const parts = (lines: CartLine[], payment: 'prepay' | 'arrival' = 'prepay', locale: Locale = 'en') =>
  bookedParts(translator(locale), createFormatter(translator(locale)), lines, payment).map((text) =>
    text.replaceAll('\u00a0', ' ').replaceAll(/[\u2068\u2069\u200f]/g, ''),
  )

test('a cart with a request says what is booked and paid now, what waits, and that each stands alone', () => {
  expect(parts([instant, requested])).toEqual([
    'Qasr Al Misk is booked and paid now: SAR 3,606.45. Non-refundable.',
    'Zilal Al Nakhil is booked only once it is confirmed. Until then you pay nothing for it; SAR 3,236.92 is due afterwards.',
    'If a request is declined, everything else stays booked under its own terms.',
  ])
  expect(parts([instant, requested], 'arrival').slice(0, 2)).toEqual([
    'Qasr Al Misk is booked now. Non-refundable.',
    'Zilal Al Nakhil is booked only once it is confirmed. Until then you pay nothing for it.',
  ])
  expect(parts([instant, requested], 'prepay', 'ar')[1]).toMatch(/^«Zilal Al Nakhil»: .*3,236\.92/)
})

test('only a cart without requests is booked as a whole; a single request has nothing beside it', () => {
  expect(parts([instant, instant])).toEqual([])
  expect(parts([requested])).toHaveLength(1)
})
