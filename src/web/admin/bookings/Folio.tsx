import type { Money } from '#api/shapes.ts'
import { siteTimeZone } from '#domains/shared/dates.ts'
import { dueOf } from '#domains/shared/short-account.ts'
import type { AdminBookingDetails } from '#domains/booking-admin/answers.ts'
import { useLanguage } from '#i18n/react.tsx'
import { entryNotes, entryText, type FolioEntry } from '#web/admin/bookings/folio-text.ts'
import { FolioActions, type FolioForms, isSome, ReverseAction } from '#web/admin/bookings/FolioActions.tsx'
import { Instalments } from '#web/features/bookings/Instalments.tsx'
import { Parts } from '#web/admin/Parts.tsx'
import { Figure } from '#web/admin/Figure.tsx'
import { Table } from '#web/ui/figures/Table.tsx'
import { Disclosure } from '#web/ui/layout/Disclosure.tsx'
import { documentLinks } from '#links/booking.ts'
import '#web/admin/bookings/folio.css'

/** The account of a booking: its entries in order with the balance after each and at the end, what can be done with them, and documents. */
export function Folio({ details, forms }: { details: AdminBookingDetails; forms: FolioForms }) {
  const { booking, folio, invoices } = details
  const { t, format } = useLanguage()
  const amount = (money: Money) => (money.minor === 0 ? '' : <Figure {...money} />)
  const { entries, owed } = folio
  const last = entries.at(-1)
  const isSettled = ![dueOf(booking.account), owed.by_hand, owed.online].some(isSome)
  return (
    <Disclosure
      id="folio"
      className="admin-card block py-1"
      open={!isSettled || forms.failed !== null}
      summary={
        <>
          <h2>{t('folio.title')}</h2>
          {isSettled && last && <span className="text-muted font-normal">{t('folio.settled')}</span>}
        </>
      }
    >
      <div className="grid gap-3 pb-3">
        <p className="text-small text-muted">
          {t('folio.text', { currency: format.currency(booking.total.currency) })}
        </p>
        {!last ? (
          <p className="text-muted">{t('folio.none')}</p>
        ) : (
          <div className="folio with-total">
            <Table
              caption={<span className="sr-only">{t('folio.title')}</span>}
              rows={[...entries, null]}
              keyOf={(entry) => entry?.id ?? 'balance'}
              narrow="lines"
              columns={[
                {
                  label: t('folio.entry'),
                  cell: (entry) =>
                    entry ? (
                      <Entry entry={entry} before={entries[entries.indexOf(entry) - 1]} forms={forms} />
                    ) : (
                      t('folio.balance')
                    ),
                },
                {
                  label: t('folio.charged'),
                  end: true,
                  place: 'last',
                  cell: (entry) => entry && amount(entry.charged),
                },
                { label: t('folio.paid'), end: true, place: 'last', cell: (entry) => entry && amount(entry.paid) },
                {
                  label: t('folio.balance'),
                  end: true,
                  place: 'last',
                  cell: (entry) => <Figure {...(entry ?? last).balance} />,
                },
              ]}
            />
          </div>
        )}
        {booking.instalments.length > 0 && <Instalments booking={booking} />}
        <FolioActions details={details} forms={forms} />
        {folio.attempts.length > 0 && (
          <Table
            caption={t('folio.attempts')}
            rows={folio.attempts}
            keyOf={({ id }) => id}
            columns={[
              { label: t('adminbookings.at'), cell: ({ at }) => format.instant(at, siteTimeZone) },
              { label: t('adminbookings.status'), cell: ({ status }) => t('adminbookings.paymentStatus', { status }) },
              { label: t('adminbookings.amount'), end: true, cell: (row) => <bdi>{format.amount(row.amount)}</bdi> },
            ]}
          />
        )}
        {invoices.length > 0 && <Invoices details={details} />}
      </div>
    </Disclosure>
  )
}

/** What an entry says, with who made it and when unless the entry before says the same. */
function Entry({ entry, before, forms }: { entry: FolioEntry; before: FolioEntry | undefined; forms: FolioForms }) {
  const { t, format } = useLanguage()
  const text = <bdi>{entryText(entry, { t, format })}</bdi>
  const isSame = before?.at === entry.at && before.by?.name === entry.by?.name
  const notes = entryNotes(entry, { t, format })
  return (
    <div className="grid gap-0.5">
      <span>
        {entry.reversed ? <s className="text-muted">{text}</s> : text}
        {entry.reversed && <span className="text-small text-muted"> · {t('folio.reversed')}</span>}
      </span>
      {notes.map((note) => (
        <span key={note} className="text-small">
          <bdi>{note}</bdi>
        </span>
      ))}
      {!isSame && (
        <span className="text-small text-muted">
          <Parts>
            <span>{format.instant(entry.at, siteTimeZone, 'medium')}</span>
            {entry.by && <bdi>{t('adminbookings.by', entry.by)}</bdi>}
          </Parts>
        </span>
      )}
      {entry.payment !== null && forms.isManager && <ReverseAction payment={entry.payment} forms={forms} />}
    </div>
  )
}

/** The invoices and credit notes of a booking by date. */
function Invoices({ details: { booking, invoices, credit_notes } }: { details: AdminBookingDetails }) {
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
