import { Link } from 'react-router'
import type { HotelDetails, RoomOffer } from '#domains/products/stays/answers.ts'
import { useLanguage } from '#i18n/react.tsx'
import { adminLinks } from '#links/admin.ts'
import { partyLabel, partyOf } from '#web/features/hotels/search/party.ts'
import { Table } from '#web/ui/figures/Table.tsx'
import type { StaySearch } from '#web/lib/search/stay-search.ts'

/** All rooms and rates of a hotel that are available for the party, with their totals including taxes and fees. */
export function RoomList({ hotel, rooms, search }: { hotel: HotelDetails; rooms: RoomOffer[]; search: StaySearch }) {
  const { t, locale, format } = useLanguage()
  const { where, ...stay } = search
  const rows = rooms.flatMap(({ room, rates }) => rates.map((rate) => ({ room, rate })))
  return (
    <section className="grid gap-3">
      <h2>{t('phone.roomsOf', { hotel: hotel.name })}</h2>
      <p className="text-muted flex flex-wrap gap-x-3">
        <span>{format.stayRange(stay.check_in, stay.check_out)}</span>
        <span>{partyLabel(stay.occupancy.map(partyOf), format)}</span>
        <Link className="link" to={adminLinks.newBooking(locale, { where, ...stay })}>
          {t('phone.otherHotel')}
        </Link>
      </p>
      {rows.length === 0 ? (
        <p>{t('phone.noRooms')}</p>
      ) : (
        <Table
          caption={<span className="sr-only">{t('phone.roomsOf', { hotel: hotel.name })}</span>}
          rows={rows}
          keyOf={({ rate }) => rate.rate_plan_id}
          narrow="lines"
          columns={[
            {
              label: t('phone.room'),
              cell: ({ room, rate }) => (
                <Link
                  className="link row-link"
                  to={adminLinks.newBooking(locale, { hotel: hotel.slug, ...stay, room: rate.rooms })}
                >
                  <bdi>{room.name}</bdi> · {t(`stays.board_${rate.board}`)}
                </Link>
              ),
            },
            {
              label: t('phone.payment'),
              place: 'start',
              cell: ({ rate }) => t('phone.paidBy', { payment: rate.payment }),
            },
            {
              label: t('phone.total'),
              end: true,
              place: 'last',
              cell: ({ rate }) => <bdi>{format.amount(rate.total)}</bdi>,
            },
          ]}
        />
      )}
    </section>
  )
}
