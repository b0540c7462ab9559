import type { OptionPlan } from '#db/demo/services/shape.ts'

/** Vehicle options of a transfer, with prices in riyals. Vehicles without a price are not offered. */
export function vehicles(riyals: { car?: number; suv?: number; van?: number; coach?: number }): OptionPlan[] {
  const fleet = [
    { code: 'car', name: ['Car', 'سيارة'], maxPeople: 3, capacity: 12 },
    { code: 'suv', name: ['Large car', 'سيارة كبيرة'], maxPeople: 6, capacity: 8 },
    { code: 'van', name: ['Van', 'حافلة صغيرة'], maxPeople: 10, capacity: 6 },
    { code: 'coach', name: ['Coach', 'حافلة'], maxPeople: 45, capacity: 3 },
  ] as const
  return fleet.flatMap((vehicle) => {
    const price = riyals[vehicle.code]
    return price === undefined ? [] : [{ ...vehicle, riyals: price, times: hours }]
  })
}

/** Every full hour of the day, because flights arrive at night, too. */
const hours = Array.from({ length: 24 }, (_, hour) => `${String(hour).padStart(2, '0')}:00`)
