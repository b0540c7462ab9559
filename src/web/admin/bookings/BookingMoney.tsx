import type { AdminBookingDetails } from '#domains/bookings/contract/admin-answers.ts'
import { hasPaid } from '#domains/bookings/model/rules.ts'
import { PriceDetails } from '#web/features/bookings/PriceDetails.tsx'
import { useFormat, useText } from '#i18n/react.tsx'
import { owedByHand } from '#web/admin/bookings/manual-refund-owed.ts'
import { Alert } from '#web/ui/Alert.tsx'
import { Disclosure } from '#web/ui/Disclosure.tsx'
import { Table } from '#web/ui/Table.tsx'

type Money = { minor: number; currency: string }

/** Price, payments and ledger entries of a booking. */
export function BookingMoney({ details }: { details: AdminBookingDetails }) {
  const { booking, payments, ledger, arrival_payments, manual_refunds } = details
  const owed = owedByHand(details)
  const t = useText()
  const format = useFormat()
  const money = ({ minor, currency }: Money) => <bdi>{format.money(minor, currency)}</bdi>
  const at = (instant: string) => format.instant(instant, 'Asia/Riyadh')
  return (
    <section className="desk-card">
      <h2>{t('handling.moneyTitle')}</h2>
      {booking.priced && (
        <PriceDetails
          priced={booking.priced}
          payment={booking.payment_type}
          booked={hasPaid(booking.payment_status) ? 'paid' : 'due'}
        />
      )}
      {booking.instalments.length > 0 && (
        <>
          {booking.status === 'confirmed' && booking.deadline_at && (
            <Alert tone="info" title={t('journeydesk.overdue', { until: at(booking.deadline_at) })} />
          )}
          <Table
            caption={t('journeydesk.instalments')}
            rows={booking.instalments}
            keyOf={(row) => row.due ?? ''}
            columns={[
              {
                label: t('journeydesk.due'),
                cell: (row) => (row.due ? format.stayDate(row.due) : t('journeydesk.withBooking')),
              },
              { label: t('handling.amount'), end: true, cell: (row) => money(row.amount) },
              { label: t('journeydesk.paidOf'), end: true, cell: (row) => money(row.paid) },
            ]}
          />
        </>
      )}
      {owed && (
        <Alert tone="info" title={t('handling.byHandNow', { amount: format.money(owed.minor, owed.currency) })} />
      )}
      {payments.length === 0 ? (
        <p className="text-muted">{t('handling.noPayments')}</p>
      ) : (
        <Table
          caption={t('handling.payments')}
          rows={payments}
          keyOf={(row) => row.id}
          columns={[
            { label: t('handling.at'), cell: (row) => at(row.created_at) },
            { label: t('handling.provider'), cell: (row) => <bdi>{row.provider}</bdi> },
            { label: t('handling.status'), cell: (row) => t('handling.paymentStatus', { status: row.status }) },
            { label: t('handling.amount'), end: true, cell: (row) => money(row.amount) },
            { label: t('handling.returned'), end: true, cell: (row) => money(row.refunded) },
          ]}
        />
      )}
      {arrival_payments.length > 0 && (
        <Table
          caption={t('handling.arrivalPayments')}
          rows={arrival_payments}
          keyOf={(row) => row.at}
          columns={[
            { label: t('handling.at'), cell: (row) => at(row.at) },
            { label: t('handling.arrivalWay'), cell: (row) => t('handling.way', { way: row.way }) },
            { label: t('desk.auditWho'), cell: (row) => <bdi>{row.name}</bdi> },
            { label: t('handling.amount'), end: true, cell: (row) => money(row.amount) },
          ]}
        />
      )}
      {manual_refunds.length > 0 && (
        <Table
          caption={t('handling.manualRefunds')}
          rows={manual_refunds}
          keyOf={(row) => row.at}
          columns={[
            { label: t('handling.giveBackOn'), cell: (row) => format.stayDate(row.given_on) },
            { label: t('handling.giveBackNote'), cell: (row) => <bdi>{row.note}</bdi> },
            { label: t('desk.auditWho'), cell: (row) => <bdi>{row.name}</bdi> },
            { label: t('handling.amount'), end: true, cell: (row) => money(row.amount) },
          ]}
        />
      )}
      {ledger.length > 0 && (
        <Disclosure summary={t('handling.ledger')}>
          <Table
            caption={t('handling.ledger')}
            rows={ledger}
            keyOf={(row) => `${row.transaction} ${row.account}`}
            narrow="scroll"
            columns={[
              { label: t('handling.ledgerOf'), cell: (row) => <bdi className="desk-json">{row.transaction}</bdi> },
              { label: t('handling.at'), cell: (row) => at(row.at) },
              { label: t('handling.ledgerAccount'), cell: (row) => <bdi>{row.account}</bdi> },
              { label: t('handling.amount'), end: true, cell: (row) => money(row.amount) },
            ]}
          />
        </Disclosure>
      )}
    </section>
  )
}
