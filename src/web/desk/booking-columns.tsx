import { Link } from 'react-router'
import type { DeskBooking } from '#domains/bookings/desk-answers.ts'
import { StatusBadge } from '#domains/bookings/ui/StatusBadge.tsx'
import { useFormat, useLocale, useText } from '#text/react.tsx'
import { deskLinks } from '#web/desk/desk-links.ts'
import type { Column } from '#web/kit/Table.tsx'

/** How a list of bookings reads at the desk; the reference leads to the booking. */
export function useBookingColumns({ withDeadline = true } = {}): Column<DeskBooking>[] {
  const t = useText()
  const locale = useLocale()
  const format = useFormat()
  return [
    {
      label: t('handling.reference'),
      cell: (row) => (
        <Link className="link desk-nowrap" to={deskLinks.booking(locale, row.reference)}>
          <bdi>{row.reference}</bdi>
        </Link>
      ),
    },
    { label: t('handling.status'), cell: (row) => <StatusBadge status={row.status} /> },
    { label: t('handling.guest'), cell: (row) => <bdi>{row.guest}</bdi> },
    { label: t('handling.about'), cell: (row) => <bdi>{row.about}</bdi> },
    { label: t('handling.dates'), cell: (row) => format.stayRange(row.check_in, row.check_out) },
    ...(withDeadline
      ? [
          {
            label: t('handling.answerBy'),
            cell: (row: DeskBooking) => (row.deadline_at ? format.instant(row.deadline_at, 'Asia/Riyadh') : '–'),
          },
        ]
      : []),
    {
      label: t('handling.total'),
      end: true,
      cell: (row) => <bdi className="desk-nowrap">{format.money(row.total.minor, row.total.currency)}</bdi>,
    },
  ]
}
