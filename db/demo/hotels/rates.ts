import type { Draw } from '@rihla/illustrations/rng'
import type { Board, PaymentTiming, PenaltyWindow } from '#domains/shared/shapes.ts'
import type { Bilingual } from '#i18n/locale.ts'

export type PolicyRow = { code: string; name: Bilingual; windows: PenaltyWindow[] }
export type RateRow = {
  code: string
  board: Board
  /** Code of the cancellation policy. */
  policy: string
  payment: PaymentTiming
  priceBasisPoints: number
  adultSupplement: number
  childSupplement: number
}

const free: PenaltyWindow = { fromHoursBeforeCheckIn: null, penalty: { percent: 0 } }

export const policies: PolicyRow[] = [
  {
    code: 'free-48h',
    name: { en: 'Free until 48 hours before check-in', ar: 'إلغاء مجاني حتى 48 ساعة قبل تسجيل الوصول' },
    windows: [free, { fromHoursBeforeCheckIn: 48, penalty: { nights: 1 } }],
  },
  {
    code: 'free-72h',
    name: { en: 'Free until 72 hours before check-in', ar: 'إلغاء مجاني حتى 72 ساعة قبل تسجيل الوصول' },
    windows: [
      free,
      { fromHoursBeforeCheckIn: 72, penalty: { nights: 1 } },
      { fromHoursBeforeCheckIn: 24, penalty: { percent: 100 } },
    ],
  },
  {
    code: 'week-half',
    name: { en: 'Free until a week before, half after', ar: 'إلغاء مجاني حتى أسبوع قبل الوصول، ثم نصف القيمة' },
    windows: [
      free,
      { fromHoursBeforeCheckIn: 168, penalty: { percent: 50 } },
      { fromHoursBeforeCheckIn: 48, penalty: { percent: 100 } },
    ],
  },
  {
    code: 'partial-25',
    name: { en: 'A quarter kept, half in the last week', ar: 'يُخصم الربع، والنصف في الأسبوع الأخير' },
    windows: [
      { fromHoursBeforeCheckIn: null, penalty: { percent: 25 } },
      { fromHoursBeforeCheckIn: 168, penalty: { percent: 50 } },
      { fromHoursBeforeCheckIn: 48, penalty: { percent: 100 } },
    ],
  },
  {
    code: 'non-refundable',
    name: { en: 'Non-refundable', ar: 'غير قابل للاسترداد' },
    windows: [{ fromHoursBeforeCheckIn: null, penalty: { percent: 100 } }],
  },
]

/** Riyals per night and adult, by stars. */
const boardPrices: Record<number, { breakfast: number; halfBoard: number; ramadan: number }> = {
  1: { breakfast: 18, halfBoard: 45, ramadan: 60 },
  2: { breakfast: 22, halfBoard: 55, ramadan: 70 },
  3: { breakfast: 32, halfBoard: 80, ramadan: 95 },
  4: { breakfast: 55, halfBoard: 130, ramadan: 155 },
  5: { breakfast: 90, halfBoard: 220, ramadan: 260 },
}

/** The rates of a hotel. All its rooms have the same rates, so that rooms of different types can be booked together. */
export function hotelRates(draw: Draw, hotel: { stars: number; kitchen: boolean; holyCity: boolean }): RateRow[] {
  const prices = boardPrices[hotel.stars] ?? { breakfast: 30, halfBoard: 80, ramadan: 95 }
  const board = (riyals: number) => ({ adultSupplement: riyals * 100, childSupplement: Math.round(riyals / 2) * 100 })
  const saving = draw.whole(88, 92) * 100
  const strict = draw.chance(0.25)
  const longNotice = draw.chance(0.5)
  const withHalfBoard = draw.chance(0.5)
  const withRamadan = draw.chance(0.45)
  const rates: RateRow[] = [
    {
      code: 'saver',
      board: 'room_only',
      policy: strict ? 'partial-25' : 'non-refundable',
      payment: 'prepay',
      priceBasisPoints: saving,
      ...board(0),
    },
    {
      code: 'flexible',
      board: 'room_only',
      policy: longNotice ? 'free-72h' : 'free-48h',
      payment: hotel.stars <= 2 ? 'arrival' : 'both',
      priceBasisPoints: 10_000,
      ...board(0),
    },
  ]
  if (!hotel.kitchen) return rates
  rates.push({
    code: 'breakfast',
    board: 'breakfast',
    policy: longNotice ? 'free-72h' : 'free-48h',
    payment: 'both',
    priceBasisPoints: 10_000,
    ...board(prices.breakfast),
  })
  if (hotel.stars < 3) return rates
  if (hotel.holyCity && withRamadan) {
    rates.push({
      code: 'ramadan',
      board: 'suhoor_iftar',
      policy: 'week-half',
      payment: 'both',
      priceBasisPoints: 10_000,
      ...board(prices.ramadan),
    })
  } else if (withHalfBoard) {
    rates.push({
      code: 'half-board',
      board: 'half_board',
      policy: 'week-half',
      payment: 'both',
      priceBasisPoints: 9800,
      ...board(prices.halfBoard),
    })
  }
  return rates
}
