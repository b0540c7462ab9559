import { Form } from 'react-router'
import type { BookingDetails } from '#domains/bookings/contract/bookings.ts'
import type { ChangeQuote } from '#domains/booking-changes/contract.ts'
import { changedNames } from '#domains/shared/texts/changed-names.ts'
import { moneyColumn } from '#domains/shared/texts/money-column.ts'
import { useLanguage } from '#i18n/react.tsx'
import { documentLinks } from '#links/booking.ts'
import { accountOf } from '#web/features/bookings/account-of.ts'
import { chosenParts, freeCancellation } from '#web/features/bookings/change/chosen-parts.ts'
import { refundParts, textOfAmount } from '#web/features/bookings/change/refund-parts.ts'
import { AccountLines } from '#web/features/products/ShortAccount.tsx'
import { accountLines } from '#domains/shared/texts/short-account.ts'
import { SubmitButton } from '#web/ui/actions/Button.tsx'
import { Alert } from '#web/ui/feedback/Alert.tsx'
import { Table } from '#web/ui/figures/Table.tsx'
import { HiddenFields } from '#web/ui/form/Inputs.tsx'
import { Card } from '#web/ui/layout/Card.tsx'
import { TextList } from '#web/ui/layout/TextList.tsx'

type Money = ChangeQuote['penalty']

type Props = {
  booking: BookingDetails
  quote: ChangeQuote
  /** The form that was quoted, as submitted. */
  values: Record<string, string>
  answerKey: string
  /** True if the price has changed since the quote that was accepted. */
  isNew: boolean
}

/** The price of a change line by line, what is paid or returned, and the button that accepts exactly this. */
export function Difference({ booking, quote, values, answerKey, isNew }: Props) {
  const { t, format } = useLanguage()
  const { item } = quote
  const chosen = [
    ...chosenParts(t, format, { before: booking.item, after: item }),
    ...changedNames(t, booking.guest_names, quote.guest_names),
  ]
  return (
    <Card padded className="grid grid-cols-1 gap-5" id="difference">
      <h2 className="text-title" tabIndex={-1}>
        {t('bookingchange.difference')}
      </h2>
      {isNew && (
        <Alert tone="warning" title={t('bookingchange.priceChanged')} announce>
          <p>{t('bookingchange.priceChangedText')}</p>
        </Alert>
      )}
      {quote.lines.length > 0 && <Sum quote={quote} />}
      <TextList texts={chosen} className="text-lead grid gap-1 font-medium" />
      {!item && <p className="text-muted">{t('bookingchange.namesOnly')}</p>}
      {quote.lines.length > 0 && <PriceTable quote={quote} />}
      <Consequences booking={booking} quote={quote} />
      <AcceptForm booking={booking} quote={quote} values={values} answerKey={answerKey} />
    </Card>
  )
}

/** What the change costs or returns, in one amount. */
function Sum({ quote }: Pick<Props, 'quote'>) {
  const { t, format } = useLanguage()
  const { pay_now, refund, total_before, total_after, on_request } = quote
  const more = total_after.minor - total_before.minor
  const [label, minor] =
    pay_now.minor > 0
      ? [t(on_request ? 'bookingchange.sumOnceAccepted' : 'bookingchange.sumNow'), pay_now.minor]
      : refund.minor > 0
        ? [t('bookingchange.sumBack'), refund.minor]
        : [t(more > 0 ? 'bookingchange.sumMore' : 'bookingchange.sumLess'), Math.abs(more)]
  return (
    <p className="rounded-button bg-sunk flex flex-wrap items-baseline justify-between gap-x-4 px-4 py-3">
      {minor === 0 ? (
        t('bookingchange.sumSame')
      ) : (
        <>
          {label} <bdi className="price">{format.money(minor, total_after.currency)}</bdi>
        </>
      )}
    </p>
  )
}

/** The lines of the price that the change alters, and the total, before and after it. */
function PriceTable({ quote }: Pick<Props, 'quote'>) {
  const { t, format } = useLanguage()
  const changed = quote.lines.filter(({ before, after }) => before.minor !== after.minor)
  const rows = [
    ...changed.map(({ line, ...amounts }) => ({ name: t(`bookingchange.line_${line}`), ...amounts })),
    { name: t('common.total'), before: quote.total_before, after: quote.total_after },
  ]
  const inColumn = moneyColumn(
    format,
    rows.flatMap(({ before, after }) => [before, after]),
  )
  const price = (amount: Money) => <bdi>{inColumn(amount)}</bdi>
  return (
    <Table
      caption={<span className="sr-only">{t('bookingchange.price')}</span>}
      rows={rows}
      keyOf={({ name }) => name}
      narrow="tight"
      columns={[
        { label: t('bookingchange.part'), cell: ({ name }) => name },
        { label: t('bookingchange.before'), end: true, cell: ({ before }) => price(before) },
        { label: t('bookingchange.after'), end: true, cell: ({ after }) => price(after) },
      ]}
    />
  )
}

/** The account of the booking once it is changed, and why something is charged, paid or returned. */
function Consequences({ booking, quote }: Pick<Props, 'booking' | 'quote'>) {
  const { t, locale, format } = useLanguage()
  const { account, lines, on_request: onRequest } = quote
  const { order } = booking
  const { city: place, time_zone: timeZone } = booking.about
  const isPriced = lines.length > 0
  // A price that stays the same has no charge.
  const more = quote.total_after.minor - quote.total_before.minor
  const freed = freeCancellation(t, format, {
    before: quote.free_until,
    after: account.refundable_until,
    timeZone,
    place,
  })
  const penalty = textOfAmount(format, quote.penalty, (amount) => t('bookingchange.penalty', { amount }))
  const texts = isPriced
    ? [
        ...(penalty.length === 0 && more !== 0 ? [t('bookingchange.free')] : penalty),
        ...(freed ? [freed] : []),
        ...(onRequest ? [] : textOfAmount(format, quote.pay_now, (amount) => t('bookingchange.payNow', { amount }))),
        ...textOfAmount(format, quote.refund, (amount) => t('bookingchange.refund', { amount })),
        ...refundParts(t, format, quote),
        ...textOfAmount(format, account.owed, (amount) => t('bookingchange.byHand', { amount })),
      ]
    : []
  return (
    <>
      {isPriced && (
        <AccountLines
          lines={accountLines(t, format, {
            ...accountOf(booking),
            account: { ...account, refundable_until: freed ? null : account.refundable_until },
          }).filter(({ part }) => part !== 'total')}
        />
      )}
      <ul className="grid gap-2">
        {[...texts, ...(onRequest ? [t('bookingchange.onRequest')] : [])].map((text) => (
          <li key={text}>{text}</li>
        ))}
        {order && booking.others_of_order > 0 && isPriced && (
          <li>
            {t('bookingchange.othersStay', { order, count: booking.others_of_order })}{' '}
            <a className="link" href={documentLinks.order(locale, order)}>
              {t('bookingchange.seeOrder')}
            </a>
          </li>
        )}
      </ul>
    </>
  )
}

/** Fields of the form that accepts a change, which are not of the change. */
const ownFields = new Set(['key', 'change_token', 'intent'])

/** Accepts exactly the change that was quoted. */
function AcceptForm({ booking, quote, values, answerKey }: Omit<Props, 'isNew'>) {
  const { t, format } = useLanguage()
  const { pay_now, on_request } = quote
  return (
    <Form method="post" className="of-form grid justify-items-start gap-3">
      <HiddenFields
        fields={[
          ['key', answerKey],
          ['change_token', quote.token],
          ...Object.entries(values).filter(([name]) => !ownFields.has(name)),
        ]}
      />
      <SubmitButton intent="accept" large>
        {on_request
          ? t('bookingchange.send')
          : pay_now.minor > 0
            ? t('bookingchange.acceptAndPay', { amount: format.amount(pay_now) })
            : t('bookingchange.accept')}
      </SubmitButton>
      <p className="text-muted text-note">
        {t('bookingchange.holds', {
          until: format.instant(quote.expires_at, booking.about.time_zone),
          place: booking.about.city,
        })}
      </p>
    </Form>
  )
}
