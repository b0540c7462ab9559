import type { HotelCard as Hotel } from '#domains/products/stays/answers.ts'
import { HotelCard } from '#web/features/hotels/HotelCard.tsx'

/** Hotel cards in a responsive grid. */
export function HotelGrid({ hotels, hrefOf }: { hotels: readonly Hotel[]; hrefOf: (hotel: Hotel) => string }) {
  return (
    <ul className="swipe grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
      {hotels.map((hotel) => (
        <li key={hotel.id} className="grid">
          <HotelCard hotel={hotel} href={hrefOf(hotel)} />
        </li>
      ))}
    </ul>
  )
}
