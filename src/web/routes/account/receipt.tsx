import type { ReceiptAnswer } from '#domains/bookings/contract/payments.ts'
import { useFormat, useLocale, useText } from '#i18n/react.tsx'
import { bookingErrorResponse, requireBookingAccess } from '#web/features/bookings/opened/booking-wall.ts'
import { ButtonLink } from '#web/ui/Button.tsx'
import { Card } from '#web/ui/Card.tsx'
import { KeyValues } from '#web/ui/KeyValues.tsx'
import { PageHeading } from '#web/ui/PageHeading.tsx'
import { contentLinks } from '#web/features/content/content-links.ts'
import { documentLinks } from '#web/lib/document-links.ts'
import { qrDrawing } from '#web/lib/qr.ts'
import { answersTo } from '#web/lib/error-response.ts'
import { requestContext } from '#web/lib/server-context.ts'
import { PrintButton } from '#web/ui/PrintButton.tsx'
import { titleOf } from '#web/lib/title.ts'
import type { Route } from './+types/receipt'

export const meta: Route.MetaFunction = (args) => titleOf(args, 'pay.receiptTitle')

export async function loader({ request, context }: Route.LoaderArgs) {
  const requested = context.get(requestContext)
  const { api, locale } = requested
  const query = new URL(request.url).searchParams
  const reference = query.get('reference') ?? ''
  const number = query.get('number')
  const here = documentLinks.receipt(locale, reference)
  requireBookingAccess(requested, here)
  const found = await api.show_receipt({ reference, ...(number && /^\d{1,9}$/.test(number) && { number }) })
  if (!found.ok) throw bookingErrorResponse(requested, found.error, here)
  const [status] = await answersTo(api.fetch_web_status())
  return { receipt: found.data, qr: qrDrawing(found.data.qr), demo: status.demo }
}

export default function Receipt({ loaderData: { receipt, qr, demo } }: Route.ComponentProps) {
  const t = useText()
  const format = useFormat()
  const locale = useLocale()
  const { seller } = receipt
  return (
    <div className="page-width grid max-w-[52rem] gap-6 py-8">
      <PageHeading>{t('pay.receiptTitle')}</PageHeading>
      <Card padded className="grid gap-6">
        <div className="grid items-start gap-6 sm:grid-cols-[1fr_auto]">
          <KeyValues
            items={[
              { label: t('pay.receiptSeller'), value: <bdi>{seller.name}</bdi> },
              { label: t('pay.receiptVatNumber'), value: <bdi dir="ltr">{seller.vat_number}</bdi> },
              ...(seller.registration
                ? [{ label: t('company.registration'), value: <bdi dir="ltr">{seller.registration}</bdi> }]
                : []),
              ...(seller.address ? [{ label: t('company.address'), value: <bdi>{seller.address}</bdi> }] : []),
              { label: t('pay.receiptNumber'), value: <bdi dir="ltr">{receipt.number}</bdi> },
              { label: t('pay.receiptDate'), value: format.instant(receipt.issued_at, 'Asia/Riyadh', 'medium') },
              { label: t('pay.receiptBooking'), value: <bdi dir="ltr">{receipt.reference}</bdi> },
            ]}
          />
          <svg
            role="img"
            aria-label={t('pay.receiptQr')}
            viewBox={`0 0 ${qr.size} ${qr.size}`}
            className="receipt-qr"
            shapeRendering="crispEdges"
          >
            <path d={qr.path} />
          </svg>
        </div>
        <Lines receipt={receipt} />
        {demo && <p className="text-muted text-note">{t('pay.receiptDemo')}</p>}
      </Card>
      {receipt.others.length > 0 && (
        <nav aria-label={t('changes.otherReceipts')} className="grid gap-1 print:hidden">
          <p className="text-muted">{t('changes.otherReceipts')}</p>
          {receipt.others.map((number) => (
            <a key={number} className="link" href={documentLinks.receipt(locale, receipt.reference, number)}>
              {t('changes.receiptNumber', { number: String(number) })}
            </a>
          ))}
        </nav>
      )}
      <div className="flex flex-wrap gap-3 print:hidden">
        <ButtonLink to={contentLinks.confirm(locale, receipt.reference)} variant="secondary">
          {t('pay.receiptBack')}
        </ButtonLink>
        <PrintButton />
      </div>
    </div>
  )
}

function Lines({ receipt }: { receipt: ReceiptAnswer }) {
  const t = useText()
  const format = useFormat()
  const money = (minor: number) => <bdi>{format.money(minor, receipt.total.currency)}</bdi>
  return (
    <dl className="border-line grid grid-cols-[1fr_auto] gap-x-4 gap-y-2 border-t pt-4">
      {receipt.lines.map((line) => (
        <div key={line.reference} className="contents">
          <dt>
            {t('pay.receiptStay', { hotel: line.what })}
            {line.discount && (
              <span className="text-muted text-small block">
                {t('pay.receiptDiscount', {
                  code: line.discount.code,
                  amount: format.money(line.discount.amount.minor, line.discount.amount.currency),
                })}
              </span>
            )}
            {line.returned.minor > 0 && (
              <span className="text-muted text-small block">
                {t('pay.receiptReturned')}: {money(line.returned.minor)}
              </span>
            )}
          </dt>
          <dd className="text-end">{money(line.total.minor)}</dd>
        </div>
      ))}
      <div className="text-muted contents">
        <dt>{t('pay.receiptNet')}</dt>
        <dd className="text-end">{money(receipt.total.minor - receipt.vat.minor)}</dd>
      </div>
      <div className="text-muted contents">
        <dt>{t('pay.receiptVat')}</dt>
        <dd className="text-end">{money(receipt.vat.minor)}</dd>
      </div>
      <div className="text-lead contents font-semibold">
        <dt>{t('pay.receiptTotal')}</dt>
        <dd className="text-end">{money(receipt.total.minor)}</dd>
      </div>
      {receipt.returned.minor > 0 && (
        <div className="contents">
          <dt>{t('pay.receiptReturned')}</dt>
          <dd className="text-end">{money(-receipt.returned.minor)}</dd>
        </div>
      )}
    </dl>
  )
}
