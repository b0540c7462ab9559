import type { Voucher } from '#domains/vouchers/contract.ts'
import { voucherSheet, type SheetLine, type VoucherSheet } from '#domains/vouchers/voucher-sheet.ts'
import { direction, inLocale, otherContentLocale } from '#i18n/locale.ts'
import { useLanguage } from '#i18n/react.tsx'
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
  const { t, locale } = useLanguage()
  const sheet = voucherSheet(voucher, t)
  const further = { lang: otherContentLocale(locale), dir: direction(otherContentLocale(locale)) }
  return (
    // A browser moves a grid whose rows may not break to the next sheet, and would leave the first one empty.
    <article className="card grid gap-5 p-[clamp(1rem,4vw,2rem)] print:block print:space-y-4 print:border-0! print:p-0">
      <header className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 border-b-3 border-(--brass) pb-3">
        <p className="display text-title text-primary">{inLocale(voucher.brand, locale)}</p>
        <p className="text-muted">{sheet.title}</p>
      </header>
      <div className="grid gap-6 sm:grid-cols-[1fr_auto] print:grid-cols-[1fr_auto]">
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
          {sheet.licence && <p className="text-small text-muted">{sheet.licence}</p>}
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
            className="size-44 print:size-32 rounded-control border border-line bg-(--chip) fill-(--on-chip)"
            shapeRendering="crispEdges"
          >
            <path d={qr.path} />
          </svg>
          <figcaption className="text-muted text-note">{t('voucher.scan')}</figcaption>
        </figure>
      </div>
      {/* On paper both languages stand beside each other, which takes half the sheets. */}
      <div className="grid gap-5 print:grid-cols-2">
        <Driver sheet={sheet} />
        <div {...further}>
          <Driver sheet={other} />
        </div>
      </div>
      <div className="grid gap-5 print:grid-cols-2 print:gap-x-8">
        <div className="grid content-start gap-5 print:block print:space-y-3">
          <Parts sheet={sheet} />
        </div>
        <section
          {...further}
          className="grid content-start gap-5 border-t-3 border-(--brass) pt-5 print:block print:space-y-3 print:border-t-0 print:pt-0"
        >
          <h3 className="text-heading print:hidden">{other.title}</h3>
          <Parts sheet={other} />
        </section>
      </div>
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
    <section className="rounded-button bg-sunk grid break-inside-avoid gap-1 border border-(--brass) px-5 py-4 print:px-4 print:py-2">
      <h3 className="text-muted text-note font-normal">{driver.title}</h3>
      <div className="text-lead print:text-note">
        {driver.lines.map((line) => (
          <p key={line}>{line}</p>
        ))}
      </div>
    </section>
  )
}

function Parts({ sheet }: { sheet: VoucherSheet }) {
  return sheet.parts.map(({ title, lines }) => (
    <section
      key={title}
      className="voucher-part border-line grid break-inside-avoid gap-x-6 gap-y-2 border-t pt-4 print:pt-2"
    >
      <h3 className="text-primary text-lead">{title}</h3>
      <dl className="grid gap-2 print:gap-1">
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
    <div className="grid grid-cols-[6rem_1fr] gap-x-3 sm:grid-cols-[11rem_1fr] print:grid-cols-[6.5rem_1fr]">
      <dt className="text-muted print:text-note">{label}</dt>
      <dd className={classes('wrap-anywhere print:text-note', strong && 'font-semibold')}>
        {ltr ? <bdi dir="ltr">{value}</bdi> : value}
      </dd>
    </div>
  )
}
