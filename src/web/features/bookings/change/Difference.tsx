import { Form } from 'react-router'
import type { BookingDetails } from '#domains/bookings/contract/bookings.ts'
import type { ChangeQuote } from '#domains/booking-changes/contract.ts'
import { isDated } from '#domains/shared/plan.ts'
import { changedNames } from '#domains/shared/texts/changed-names.ts'
import { moneyColumn } from '#domains/shared/texts/money-column.ts'
import { dueLabel } from '#domains/shared/texts/short-account.ts'
import { useLanguage } from '#i18n/react.tsx'
import { documentLinks } from '#links/booking.ts'
import { chosenParts, freeCancellation } from '#web/features/bookings/change/chosen-parts.ts'
import { refundParts } from '#web/features/bookings/change/refund-parts.ts'
import { SubmitButton } from '#web/ui/actions/Button.tsx'
import { Alert } from '#web/ui/feedback/Alert.tsx'
import { Table } from '#web/ui/figures/Table.tsx'
import { HiddenFields } from '#web/ui/form/HiddenFields.tsx'
import { Card } from '#web/ui/layout/Card.tsx'

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
    <Card padded className="grid gap-5" id="difference">
      <h2 className="text-title" tabIndex={-1}>
        {t('bookingchange.difference')}
      </h2>
      {isNew && (
        <Alert tone="warning" title={t('bookingchange.priceChanged')} announce>
          <p>{t('bookingchange.priceChangedText')}</p>
        </Alert>
      )}
      {chosen.length > 0 && (
        <ul className="text-lead grid gap-1 font-medium">
          {chosen.map((part) => (
            <li key={part}>{part}</li>
          ))}
        </ul>
      )}
      {!item && <p className="text-muted">{t('bookingchange.namesOnly')}</p>}
      {quote.lines.length > 0 && <PriceTable quote={quote} />}
      <Consequences booking={booking} quote={quote} />
      <AcceptForm booking={booking} quote={quote} values={values} answerKey={answerKey} />
    </Card>
  )
}

/** The price line by line, before and after the change. */
function PriceTable({ quote }: Pick<Props, 'quote'>) {
  const { t, format } = useLanguage()
  const amounts = [...quote.lines, { before: quote.total_before, after: quote.total_after }]
  const inColumn = moneyColumn(
    format,
    amounts.flatMap(({ before, after }) => [before, after]),
  )
  const price = (amount: Money) => <bdi>{inColumn(amount)}</bdi>
  return (
    <Table
      caption={t('bookingchange.price')}
      rows={[
        ...quote.lines.map(({ line, before, after: now }) => ({
          name: t(`bookingchange.line_${line}`),
          before,
          now,
        })),
        { name: t('common.total'), before: quote.total_before, now: quote.total_after },
      ]}
      keyOf={({ name }) => name}
      columns={[
        { label: t('bookingchange.part'), cell: ({ name }) => name },
        { label: t('bookingchange.before'), end: true, cell: ({ before }) => price(before) },
        { label: t('bookingchange.after'), end: true, cell: ({ now }) => price(now) },
      ]}
    />
  )
}

/** What the change costs, pays, returns and leaves to pay. */
function Consequences({ booking, quote }: Pick<Props, 'booking' | 'quote'>) {
  const { t, locale, format } = useLanguage()
  const freed = freeCancellation(t, format, {
    before: quote.lines.length > 0 ? quote.free_until : quote.free_after,
    after: quote.free_after,
    timeZone: booking.about.time_zone,
    place: booking.about.city,
  })
  const { item } = quote
  const isPaidInParts = booking.payment_type === 'prepay' && item?.kind === 'package'
  const instalments = isPaidInParts ? (item.pay.prepay?.filter(isDated) ?? []) : []
  const scheduled = instalments.reduce((sum, { amount }) => sum + amount.minor, 0)
  const dated = scheduled === quote.pay_later.minor ? instalments : []
  return (
    <ul className="grid gap-2">
      {quote.penalty.minor > 0 ? (
        <li>{t('bookingchange.penalty', { amount: format.amount(quote.penalty) })}</li>
      ) : (
        quote.lines.length > 0 && (
          <li>
            {quote.free_until
              ? t('bookingchange.freeUntil', {
                  until: format.instant(quote.free_until, booking.about.time_zone),
                  place: booking.about.city,
                })
              : t('bookingchange.free')}
          </li>
        )
      )}
      {freed && <li>{freed}</li>}
      {quote.paid.minor > 0 && quote.lines.length > 0 && (
        <li>{t('bookingchange.paid', { amount: format.amount(quote.paid) })}</li>
      )}
      {quote.pay_now.minor > 0 && (
        <li className="font-medium">
          {t(quote.on_request ? 'bookingchange.payIfAccepted' : 'bookingchange.payNow', {
            amount: format.amount(quote.pay_now),
          })}
        </li>
      )}
      {quote.refund.minor > 0 && (
        <li className="font-medium">{t('bookingchange.refund', { amount: format.amount(quote.refund) })}</li>
      )}
      {quote.by_hand.minor > 0 && (
        <li className="font-medium">{t('bookingchange.byHand', { amount: format.amount(quote.by_hand) })}</li>
      )}
      {refundParts(t, format, quote).map((part) => (
        <li key={part}>{part}</li>
      ))}
      {dated.map(({ due, amount }) => (
        <li key={due}>
          {dueLabel(t, format, { when: due, kind: booking.kind })}: {format.amount(amount)}
        </li>
      ))}
      {dated.length === 0 && quote.pay_later.minor > 0 && (
        <li>{t('bookingchange.later', { kind: booking.kind, amount: format.amount(quote.pay_later) })}</li>
      )}
      {quote.on_request && <li>{t('bookingchange.onRequest')}</li>}
      {booking.order && booking.others_of_order > 0 && quote.lines.length > 0 && (
        <li>
          {t('bookingchange.othersStay', { order: booking.order, count: booking.others_of_order })}{' '}
          <a className="link" href={documentLinks.order(locale, booking.order)}>
            {t('bookingchange.seeOrder')}
          </a>
        </li>
      )}
    </ul>
  )
}

/** Fields of the form that accepts a change, which are not of the change. */
const ownFields = new Set(['key', 'change_token', 'intent'])

/** Accepts exactly the change that was quoted. */
function AcceptForm({ booking, quote, values, answerKey }: Omit<Props, 'isNew'>) {
  const { t, format } = useLanguage()
  const { pay_now, on_request } = quote
  return (
    <Form method="post" className="grid justify-items-start gap-3">
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
