import { siteTimeZone } from '#domains/shared/dates.ts'
import type { AdminBookingDetails } from '#domains/booking-admin/answers.ts'
import { useLanguage } from '#i18n/react.tsx'
import { documentLinks } from '#links/booking.ts'
import { Table } from '#web/ui/figures/Table.tsx'

/** The invoices and credit notes of a booking by date. */
export function Invoices({ details: { booking, invoices, credit_notes } }: { details: AdminBookingDetails }) {
  const { t, locale, format } = useLanguage()
  return (
    <Table
      caption={t('adminbookings.invoices')}
      rows={[
        ...invoices.map((row) => ({
          ...row,
          file: documentLinks.receiptFile(locale, booking.reference, row.number),
          name: t('adminbookings.invoice', { number: String(row.number) }),
        })),
        ...credit_notes.map((row) => ({
          ...row,
          total: { ...row.total, minor: -row.total.minor },
          file: documentLinks.creditNote(locale, booking.reference, row.number),
          name: t('adminbookings.creditNote', { number: String(row.number), invoice: String(row.invoice) }),
        })),
      ].sort((one, other) => one.issued_at.localeCompare(other.issued_at))}
      keyOf={(row) => row.file}
      columns={[
        {
          label: t('adminbookings.invoiceFile'),
          cell: (row) => (
            <a className="link" href={row.file}>
              {row.name}
            </a>
          ),
        },
        { label: t('adminbookings.at'), cell: (row) => format.instant(row.issued_at, siteTimeZone) },
        { label: t('adminbookings.amount'), end: true, cell: (row) => <bdi>{format.amount(row.total)}</bdi> },
      ]}
    />
  )
}
