import { Link } from 'react-router'
import { siteTimeZone } from '#domains/shared/dates.ts'
import type { AdminBooking } from '#domains/booking-admin/answers.ts'
import { StatusBadge } from '#web/features/bookings/StatusBadge.tsx'
import { useLanguage } from '#i18n/react.tsx'
import { adminLinks } from '#links/admin.ts'
import type { Column } from '#web/ui/figures/Table.tsx'

type ColumnName = 'reference' | 'status' | 'guest' | 'about' | 'dates' | 'deadline' | 'total'

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
    status: { label: t('adminbookings.status'), cell: (row) => <StatusBadge status={row.status} /> },
    guest: { label: t('adminbookings.guest'), cell: (row) => <bdi>{row.guest}</bdi> },
    about: { label: t('adminbookings.about'), cell: (row) => <bdi>{row.about}</bdi> },
    dates: { label: t('adminbookings.dates'), cell: (row) => format.stayRange(row.check_in, row.last_day) },
    deadline: {
      label: t('adminbookings.answerBy'),
      cell: (row) => (row.deadline_at ? format.instant(row.deadline_at, siteTimeZone) : '–'),
    },
    total: {
      label: t('adminbookings.total'),
      end: true,
      cell: (row) => <bdi className="whitespace-nowrap">{format.amount(row.total)}</bdi>,
    },
  }
}
