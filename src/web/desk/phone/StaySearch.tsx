import { Form, Link } from 'react-router'
import { PlainRooms } from '#domains/stays/ui/PlainRooms.tsx'
import { useFormat, useLocale, useText } from '#text/react.tsx'
import { deskLinks } from '#web/desk/desk-links.ts'
import type { Found } from '#web/desk/phone/find.ts'
import { PlainInput } from '#web/desk/PlainInput.tsx'
import { Button } from '#web/kit/Button.tsx'
import { Disclosure } from '#web/kit/Disclosure.tsx'
import { Table } from '#web/kit/Table.tsx'

/** Where, when and who; below it what is free, with the total that the caller is told. */
export function StaySearch({ search, hotels, total = 0 }: Pick<Found, 'search' | 'hotels' | 'total'>) {
  const t = useText()
  const format = useFormat()
  const locale = useLocale()
  const { check_in, check_out, occupancy } = search
  return (
    <>
      <Form method="get" action={deskLinks.newBooking(locale)} className="desk-card">
        <div className="desk-filter">
          <PlainInput label={t('phone.where')} name="where" defaultValue={search.where} dir="auto" autoComplete="off" />
          <PlainInput label={t('phone.checkIn')} name="check_in" type="date" required defaultValue={check_in} />
          <PlainInput label={t('phone.checkOut')} name="check_out" type="date" required defaultValue={check_out} />
        </div>
        <Disclosure summary={`${t('phone.rooms')}: ${occupancy.join(' · ')}`}>
          <PlainRooms occupancy={occupancy} />
        </Disclosure>
        <div>
          <Button type="submit">{t('phone.searchStays')}</Button>
        </div>
      </Form>
      {hotels && (
        <section className="grid gap-3">
          <h2 role="status">{t('phone.hotelsFound', { count: total })}</h2>
          {hotels.length > 0 && (
            <Table
              caption={t('phone.hotel')}
              rows={hotels}
              keyOf={({ id }) => id}
              columns={[
                {
                  label: t('phone.hotel'),
                  cell: ({ slug, name }) => (
                    <Link
                      className="link"
                      to={deskLinks.newBooking(locale, { hotel: slug, check_in, check_out, occupancy })}
                    >
                      <bdi>{name}</bdi>
                    </Link>
                  ),
                },
                { label: t('phone.district'), cell: ({ city, district }) => `${city.name} · ${district}` },
                {
                  label: t('phone.total'),
                  end: true,
                  cell: ({ offer }) => offer && <bdi>{format.money(offer.total.minor, offer.total.currency)}</bdi>,
                },
              ]}
            />
          )}
        </section>
      )}
    </>
  )
}
