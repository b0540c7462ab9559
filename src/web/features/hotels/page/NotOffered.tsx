import { Link } from 'react-router'
import type { RoomOffer } from '#domains/products/stays/answers.ts'
import { nightsBetween } from '#domains/shared/dates.ts'
import { spread } from '#domains/products/stays/pricing/spread.ts'
import { useLanguage } from '#i18n/react.tsx'
import { links, type StayQuery } from '#links/site.ts'
import type { HotelPage } from '#web/features/hotels/page/hotel-page.ts'
import { RoomFacts } from '#web/features/hotels/page/RoomOffer.tsx'
import type { NotOfferedReason } from '#web/features/hotels/rooms/room-order.ts'
import { Disclosure } from '#web/ui/layout/Disclosure.tsx'

type Props = Pick<HotelPage, 'hotel' | 'search' | 'query'> & {
  reason: NotOfferedReason
  /** The rooms with this reason. */
  offers: readonly RoomOffer[]
  /** Ids of amenities that are listed elsewhere because every room of the hotel has them. */
  everywhere: ReadonlySet<string>
  /** True if the hotel has no other room for this search: the reason then stands above the folded rooms. */
  alone: boolean
}

/** The rooms that one reason excludes, folded, with the reason and the searches that would find them. */
export function NotOffered({ reason, offers, everywhere, alone, ...page }: Props) {
  const { t, format } = useLanguage()
  const why = <Reason {...{ reason, offers, ...page }} />
  return (
    <>
      {alone && <div className="card p-4 md:p-5">{why}</div>}
      <Disclosure
        summary={t(`hotel.fold_${reason}`, {
          parties: page.search.occupancy.length,
          rooms: format.list(offers.map(({ room }) => room.name)),
        })}
      >
        <div className="grid gap-5 py-3">
          {!alone && why}
          <ul className="grid gap-5 lg:grid-cols-3">
            {offers.map(({ room }) => (
              <li key={room.id} className="card">
                <RoomFacts room={room} left={null} everywhere={everywhere} />
              </li>
            ))}
          </ul>
        </div>
      </Disclosure>
    </>
  )
}

function Reason({ reason, offers, hotel, search, query }: Omit<Props, 'everywhere' | 'alone'>) {
  const { t, locale, format } = useLanguage()
  const { check_in, check_out, occupancy } = search
  const searched = (other: StayQuery) => links.hotel(locale, hotel.slug, { ...query, ...other })
  const tooMany = reason === 'too_many_guests'
  const limits = offers.flatMap(({ unavailable }) => unavailable?.min_stay ?? unavailable?.max_stay ?? [])
  const away = (day: string) => Math.abs(nightsBetween(check_in, day))
  // The nearest ones of all rooms, in the order of their dates.
  const next = [
    ...new Map(offers.flatMap(({ unavailable }) => unavailable?.next ?? []).map((stay) => [stay.check_in, stay])),
  ]
    .sort(([a], [b]) => away(a) - away(b))
    .slice(0, maxNext)
    .sort(([a], [b]) => a.localeCompare(b))
  // For several parties the form above the rooms combines them.
  const more = tooMany && occupancy.length === 1 && spread(occupancy, Math.max(...offers.map((o) => o.room.max_adults)))
  return (
    <div className="grid gap-2">
      <p className="font-medium">{t(tooMany ? 'stays.tooManyForARoom' : 'stays.roomNotAvailable')}</p>
      <p className="text-muted">
        {t(`stays.why_${reason}`, {
          nights: limits.length === 0 ? 2 : reason === 'max_stay' ? Math.max(...limits) : Math.min(...limits),
          date: format.stayDate(check_out, 'weekday'),
          rooms: occupancy.length,
        })}
      </p>
      <p className="flex flex-wrap items-center gap-2">
        {next.length > 0 && <span className="text-note">{t('hotel.nextDates')}</span>}
        {next.map(([day, stay]) => (
          <Link key={day} to={searched(stay)} rel="nofollow" className="pill">
            {format.stayRange(day, stay.check_out)}
          </Link>
        ))}
        {more && (
          <Link to={searched({ occupancy: more })} rel="nofollow" className="pill">
            {t('stays.spreadOver', { rooms: more.length })}
          </Link>
        )}
      </p>
    </div>
  )
}

/** Number of other dates that are offered. */
const maxNext = 3
