import { redirect } from 'react-router'
import type { ReceiptAnswer } from '#domains/bookings/payment-contract.ts'
import { useFormat, useLocale, useText } from '#text/react.tsx'
import { ButtonLink } from '#web/kit/Button.tsx'
import { Card } from '#web/kit/Card.tsx'
import { KeyValues } from '#web/kit/KeyValues.tsx'
import { PageHeading } from '#web/kit/PageHeading.tsx'
import { links } from '#web/links.ts'
import { paperLinks } from '#web/paper-links.ts'
import { qrDrawing } from '#web/qr.ts'
import { answersTo, pageRefused } from '#web/refusal.ts'
import { requestContext } from '#web/server-context.ts'
import { PrintButton } from '#web/shell/PrintButton.tsx'
import { titleOf } from '#web/title.ts'
import type { Route } from './+types/receipt.ts'

export const meta: Route.MetaFunction = (args) => titleOf(args, 'pay.receiptTitle')

export async function loader({ request, context }: Route.LoaderArgs) {
  const { api, locale, signedIn } = context.get(requestContext)
  const query = new URL(request.url).searchParams
  const reference = query.get('reference') ?? ''
  const number = query.get('number')
  if (!signedIn) throw redirect(links.signin(locale, paperLinks.receipt(locale, reference)))
  const found = await api.show_receipt({ reference, ...(number && /^\d{1,9}$/.test(number) && { number }) })
  if (!found.ok) throw pageRefused(found.error)
  const [status] = await answersTo(api.fetch_web_status())
  return { receipt: found.data, qr: qrDrawing(found.data.qr), demo: status.demo }
}

export default function Receipt({ loaderData: { receipt, qr, demo } }: Route.ComponentProps) {
  const t = useText()
  const format = useFormat()
  const locale = useLocale()
  return (
    <div className="page-width grid max-w-[52rem] gap-6 py-8">
      <PageHeading>{t('pay.receiptTitle')}</PageHeading>
      <Card padded className="grid gap-6">
        <div className="grid items-start gap-6 sm:grid-cols-[1fr_auto]">
          <KeyValues
            items={[
              { label: t('pay.receiptSeller'), value: <bdi>{receipt.seller.name}</bdi> },
              { label: t('pay.receiptVatNumber'), value: <bdi dir="ltr">{receipt.seller.vat_number}</bdi> },
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
            <a key={number} className="link" href={paperLinks.receipt(locale, receipt.reference, number)}>
              {t('changes.receiptNumber', { number: String(number) })}
            </a>
          ))}
        </nav>
      )}
      <div className="flex flex-wrap gap-3 print:hidden">
        <ButtonLink to={links.confirm(locale, receipt.reference)} variant="secondary">
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
          <dt>{t('pay.receiptStay', { hotel: line.what })}</dt>
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
