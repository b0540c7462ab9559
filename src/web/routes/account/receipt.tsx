import type { ReactNode } from 'react'
import { siteTimeZone } from '#domains/shared/dates.ts'
import { moneyColumn } from '#domains/shared/texts/money-column.ts'
import { giftCardMark } from '#domains/shared/texts/gift-card-mark.ts'
import type { ReceiptAnswer } from '#domains/invoices/contract.ts'
import { useLanguage } from '#i18n/react.tsx'
import { bookingErrorResponse, requireBookingAccess } from '#web/features/bookings/opened/booking-access.ts'
import { ButtonLink } from '#web/ui/actions/Button.tsx'
import { Card } from '#web/ui/layout/Card.tsx'
import { Icon } from '#web/ui/pictures/Icon.tsx'
import { QrCode } from '#web/ui/pictures/QrCode.tsx'
import { KeyValues } from '#web/ui/figures/KeyValues.tsx'
import { NarrowPage, PageHeading, titleOf } from '#web/ui/layout/Page.tsx'
import { documentLinks } from '#links/booking.ts'
import { classes } from '#web/ui/classes.ts'
import { qrDrawing } from '#web/lib/qr.ts'
import { answersTo, requestContext } from '#web/lib/loaders.ts'
import type { Route } from './+types/receipt'

export const meta: Route.MetaFunction = (args) => titleOf(args, 'invoice.title')

export async function loader({ url, context }: Route.LoaderArgs) {
  const pageContext = context.get(requestContext)
  const { api, locale } = pageContext
  const query = url.searchParams
  const reference = query.get('reference') ?? ''
  const number = query.get('number')
  const here = documentLinks.receipt(locale, reference)
  requireBookingAccess(pageContext, here)
  const answer = await api.show_receipt({ reference, ...(number && /^\d{1,9}$/.test(number) && { number }) })
  if (!answer.ok) throw bookingErrorResponse(pageContext, answer.error, here)
  const [status] = await answersTo(api.fetch_web_status())
  return { receipt: answer.data, qr: qrDrawing(answer.data.qr), demo: status.demo }
}

export default function Receipt({ loaderData: { receipt, qr, demo } }: Route.ComponentProps) {
  const { t, locale, format } = useLanguage()
  const { seller } = receipt
  return (
    <NarrowPage rem={52}>
      <PageHeading>{t('invoice.title')}</PageHeading>
      <Card padded className="grid gap-6">
        <div className="grid items-start gap-6 sm:grid-cols-[1fr_auto]">
          <KeyValues
            items={[
              { label: t('invoice.seller'), value: <bdi>{seller.name}</bdi> },
              { label: t('invoice.vatNumber'), value: <bdi dir="ltr">{seller.vat_number}</bdi> },
              seller.registration && {
                label: t('company.registration'),
                value: <bdi dir="ltr">{seller.registration}</bdi>,
              },
              seller.address && { label: t('company.address'), value: <bdi>{seller.address}</bdi> },
              { label: t('invoice.number'), value: <bdi dir="ltr">{receipt.number}</bdi> },
              { label: t('invoice.issued'), value: format.instant(receipt.issued_at, siteTimeZone, 'medium') },
              {
                label: t(receipt.order ? 'invoice.order' : 'invoice.booking'),
                value: <bdi dir="ltr">{receipt.order ?? receipt.reference}</bdi>,
              },
            ]}
          />
          <QrCode qr={qr} label={t('invoice.qr')} className="size-44" />
        </div>
        <Lines receipt={receipt} />
        {demo && <p className="text-muted text-note">{t('invoice.demo')}</p>}
      </Card>
      {receipt.credit_notes.length > 0 && (
        <nav aria-label={t('invoice.credits')} className="grid gap-1 print:hidden">
          <p className="text-muted">{t('invoice.credits')}</p>
          {receipt.credit_notes.map(({ number, issued_at, total }) => (
            <a key={number} className="link" href={documentLinks.creditNote(locale, receipt.reference, number)}>
              {t('invoice.credit', {
                number: String(number),
                date: format.instant(issued_at, siteTimeZone, 'medium'),
                amount: format.amount(total),
              })}
            </a>
          ))}
        </nav>
      )}
      {receipt.others.length > 0 && (
        <nav aria-label={t('invoice.others')} className="grid gap-1 print:hidden">
          <p className="text-muted">{t('invoice.others')}</p>
          {receipt.others.map((number) => (
            <a key={number} className="link" href={documentLinks.receipt(locale, receipt.reference, number)}>
              {t('invoice.other', { number: String(number) })}
            </a>
          ))}
        </nav>
      )}
      <p className="text-muted print:hidden">{t('invoice.pdfIsTax')}</p>
      <div className="flex flex-wrap gap-3 print:hidden">
        <ButtonLink to={documentLinks.booking(locale, receipt.reference)} variant="secondary">
          {t('invoice.back')}
        </ButtonLink>
        <a
          href={documentLinks.receiptFile(locale, receipt.reference, receipt.number)}
          className="button button-secondary"
        >
          <Icon name="card" />
          {t('invoice.pdf')}
        </a>
      </div>
    </NarrowPage>
  )
}

function Lines({ receipt }: { receipt: ReceiptAnswer }) {
  const { t, format } = useLanguage()
  const { lines, total, net, vat, gift_cards: gifts, paid, returned } = receipt
  const money = moneyColumn(format, [...lines.map((line) => line.total), net, vat, total, paid, returned])
  const deducted = (amount: typeof total) => money({ ...amount, minor: -amount.minor })
  const rangeOf = (dates: { first_day: string; last_day: string }) => format.stayRange(dates.first_day, dates.last_day)
  const [rate, ...otherRates] = new Set(lines.map((line) => line.vat_rate_percent))
  const notesOf = ({
    reference,
    part_of,
    hotel_fee,
    change,
    dates,
    discount,
    returned: back,
  }: (typeof lines)[number]) =>
    [
      receipt.order && `${t('invoice.booking')} ${reference}`,
      part_of && t('invoice.partOf', { total: format.amount(part_of) }),
      hotel_fee && t('invoice.hotelFee', { amount: format.amount(hotel_fee) }),
      change && t('invoice.difference', { before: rangeOf(change), number: String(change.receipt) }),
      dates &&
        (dates.nights
          ? t('invoice.nights', { dates: rangeOf(dates), nights: format.nights(dates.nights) })
          : rangeOf(dates)),
      discount && t('invoice.discount', { code: discount.code, amount: format.amount(discount.amount) }),
      back.minor > 0 && `${t('shortaccount.refunded')}: ${money(back)}`,
    ].filter((note) => typeof note === 'string')
  return (
    <dl className="border-line grid grid-cols-[1fr_auto] gap-x-4 gap-y-2 border-t pt-4">
      {lines.map((line, i) => (
        <div key={i} className="contents">
          <dt>
            <bdi>{line.what}</bdi>
            {notesOf(line).map((note) => (
              <span key={note} className="text-muted text-small block">
                {note}
              </span>
            ))}
          </dt>
          <dd className="text-end">
            <bdi>{money(line.total)}</bdi>
          </dd>
        </div>
      ))}
      <AmountRow label={t('invoice.net')} amount={money(net)} className="text-muted" />
      <AmountRow
        label={
          <>
            {t('invoice.vat')} {rate && otherRates.length === 0 && <bdi>{rate}%</bdi>}
          </>
        }
        amount={money(vat)}
        className="text-muted"
      />
      <AmountRow label={t('invoice.total')} amount={money(total)} className="text-lead font-semibold" />
      {gifts.map(({ last_four, amount }) => (
        <AmountRow
          key={last_four}
          label={t('shortaccount.giftCard', { card: giftCardMark(last_four) })}
          amount={deducted(amount)}
        />
      ))}
      {gifts.length > 0 && <AmountRow label={t('shortaccount.paid')} amount={money(paid)} />}
      {returned.minor > 0 && <AmountRow label={t('shortaccount.refunded')} amount={deducted(returned)} />}
    </dl>
  )
}

function AmountRow({ label, amount, className }: { label: ReactNode; amount: string; className?: string }) {
  return (
    <div className={classes('contents', className)}>
      <dt>{label}</dt>
      <dd className="text-end">
        <bdi>{amount}</bdi>
      </dd>
    </div>
  )
}
