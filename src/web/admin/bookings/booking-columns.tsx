import { Link } from 'react-router'
import { siteTimeZone } from '#domains/shared/dates.ts'
import type { AdminBooking } from '#domains/booking-admin/answers.ts'
import { StatusBadge } from '#web/features/bookings/StatusBadge.tsx'
import { useLanguage } from '#i18n/react.tsx'
import { ContactLink } from '#web/admin/ContactLink.tsx'
import { adminLinks } from '#links/admin.ts'
import type { Column } from '#web/ui/figures/Table.tsx'

/** Columns of a booking list in the admin by name; the guest comes first, with the reference that links to it second. */
export function useBookingColumns() {
  const { t, locale, format } = useLanguage()
  return {
    guest: {
      label: t('adminbookings.guest'),
      width: 'w-[16%]',
      cell: (row) => (
        <span className="grid justify-items-start">
          <bdi className="font-medium">{row.guest}</bdi>
          {row.phone && <ContactLink to={row.phone} className="font-normal" />}
        </span>
      ),
    },
    booking: {
      label: t('adminbookings.about'),
      width: 'w-[15%]',
      cell: (row) => (
        <span className="flex flex-wrap justify-items-start gap-x-2.5 sm:grid">
          <bdi>{row.about}</bdi>
          <Link
            className="link row-link inline-block py-0.5 whitespace-nowrap"
            to={adminLinks.booking(locale, row.reference)}
          >
            <bdi>{row.reference}</bdi>
          </Link>
        </span>
      ),
    },
    dates: {
      label: t('adminbookings.dates'),
      width: 'w-[23%]',
      place: 'start',
      cell: (row) => <span className="whitespace-nowrap">{format.stayRange(row.check_in, row.last_day)}</span>,
    },
    status: {
      label: t('adminbookings.status'),
      place: 'corner',
      cell: ({ deadline_at: at, ...row }) => (
        <span className="grid justify-items-end gap-0.5 sm:justify-items-start">
          <StatusBadge {...row} staff />
          {at && (
            <span className="text-muted text-small whitespace-nowrap">
              {t('adminbookings.answerBy', { at: format.instant(at, siteTimeZone, 'short') })}
            </span>
          )}
        </span>
      ),
    },
    total: {
      label: t('adminbookings.total'),
      width: 'w-[14%]',
      end: true,
      place: 'last',
      cell: (row) => <bdi className="whitespace-nowrap">{format.amount(row.total)}</bdi>,
    },
  } as const satisfies Record<string, Column<AdminBooking>>
}
