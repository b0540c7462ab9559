import type { OptionPlan } from '#db/seed/services/shape.ts'

/** The vehicles that a transfer can be had with; prices in riyals, none where that vehicle does not go. */
export function vehicles(riyals: { car?: number; suv?: number; van?: number; coach?: number }): OptionPlan[] {
  const fleet = [
    { code: 'car', name: ['A car for up to three', 'سيارة لثلاثة أشخاص'], mostPeople: 3, capacity: 12 },
    { code: 'suv', name: ['A large car for up to six', 'سيارة كبيرة لستة أشخاص'], mostPeople: 6, capacity: 8 },
    { code: 'van', name: ['A van for up to ten', 'حافلة صغيرة لعشرة أشخاص'], mostPeople: 10, capacity: 6 },
    { code: 'coach', name: ['A coach for up to forty-five', 'حافلة لخمسة وأربعين شخصًا'], mostPeople: 45, capacity: 3 },
  ] as const
  return fleet.flatMap((vehicle) => {
    const price = riyals[vehicle.code]
    return price === undefined ? [] : [{ ...vehicle, riyals: price, times: hours }]
  })
}

/** On the hour around the clock: aeroplanes land at night, too. */
const hours = Array.from({ length: 24 }, (_, hour) => `${String(hour).padStart(2, '0')}:00`)
