import type { HotelCard as Hotel } from '#domains/products/stays/answers.ts'
import { HotelCard } from '#web/features/hotels/HotelCard.tsx'
import { cardList } from '#web/ui/card-list.ts'

/** Hotel cards in a responsive grid. */
export function HotelGrid({ hotels, hrefOf }: { hotels: readonly Hotel[]; hrefOf: (hotel: Hotel) => string }) {
  return (
    <ul className={cardList(hotels.length)}>
      {hotels.map((hotel) => (
        <li key={hotel.id} className="grid">
          <HotelCard hotel={hotel} href={hrefOf(hotel)} wide={hotels.length === 1} heading="h3" />
        </li>
      ))}
    </ul>
  )
}
