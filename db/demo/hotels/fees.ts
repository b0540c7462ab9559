import type { Draw } from '@rihla/illustrations/rng'
import type { Fee } from '#domains/shared/shapes.ts'

/**
 * Extra fees of a hotel: mandatory ones, which a few hotels charge on site, and optional ones. Riyals, taxes included.
 */
export function hotelFees(draw: Draw, hotel: { stars: number; amenities: string[] }): Fee[] {
  const riyals = (low: number, high: number) => draw.whole(low / 5, high / 5) * 500
  const withService = draw.chance(hotel.stars >= 4 ? 0.16 : 0.06)
  const fees: Fee[] = []
  if (withService) {
    fees.push({
      code: 'service_fee',
      name: { en: 'Service fee', ar: 'رسوم الخدمة' },
      basis: 'night',
      amount: riyals(15, 40),
      mandatory: true,
      due: 'property',
    })
  }
  if (hotel.stars >= 3) {
    fees.push({
      code: 'cot',
      name: { en: 'Baby cot', ar: 'سرير رضيع' },
      basis: 'stay',
      amount: riyals(30, 75),
      mandatory: false,
      due: 'property',
    })
    fees.push({
      code: 'early_check_in',
      name: { en: 'Early check-in', ar: 'تسجيل وصول مبكر' },
      basis: 'stay',
      amount: riyals(80, 180),
      mandatory: false,
      due: 'property',
    })
  }
  if (hotel.amenities.includes('parking')) {
    fees.push({
      code: 'parking',
      name: { en: 'Parking', ar: 'موقف السيارة' },
      basis: 'night',
      amount: riyals(20, 60),
      mandatory: false,
      due: 'property',
    })
  }
  fees.push({
    code: 'extra_bed',
    name: { en: 'Extra bed', ar: 'سرير إضافي' },
    basis: 'night',
    amount: riyals(50, 120),
    mandatory: false,
    due: 'property',
  })
  return fees
}
