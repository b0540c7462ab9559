import { Link } from 'react-router'
import { siteTimeZone } from '#domains/shared/dates.ts'
import type { AdminBooking } from '#domains/booking-admin/answers.ts'
import { StatusBadge } from '#web/features/bookings/StatusBadge.tsx'
import { useLanguage } from '#i18n/react.tsx'
import { adminLinks } from '#links/admin.ts'
import type { Column } from '#web/ui/figures/Table.tsx'

type ColumnName = 'guest' | 'reference' | 'status' | 'about' | 'dates' | 'total'

/** Columns of a booking list in the admin by name; the guest comes first, the reference links to the booking. */
export function useBookingColumns(): Record<ColumnName, Column<AdminBooking>> {
  const { t, locale, format } = useLanguage()
  return {
    guest: {
      label: t('adminbookings.guest'),
      width: 'w-[15%]',
      cell: (row) => (
        <span className="grid justify-items-start">
          <bdi className="font-medium">{row.guest}</bdi>
          {row.phone && (
            <a href={`tel:${row.phone}`} dir="ltr" className="tall-link text-muted font-normal whitespace-nowrap">
              {row.phone}
            </a>
          )}
        </span>
      ),
    },
    reference: {
      label: t('adminbookings.reference'),
      width: 'w-[12%]',
      cell: (row) => (
        <Link
          className="link row-link inline-block py-0.5 whitespace-nowrap"
          to={adminLinks.booking(locale, row.reference)}
        >
          <bdi>{row.reference}</bdi>
        </Link>
      ),
    },
    status: {
      label: t('adminbookings.status'),
      width: 'w-[16%]',
      place: 'corner',
      cell: ({ status, deadline_at: at }) => (
        <span className="grid justify-items-end gap-0.5 sm:justify-items-start">
          <StatusBadge status={status} staff />
          {at && (
            <span className="text-muted text-small whitespace-nowrap">
              {t('adminbookings.answerBy', { at: format.instant(at, siteTimeZone, 'short') })}
            </span>
          )}
        </span>
      ),
    },
    about: { label: t('adminbookings.about'), width: 'w-[13%]', cell: (row) => <bdi>{row.about}</bdi> },
    dates: {
      label: t('adminbookings.dates'),
      place: 'start',
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
