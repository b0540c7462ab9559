import { Link } from 'react-router'
import type { HotelDetails, RoomOffer } from '#domains/stays/answers.ts'
import { useFormat, useLocale, useText } from '#text/react.tsx'
import { deskLinks } from '#web/desk/desk-links.ts'
import { Table } from '#web/kit/Table.tsx'
import type { StaySearch } from '#web/stay-search.ts'

/** Every room and rate of a hotel that the party could have, at its all-in total. */
export function RoomList({ hotel, rooms, search }: { hotel: HotelDetails; rooms: RoomOffer[]; search: StaySearch }) {
  const t = useText()
  const format = useFormat()
  const locale = useLocale()
  const { where, ...stay } = search
  const rows = rooms.flatMap(({ room, rates }) => rates.map((rate) => ({ room, rate })))
  return (
    <section className="grid gap-3">
      <h2>{t('phone.roomsOf', { hotel: hotel.name })}</h2>
      <p className="text-muted">
        {format.stayRange(stay.check_in, stay.check_out)} · {stay.occupancy.join(' · ')} ·{' '}
        <Link className="link" to={deskLinks.newBooking(locale, { where, ...stay })}>
          {t('phone.otherHotel')}
        </Link>
      </p>
      {rows.length === 0 ? (
        <p>{t('phone.noRooms')}</p>
      ) : (
        <Table
          caption={t('phone.roomsOf', { hotel: hotel.name })}
          rows={rows}
          keyOf={({ rate }) => rate.rate_plan_id}
          columns={[
            {
              label: t('phone.room'),
              cell: ({ room, rate }) => (
                <Link
                  className="link"
                  to={deskLinks.newBooking(locale, { hotel: hotel.slug, ...stay, room: rate.rooms })}
                >
                  <bdi>{room.name}</bdi> · {t(`stays.board_${rate.board}`)}
                </Link>
              ),
            },
            { label: t('phone.paid'), cell: ({ rate }) => t('phone.paidBy', { payment: rate.payment }) },
            {
              label: t('phone.total'),
              end: true,
              cell: ({ rate }) => <bdi>{format.money(rate.total.minor, rate.total.currency)}</bdi>,
            },
          ]}
        />
      )}
    </section>
  )
}
