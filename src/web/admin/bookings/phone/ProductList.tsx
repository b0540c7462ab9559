import { Form, Link } from 'react-router'
import { useLanguage } from '#i18n/react.tsx'
import { adminLinks } from '#links/admin.ts'
import type { Found } from '#web/admin/bookings/phone/find.ts'
import { BasicInput } from '#web/admin/BasicInput.tsx'
import { Button } from '#web/ui/actions/Button.tsx'
import { Table } from '#web/ui/figures/Table.tsx'

/** Packages that can be booked, or services found by name; each links to its dates. */
export function ProductList({ packages, services, q }: Pick<Found, 'packages' | 'services' | 'q'>) {
  const { t, locale, format } = useLanguage()
  const money = ({ minor, currency }: { minor: number; currency: string }) => <bdi>{format.money(minor, currency)}</bdi>
  if (packages) {
    return (
      <Table
        caption={t('phone.packageName')}
        rows={packages}
        keyOf={({ id }) => id}
        narrow="scroll"
        columns={[
          {
            label: t('phone.packageName'),
            cell: ({ slug, title }) => (
              <Link className="link" to={adminLinks.newBooking(locale, { kind: 'package', package: slug })}>
                <bdi>{title}</bdi>
              </Link>
            ),
          },
          { label: t('phone.dayCount'), cell: ({ days }) => t('phone.days', { count: days }) },
          { label: t('phone.nextDeparture'), cell: ({ next }) => format.stayRange(next.starts_on, next.ends_on) },
          { label: t('phone.from'), end: true, cell: ({ from }) => money(from.amount) },
        ]}
      />
    )
  }
  return (
    <>
      <Form method="get" action={adminLinks.newBooking(locale)} className="admin-card admin-filter">
        <input type="hidden" name="kind" value="service" />
        <BasicInput label={t('phone.serviceWords')} name="q" defaultValue={q} dir="auto" autoComplete="off" />
        <Button type="submit">{t('phone.searchServices')}</Button>
      </Form>
      {services && services.length > 0 && (
        <Table
          caption={t('phone.serviceName')}
          rows={services}
          keyOf={({ id }) => id}
          narrow="scroll"
          columns={[
            {
              label: t('phone.serviceName'),
              cell: ({ slug, name }) => (
                <Link className="link" to={adminLinks.newBooking(locale, { kind: 'service', service: slug })}>
                  <bdi>{name}</bdi>
                </Link>
              ),
            },
            { label: t('phone.district'), cell: ({ city }) => city.name },
            { label: t('phone.from'), end: true, cell: ({ from }) => money(from) },
          ]}
        />
      )}
    </>
  )
}
