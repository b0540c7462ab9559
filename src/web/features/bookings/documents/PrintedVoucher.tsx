import type { Voucher } from '#domains/bookings/contract/vouchers.ts'
import { voucherSheet, type SheetLine, type VoucherSheet } from '#domains/bookings/documents/voucher-sheet.ts'
import { direction, inLocale, otherContentLocale } from '#i18n/locale.ts'
import { useLocale, useText } from '#i18n/react.tsx'
import { Badge } from '#web/ui/feedback/Badge.tsx'
import { classes } from '#web/ui/classes.ts'
import '#web/features/bookings/documents/documents.css'

/**
 * The voucher as a page, to show on a phone or to print: first in the language of the page, then in the other one.
 * @param other the sheet in the other language, whose messages this page does not have
 */
export function PrintedVoucher({
  voucher,
  other,
  qr,
}: {
  voucher: Voucher
  other: VoucherSheet
  qr: { size: number; path: string }
}) {
  const t = useText()
  const locale = useLocale()
  const sheet = voucherSheet(voucher, t)
  const further = { lang: otherContentLocale(locale), dir: direction(otherContentLocale(locale)) }
  return (
    <article className="card voucher">
      <header className="voucher-head">
        <p className="display text-title text-primary">{inLocale(voucher.brand, locale)}</p>
        <p className="text-muted">{sheet.title}</p>
      </header>
      <div className="voucher-top">
        <div className="grid content-start gap-1">
          <h2 className="text-heading">
            <bdi>{sheet.name}</bdi>
          </h2>
          {other.name !== sheet.name && (
            <p className="text-muted text-lead" lang={further.lang}>
              <bdi>{other.name}</bdi>
            </p>
          )}
          <p className="text-muted">{sheet.address}</p>
          <p className="text-muted text-note mt-3">{t('voucher.reference')}</p>
          <p className="flex flex-wrap items-center gap-3">
            <bdi dir="ltr" className="text-primary text-heading font-semibold">
              {voucher.reference}
            </bdi>
            <Badge tone="success" icon="check">
              {t('voucher.confirmed')}
            </Badge>
          </p>
        </div>
        <figure className="grid justify-items-center gap-1">
          <svg
            role="img"
            aria-label={t('voucher.scan')}
            viewBox={`0 0 ${qr.size} ${qr.size}`}
            className="receipt-qr"
            shapeRendering="crispEdges"
          >
            <path d={qr.path} />
          </svg>
          <figcaption className="text-muted text-note">{t('voucher.scan')}</figcaption>
        </figure>
      </div>
      <Driver sheet={sheet} />
      <div {...further}>
        <Driver sheet={other} />
      </div>
      <Parts sheet={sheet} />
      <section {...further} className="voucher-other">
        <h3 className="text-heading">{other.title}</h3>
        <Parts sheet={other} />
      </section>
      <footer className="text-muted text-note">
        {sheet.notes.map((note) => (
          <p key={note}>{note}</p>
        ))}
      </footer>
    </article>
  )
}

function Driver({ sheet: { driver } }: { sheet: VoucherSheet }) {
  return (
    <section className="voucher-driver">
      <h3 className="text-muted text-note font-normal">{driver.title}</h3>
      <div className="text-lead">
        {driver.lines.map((line) => (
          <p key={line}>{line}</p>
        ))}
      </div>
    </section>
  )
}

function Parts({ sheet }: { sheet: VoucherSheet }) {
  return sheet.parts.map(({ title, lines }) => (
    <section key={title} className="voucher-part">
      <h3 className="text-primary text-lead">{title}</h3>
      <dl>
        {lines.map((line, i) => (
          // Labels are not unique, and the order of the lines never changes.
          <Line key={i} line={line} />
        ))}
      </dl>
    </section>
  ))
}

function Line({ line: { label, value, ltr, strong } }: { line: SheetLine }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd className={classes(strong && 'font-semibold')}>{ltr ? <bdi dir="ltr">{value}</bdi> : value}</dd>
    </div>
  )
}
