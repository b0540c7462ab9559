import { Fragment, type ComponentProps } from 'react'
import type { Voucher } from '#domains/vouchers/contract.ts'
import { voucherSheet, type SheetLine, type VoucherSheet } from '#domains/vouchers/voucher-sheet.ts'
import { direction, inLocale, languageOf, otherContentLocale } from '#i18n/locale.ts'
import { useLanguage } from '#i18n/react.tsx'
import { Disclosure } from '#web/ui/layout/Disclosure.tsx'
import { PageHeading } from '#web/ui/layout/Page.tsx'
import { QrCode } from '#web/ui/pictures/QrCode.tsx'
import { Icon } from '#web/ui/pictures/Icon.tsx'

const columns = 'grid gap-x-8 gap-y-5 md:grid-cols-2 print:grid-cols-2 print:gap-y-2'

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
  // Where there is room, both languages stand beside each other, which takes half the sheets.
  const pairs = sheet.parts.map((part, i) => (
    <Fragment key={part.title}>
      <Part part={part} />
      {other.parts[i] && <Part {...further} part={other.parts[i]} className="hidden md:grid print:grid" />}
    </Fragment>
  ))
  return (
    // A browser moves a grid whose rows may not break to the next sheet, and would leave the first one empty.
    <article className="card grid gap-5 p-[clamp(1rem,4vw,2rem)] print:block print:space-y-2 print:border-0! print:p-0">
      <header className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 border-b-3 border-(--brass) pb-3 print:pb-1">
        <PageHeading className="text-title">{sheet.title}</PageHeading>
        <p className="text-muted">{inLocale(voucher.brand, locale)}</p>
      </header>
      <div className="grid grid-cols-[1fr_auto] gap-4 print:gap-y-1">
        <div className="grid gap-1 max-md:col-span-2 print:col-span-1 print:gap-0">
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
        <figure className="grid justify-items-center gap-1 max-md:order-1 md:row-span-2 print:order-none print:row-span-2">
          <QrCode qr={qr} label={sheet.scan} className="size-36 md:size-44 print:size-24" />
          <figcaption className="text-muted text-small">{sheet.scan}</figcaption>
        </figure>
        <div className="grid content-start gap-1 print:gap-0">
          <p className="text-muted text-small">{t('voucher.reference')}</p>
          <bdi dir="ltr" className="text-primary text-heading justify-self-start font-semibold">
            {voucher.reference}
          </bdi>
          <p className="text-success flex items-center gap-1.5">
            <Icon name="check" />
            {t('voucher.confirmed')}
          </p>
        </div>
      </div>
      <div className={columns}>{pairs.slice(0, 2)}</div>
      {sheet.driver.lines.length > 0 && (
        <div className="rounded-button bg-sunk grid break-inside-avoid gap-4 border border-(--brass) px-5 py-4 md:grid-cols-2 print:grid-cols-2 print:px-4 print:py-2">
          <Driver sheet={sheet} />
          <div {...further}>
            <Driver sheet={other} />
          </div>
        </div>
      )}
      <div className={columns}>{pairs.slice(2)}</div>
      <Disclosure className="md:hidden print:hidden" summary={languageOf(otherContentLocale(locale)).name}>
        <div {...further} className="grid gap-5">
          {other.parts.map((part) => (
            <Part key={part.title} part={part} />
          ))}
        </div>
      </Disclosure>
      <footer className="text-muted text-small">
        {[sheet.licence, ...sheet.notes].filter(Boolean).map((note) => (
          <p key={note} className="print:not-first:inline">
            {note}{' '}
          </p>
        ))}
      </footer>
    </article>
  )
}

function Driver({ sheet: { driver } }: { sheet: VoucherSheet }) {
  return (
    <section className="grid gap-1">
      <p className="text-muted text-small">{driver.title}</p>
      {driver.lines.map((line) => (
        <p key={line} className="print:text-small print:leading-snug">
          {line}
        </p>
      ))}
    </section>
  )
}

function Part({
  part: { title, lines },
  className = 'grid',
  ...language
}: { part: VoucherSheet['parts'][number] } & Pick<ComponentProps<'section'>, 'className' | 'lang' | 'dir'>) {
  return (
    <section
      {...language}
      className={`${className} border-line break-inside-avoid content-start gap-2 border-t pt-4 print:gap-1 print:pt-2`}
    >
      <h3 className="text-primary text-lead">{title}</h3>
      <dl className="grid grid-cols-[fit-content(8.5rem)_1fr] gap-x-4 gap-y-2 print:gap-y-0.5">
        {lines.map((line, i) => (
          // Labels are not unique, and the order of the lines never changes.
          <Line key={i} line={line} />
        ))}
      </dl>
    </section>
  )
}

function Line({ line: { label, value, ltr, strong, link } }: { line: SheetLine }) {
  const [first = '', ...notes] = strong ? value.split('\n') : [value]
  return (
    <>
      <dt className="text-muted print:text-small print:leading-snug">{label}</dt>
      <dd className="wrap-anywhere print:text-small print:leading-snug">
        {link && (
          <a className="link print:hidden" href={link.href}>
            {link.text}
          </a>
        )}
        <span
          dir={ltr ? 'ltr' : undefined}
          className={strong ? 'font-semibold' : link ? 'hidden print:inline' : undefined}
        >
          {first}
        </span>
        {notes.map((note) => (
          <span key={note} className="text-muted text-small block">
            {note}
          </span>
        ))}
      </dd>
    </>
  )
}
