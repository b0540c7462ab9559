import { siteTimeZone } from '#domains/shared/dates.ts'
import type { AdminBookingDetails } from '#domains/bookings/admin/answers.ts'
import { accountOf } from '#web/features/bookings/account-of.ts'
import { PriceDetails } from '#web/features/bookings/PriceDetails.tsx'
import { useLanguage } from '#i18n/react.tsx'
import { owedByHand } from '#web/admin/bookings/manual-refund-owed.ts'
import { documentLinks } from '#links/booking.ts'
import { Alert } from '#web/ui/feedback/Alert.tsx'
import { Disclosure } from '#web/ui/layout/Disclosure.tsx'
import { Table } from '#web/ui/figures/Table.tsx'

type Money = { minor: number; currency: string }

/** Price, payments and ledger entries of a booking. */
export function BookingMoney({ details }: { details: AdminBookingDetails }) {
  const { booking } = details
  const { online } = details.owed
  const byHand = owedByHand(details)
  const { t, format } = useLanguage()
  return (
    <section className="admin-card">
      <h2>{t('adminbookings.moneyTitle')}</h2>
      {booking.item.kind === 'stay' && (
        <PriceDetails priced={booking.item} payment={null} account={accountOf(booking)} />
      )}
      {booking.instalments.length > 0 && <Instalments booking={booking} />}
      {byHand && <Alert tone="info" title={t('adminbookings.byHandNow', { amount: format.amount(byHand) })} />}
      {online.minor > 0 && (
        <Alert tone="info" title={t('adminbookings.onlineOwed', { amount: format.amount(online) })} />
      )}
      <Payments details={details} />
      {details.invoices.length > 0 && <Invoices details={details} />}
      {details.ledger.length > 0 && <Ledger entries={details.ledger} />}
    </section>
  )
}

/** How the tables of the money write amounts and times. */
function useCells() {
  const { t, locale, format } = useLanguage()
  const money = ({ minor, currency }: Money) => <bdi>{format.money(minor, currency)}</bdi>
  const at = (instant: string) => format.instant(instant, siteTimeZone)
  return { t, locale, format, money, at }
}

function Instalments({ booking }: Pick<AdminBookingDetails, 'booking'>) {
  const { t, format, money, at } = useCells()
  return (
    <>
      {booking.status === 'confirmed' && booking.deadline_at && (
        <Alert tone="info" title={t('adminpackages.overdue', { until: at(booking.deadline_at) })} />
      )}
      <Table
        caption={t('adminpackages.instalments')}
        rows={booking.instalments}
        keyOf={(row) => row.due ?? ''}
        columns={[
          {
            label: t('adminpackages.due'),
            cell: (row) => (row.due ? format.stayDate(row.due) : t('adminpackages.withBooking')),
          },
          { label: t('adminbookings.amount'), end: true, cell: (row) => money(row.amount) },
          { label: t('adminpackages.paidOf'), end: true, cell: (row) => money(row.paid) },
        ]}
      />
    </>
  )
}

/** What was paid online, on arrival and returned by hand. */
function Payments({ details: { payments, arrival_payments, manual_refunds } }: { details: AdminBookingDetails }) {
  const { t, format, money, at } = useCells()
  return (
    <>
      {payments.length === 0 ? (
        <p className="text-muted">{t('adminbookings.noPayments')}</p>
      ) : (
        <Table
          caption={t('adminbookings.payments')}
          rows={payments}
          keyOf={(row) => row.id}
          columns={[
            { label: t('adminbookings.at'), cell: (row) => at(row.created_at) },
            {
              label: t('adminbookings.provider'),
              cell: (row) => (
                <bdi className="whitespace-nowrap">
                  {row.provider === 'gift_card' ? t('adminbookings.giftCard') : row.provider}
                </bdi>
              ),
            },
            {
              label: t('adminbookings.status'),
              cell: (row) => t('adminbookings.paymentStatus', { status: row.status }),
            },
            { label: t('adminbookings.amount'), end: true, cell: (row) => money(row.amount) },
            { label: t('adminbookings.returned'), end: true, cell: (row) => money(row.refunded) },
          ]}
        />
      )}
      {arrival_payments.length > 0 && (
        <Table
          caption={t('adminbookings.paidOnArrival')}
          rows={arrival_payments}
          keyOf={(row) => row.id}
          columns={[
            { label: t('adminbookings.at'), cell: (row) => at(row.at) },
            { label: t('adminbookings.arrivalWay'), cell: (row) => t('adminbookings.way', { way: row.way }) },
            { label: t('admin.auditWho'), cell: (row) => <bdi>{row.name}</bdi> },
            { label: t('adminbookings.amount'), end: true, cell: (row) => money(row.amount) },
          ]}
        />
      )}
      {manual_refunds.length > 0 && (
        <Table
          caption={t('adminbookings.manualRefunds')}
          rows={manual_refunds}
          keyOf={(row) => row.at}
          columns={[
            { label: t('adminbookings.giveBackOn'), cell: (row) => format.stayDate(row.given_on) },
            { label: t('adminbookings.giveBackNote'), cell: (row) => <bdi>{row.note}</bdi> },
            { label: t('admin.auditWho'), cell: (row) => <bdi>{row.name}</bdi> },
            { label: t('adminbookings.amount'), end: true, cell: (row) => money(row.amount) },
          ]}
        />
      )}
    </>
  )
}

/** Invoices and credit notes by date. */
function Invoices({ details: { booking, invoices, credit_notes } }: { details: AdminBookingDetails }) {
  const { t, locale, money, at } = useCells()
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
        { label: t('adminbookings.at'), cell: (row) => at(row.issued_at) },
        { label: t('adminbookings.amount'), end: true, cell: (row) => money(row.total) },
      ]}
    />
  )
}

function Ledger({ entries }: { entries: AdminBookingDetails['ledger'] }) {
  const { t, money, at } = useCells()
  return (
    <Disclosure summary={t('adminbookings.ledger')}>
      <Table
        caption={t('adminbookings.ledger')}
        rows={entries}
        keyOf={(row) => `${row.transaction} ${row.account}`}
        narrow="scroll"
        columns={[
          {
            label: t('adminbookings.ledgerOf'),
            cell: (row) => <bdi className="text-small wrap-anywhere">{row.transaction}</bdi>,
          },
          { label: t('adminbookings.at'), cell: (row) => at(row.at) },
          { label: t('adminbookings.ledgerAccount'), cell: (row) => <bdi>{row.account}</bdi> },
          { label: t('adminbookings.amount'), end: true, cell: (row) => money(row.amount) },
        ]}
      />
    </Disclosure>
  )
}
