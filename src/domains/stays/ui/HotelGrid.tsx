import type { HotelCard as Hotel } from '#domains/stays/answers.ts'
import { HotelCard } from '#domains/stays/ui/HotelCard.tsx'

/** Cards side by side as the screen allows. */
export function HotelGrid({ hotels, hrefOf }: { hotels: readonly Hotel[]; hrefOf: (hotel: Hotel) => string }) {
  return (
    <ul className="grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
      {hotels.map((hotel) => (
        <li key={hotel.id} className="grid">
          <HotelCard hotel={hotel} href={hrefOf(hotel)} />
        </li>
      ))}
    </ul>
  )
}
