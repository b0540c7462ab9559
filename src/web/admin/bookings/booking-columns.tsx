import { Link } from 'react-router'
import { siteTimeZone } from '#domains/shared/dates.ts'
import type { AdminBooking } from '#domains/booking-admin/answers.ts'
import { StatusBadge } from '#web/features/bookings/StatusBadge.tsx'
import { useLanguage } from '#i18n/react.tsx'
import { adminLinks } from '#links/admin.ts'
import type { Column } from '#web/ui/figures/Table.tsx'

type ColumnName = 'reference' | 'status' | 'guest' | 'about' | 'dates' | 'total'

/** Columns of a booking list in the admin by name; the reference links to the booking. */
export function useBookingColumns(): Record<ColumnName, Column<AdminBooking>> {
  const { t, locale, format } = useLanguage()
  return {
    reference: {
      label: t('adminbookings.reference'),
      cell: (row) => (
        <Link className="link whitespace-nowrap" to={adminLinks.booking(locale, row.reference)}>
          <bdi>{row.reference}</bdi>
        </Link>
      ),
    },
    status: {
      label: t('adminbookings.status'),
      place: 'last',
      cell: ({ status, deadline_at: at }) => (
        <span className="grid justify-items-start gap-0.5">
          <StatusBadge status={status} staff />
          {at && (
            <span className="text-muted text-small whitespace-nowrap">
              {t('adminbookings.answerBy', { at: format.instant(at, siteTimeZone, 'short') })}
            </span>
          )}
        </span>
      ),
    },
    guest: {
      label: t('adminbookings.guest'),
      place: 'line',
      cell: (row) => (
        <span className="flex flex-wrap items-center justify-between gap-x-4 sm:grid sm:justify-items-start">
          <bdi className="font-medium">{row.guest}</bdi>
          {row.phone && (
            <a href={`tel:${row.phone}`} dir="ltr" className="tall-link link whitespace-nowrap">
              {row.phone}
            </a>
          )}
        </span>
      ),
    },
    about: { label: t('adminbookings.about'), cell: (row) => <bdi>{row.about}</bdi> },
    dates: {
      label: t('adminbookings.dates'),
      cell: (row) => <span className="whitespace-nowrap">{format.stayRange(row.check_in, row.last_day)}</span>,
    },
    total: {
      label: t('adminbookings.total'),
      end: true,
      place: 'last',
      cell: (row) => <bdi className="whitespace-nowrap">{format.amount(row.total)}</bdi>,
    },
  }
}
