import { bookingDates, bookingLength } from '#domains/bookings/contract/booking-dates.ts'
import type { BookingDetails } from '#domains/bookings/contract/bookings.ts'
import { destinationsText } from '#domains/shared/texts/destinations.ts'
import type { Voucher } from '#domains/vouchers/contract.ts'
import { inLocale } from '#i18n/locale.ts'
import { useLanguage } from '#i18n/react.tsx'
import { documentLinks } from '#links/booking.ts'
import { links } from '#links/site.ts'
import { itemAbout } from '#web/features/bookings/item-facts.ts'
import { ItemFacts } from '#web/features/bookings/ProductSummary.tsx'
import { hasVoucher } from '#web/features/bookings/trips/unpaid-until.ts'
import { CopyText } from '#web/ui/actions/CopyText.tsx'
import { NameLink } from '#web/ui/actions/NameLink.tsx'
import { WalkLine } from '#web/ui/figures/WalkLine.tsx'
import { classes } from '#web/ui/classes.ts'
import { Card } from '#web/ui/layout/Card.tsx'
import { Icon } from '#web/ui/pictures/Icon.tsx'
import { Picture } from '#web/ui/pictures/Picture.tsx'

/** A booking in short: hotel, package or service, address, dates, guests, reference, and the voucher once there is one; without it beside a form on wide screens. */
export function BookingFacts({
  booking,
  hotels = [],
  isRequest,
  withVoucher,
}: {
  booking: BookingDetails
  /** Those of a package with a voucher. */
  hotels?: Voucher['hotels']
  isRequest: boolean
  withVoucher: boolean
}) {
  const { t, locale, format } = useLanguage()
  const { item, about, reference } = booking
  const { href } = itemAbout(item, locale)
  return (
    <Card padded className={classes('grid gap-4', !withVoucher && 'max-lg:hidden')}>
      <div className="flex items-start gap-4">
        <Picture
          id={about.picture.id}
          alt=""
          sizes="112px"
          className="rounded-button size-20 shrink-0 object-cover sm:size-28"
        />
        <div className="min-w-0">
          <h2 className="text-title">
            <NameLink className="link" href={about.offered && href}>
              {about.name}
            </NameLink>
          </h2>
          <p className="text-muted">{addressOf()}</p>
        </div>
      </div>
      {withVoucher && about.walk && <WalkLine walk={about.walk} short />}
      {item.kind === 'service' && (
        <p className="font-medium">
          {bookingDates(format, { ...booking, first_day: booking.check_in })}
          <span className="text-muted text-small block font-normal">
            {format.hijriRange(booking.check_in, booking.last_day)}
          </span>
        </p>
      )}
      <ItemFacts item={item} />
      {hotels.length > 0 && (
        <div className="grid gap-2">
          <p className="text-muted text-small">{t('packages.hotels')}</p>
          {hotels.map(({ name, slug, address, first_day, last_day }) => (
            <p key={first_day}>
              <NameLink className="link font-medium" href={slug !== null && links.hotel(locale, slug)}>
                {inLocale(name, locale)}
              </NameLink>
              <span className="text-muted text-small block">{inLocale(address, locale)}</span>
              <span className="text-muted text-small block">{format.stayRange(first_day, last_day)}</span>
            </p>
          ))}
        </div>
      )}
      {item.kind !== 'stay' && (
        <p>{[bookingLength(format, booking), format.guests(booking.guests)].filter(Boolean).join(' · ')}</p>
      )}
      <div className="border-line flex flex-wrap items-end justify-between gap-4 border-t pt-4">
        <div className="grid gap-1">
          <p className="text-muted text-small">
            {t(isRequest ? 'bookingstatus.requestReference' : 'booking.reference')}
          </p>
          {withVoucher ? (
            <CopyText text={reference} label={t(isRequest ? 'bookingstatus.copyRequest' : 'booking.copyReference')} />
          ) : (
            <bdi dir="ltr">{reference}</bdi>
          )}
        </div>
        {withVoucher && booking.status === 'confirmed' && hasVoucher(booking) && (
          <a
            href={documentLinks.voucher(locale, reference)}
            className="button button-primary max-sm:w-full print:hidden"
          >
            <Icon name="ticket" />
            {t('voucher.view')}
          </a>
        )}
        {withVoucher && booking.status === 'confirmed' && !booking.checked_in && (
          <p className="text-muted text-note w-full">{t('bookingstatus.nextId', { kind: booking.kind })}</p>
        )}
      </div>
    </Card>
  )

  function addressOf() {
    const { street, district, city } = about
    if (!district) return destinationsText(t, format, about)
    return street ? t('voucher.at', { street, district, city }) : t('stays.inDistrict', { district, city })
  }
}
