import type { Voucher } from '#domains/vouchers/contract.ts'
import { voucherSheet, type SheetLine, type VoucherSheet } from '#domains/vouchers/voucher-sheet.ts'
import { direction, inLocale, languageOf, otherContentLocale } from '#i18n/locale.ts'
import { useLanguage } from '#i18n/react.tsx'
import { Disclosure } from '#web/ui/layout/Disclosure.tsx'
import { PageHeading } from '#web/ui/layout/Page.tsx'
import { Icon } from '#web/ui/pictures/Icon.tsx'
import '#web/features/bookings/summary-fold.css'

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
        <PageHeading className="text-title">{sheet.title}</PageHeading>
        <p className="text-muted">{inLocale(voucher.brand, locale)}</p>
      </header>
      {/* Where there is room, both languages stand beside each other, which takes half the sheets. */}
      <div className="grid gap-x-8 gap-y-5 md:grid-cols-2 print:grid-cols-2 print:gap-y-3">
        <div className="grid content-start gap-5 print:gap-2">
          <div className="grid gap-1">
            <h2 className="text-heading">
              <bdi>{sheet.name}</bdi>
            </h2>
            {other.name !== sheet.name && (
              <p className="text-muted text-lead" lang={further.lang}>
                <bdi>{other.name}</bdi>
              </p>
            )}
            {/* That of a hotel stands with its phone. */}
            {voucher.kind !== 'stay' && <p className="text-muted">{sheet.address}</p>}
          </div>
          <div className="grid gap-1">
            <p className="text-muted text-small">{t('voucher.reference')}</p>
            <p className="flex flex-wrap items-center gap-x-4">
              <bdi dir="ltr" className="text-primary text-heading font-semibold">
                {voucher.reference}
              </bdi>
              <span className="text-success flex items-center gap-1.5">
                <Icon name="check" />
                {t('voucher.confirmed')}
              </span>
            </p>
          </div>
        </div>
        <div className="grid content-start gap-5 md:order-2 print:order-2 print:gap-3">
          <Parts parts={sheet.parts.slice(0, 2)} />
        </div>
        <div
          {...further}
          className="hidden content-start gap-5 md:order-3 md:grid print:order-3 print:grid print:gap-3"
        >
          <Parts parts={other.parts.slice(0, 2)} />
        </div>
        <figure className="grid content-start justify-items-center gap-1 md:order-1 md:justify-items-end print:order-1 print:justify-items-end">
          <svg
            role="img"
            aria-label={t('voucher.scan')}
            viewBox={`0 0 ${qr.size} ${qr.size}`}
            className="size-44 print:size-32 rounded-control border border-line bg-(--chip) fill-(--on-chip)"
            shapeRendering="crispEdges"
          >
            <path d={qr.path} />
          </svg>
          <figcaption className="text-muted text-small">{t('voucher.scan')}</figcaption>
        </figure>
      </div>
      <div className="rounded-button bg-sunk grid break-inside-avoid gap-4 border border-(--brass) px-5 py-4 md:grid-cols-2 print:grid-cols-2 print:px-4 print:py-2">
        <Driver sheet={sheet} />
        <div {...further}>
          <Driver sheet={other} />
        </div>
      </div>
      <div className="grid gap-5 md:grid-cols-2 md:gap-x-8 print:grid-cols-2 print:gap-x-8">
        <div className="grid content-start gap-5 print:block print:space-y-3">
          <Parts parts={sheet.parts.slice(2)} />
        </div>
        <Disclosure className="summary-fold" summary={languageOf(otherContentLocale(locale)).name}>
          <div {...further} className="grid content-start gap-5 print:block print:space-y-3">
            <div className="grid gap-5 md:hidden print:hidden">
              <Parts parts={other.parts.slice(0, 2)} />
            </div>
            <Parts parts={other.parts.slice(2)} />
          </div>
        </Disclosure>
      </div>
      <footer className="text-muted text-small">
        {[sheet.licence, ...sheet.notes].filter(Boolean).map((note) => (
          <p key={note}>{note}</p>
        ))}
      </footer>
    </article>
  )
}

function Driver({ sheet: { driver } }: { sheet: VoucherSheet }) {
  return (
    <section className="grid gap-1">
      <h3 className="text-muted text-small font-normal">{driver.title}</h3>
      {driver.lines.map((line) => (
        <p key={line} className="print:text-note">
          {line}
        </p>
      ))}
    </section>
  )
}

function Parts({ parts }: Pick<VoucherSheet, 'parts'>) {
  return parts.map(({ title, lines }) => (
    <section key={title} className="border-line grid break-inside-avoid content-start gap-2 border-t pt-4 print:pt-2">
      <h3 className="text-primary text-lead">{title}</h3>
      <dl className="grid grid-cols-[fit-content(8.5rem)_1fr] gap-x-4 gap-y-2 print:gap-y-1">
        {lines.map((line, i) => (
          // Labels are not unique, and the order of the lines never changes.
          <Line key={i} line={line} />
        ))}
      </dl>
    </section>
  ))
}

function Line({ line: { label, value, ltr, strong } }: { line: SheetLine }) {
  const [first = '', ...notes] = strong ? value.split('\n') : [value]
  return (
    <>
      <dt className="text-muted print:text-note">{label}</dt>
      <dd className="wrap-anywhere print:text-note">
        {ltr ? <bdi dir="ltr">{first}</bdi> : <span className={strong ? 'font-semibold' : undefined}>{first}</span>}
        {notes.map((note) => (
          <span key={note} className="text-muted text-small block">
            {note}
          </span>
        ))}
      </dd>
    </>
  )
}
