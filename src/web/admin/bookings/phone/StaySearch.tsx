import { Form, Link } from 'react-router'
import type { HotelDetails, RoomOffer } from '#domains/products/stays/answers.ts'
import { BasicRooms } from '#web/features/hotels/page/BasicRooms.tsx'
import { useLanguage } from '#i18n/react.tsx'
import { adminLinks } from '#links/admin.ts'
import type { Found } from '#web/admin/bookings/phone/find.ts'
import { partyLabel, partyOf } from '#web/features/hotels/search/party.ts'
import { BasicInput } from '#web/admin/BasicInput.tsx'
import { Button } from '#web/ui/actions/Button.tsx'
import { dateError } from '#web/ui/dates/date-error.ts'
import { DateInput } from '#web/ui/dates/DateInput.tsx'
import { Disclosure } from '#web/ui/layout/Disclosure.tsx'
import { Select } from '#web/ui/form/Inputs.tsx'
import { Table } from '#web/ui/figures/Table.tsx'

/**
 * Search for a stay by place, dates and guests, with the available hotels below it and the totals to quote on the
 * phone.
 */
export function StaySearch({
  search,
  hotels,
  total = 0,
  own,
}: Pick<Found, 'search'> & NonNullable<Found['hotelSearch']>) {
  const { t, locale, format } = useLanguage()
  const { check_in, check_out, occupancy } = search
  return (
    <>
      <Form method="get" action={adminLinks.newBooking(locale)} className="admin-card">
        <div className="grid gap-3 grid-cols-fill-60">
          {own ? (
            <Select
              label={t('phone.hotel')}
              name="hotel"
              options={own.map(({ slug, name, city }) => ({ value: slug, label: `${name} · ${city}` }))}
            />
          ) : (
            <BasicInput
              label={t('phone.where')}
              name="where"
              defaultValue={search.where}
              dir="auto"
              autoComplete="off"
            />
          )}
          <DateInput
            label={t('phone.checkIn')}
            name="check_in"
            defaultValue={check_in}
            error={dateError(t, check_in)}
          />
          <DateInput
            label={t('phone.checkOut')}
            name="check_out"
            defaultValue={check_out}
            error={dateError(t, check_out)}
          />
        </div>
        <Disclosure summary={`${t('phone.rooms')}: ${partyLabel(occupancy.map(partyOf), format)}`}>
          <BasicRooms occupancy={occupancy} />
        </Disclosure>
        <Button type="submit">{t(own ? 'phone.showRooms' : 'phone.searchStays')}</Button>
      </Form>
      {hotels && (
        <section className="grid gap-3">
          <h2 role="status">{t('phone.hotelsFound', { count: total })}</h2>
          {hotels.length > 0 && (
            <Table
              caption={<span className="sr-only">{t('phone.hotel')}</span>}
              rows={hotels}
              keyOf={({ id }) => id}
              narrow="lines"
              columns={[
                {
                  label: t('phone.hotel'),
                  cell: ({ slug, name }) => (
                    <Link
                      className="link row-link"
                      to={adminLinks.newBooking(locale, { hotel: slug, check_in, check_out, occupancy })}
                    >
                      <bdi>{name}</bdi>
                    </Link>
                  ),
                },
                { label: t('phone.district'), cell: ({ city, district }) => `${city.name} · ${district}` },
                {
                  label: t('phone.total'),
                  end: true,
                  place: 'corner',
                  cell: ({ offer }) => offer && <bdi>{format.amount(offer.total)}</bdi>,
                },
              ]}
            />
          )}
        </section>
      )}
    </>
  )
}

/** All rooms and rates of a hotel that are available for the party, with their totals including taxes and fees. */
export function RoomList({
  hotel,
  rooms,
  search,
}: {
  hotel: HotelDetails
  rooms: RoomOffer[]
  search: Found['search']
}) {
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
