import type { HotelCard as Hotel } from '#domains/products/stays/answers.ts'
import { useLanguage } from '#i18n/react.tsx'
import { links, type StayQuery } from '#links/site.ts'
import { CompareBox } from '#web/features/hotels/CompareBar.tsx'
import { HotelCard } from '#web/features/hotels/HotelCard.tsx'
import { SaveButton } from '#web/features/hotels/SaveButton.tsx'
import { hotelQuery } from '#web/lib/search/search-query.ts'
import { classes } from '#web/ui/classes.ts'

/** Number of cards that can be initially visible on a tall screen. */
const inFirstView = 4

/** The cards of one page of results; beside the map they are smaller. */
export function ResultCards({
  hotels,
  query,
  besideMap,
}: {
  hotels: readonly Hotel[]
  query: StayQuery
  besideMap: boolean
}) {
  const { t, locale } = useLanguage()
  return (
    <ul
      className={classes(
        'compact-cards with-buttons grid gap-5',
        besideMap ? 'sm:grid-cols-2' : 'grid-cols-[minmax(0,1fr)]',
      )}
    >
      {hotels.map((hotel, i) => (
        <li key={hotel.id} className={i < inFirstView ? 'grid' : 'below grid [--below:12rem] max-sm:[--below:30rem]'}>
          <HotelCard
            heading="h2"
            wide={!besideMap}
            button={besideMap ? undefined : t('stays.seeRooms')}
            hotel={hotel}
            href={links.hotel(locale, hotel.slug, hotelQuery(query))}
            priority={i === 0}
            actions={
              <>
                <SaveButton hotel={hotel} />
                <CompareBox hotel={hotel} />
              </>
            }
          />
        </li>
      ))}
    </ul>
  )
}
