import type { BookingCard } from '#domains/bookings/contract/bookings.ts'
import { useFormat, useLocale, useText } from '#i18n/react.tsx'
import { Icon } from '#web/ui/pictures/Icon.tsx'
import { links } from '#links/site.ts'
import { unpaidUntil } from '#web/features/bookings/trips/unpaid-until.ts'
import { travellerLinks, documentLinks } from '#links/booking.ts'
import { mapLinks } from '#domains/places/map-links.ts'
import '#web/features/bookings/documents/documents.css'

/**
 * Links of a booking inside its card, without that to the voucher where the main action of the card opens it: voucher,
 * calendar file, receipt, map, help. The way to the hotel does not depend on a payment. Plain links, which also work in an
 * offline copy.
 */
export function BookingDocuments({ booking, withVoucher = true }: { booking: BookingCard; withVoucher?: boolean }) {
  const t = useText()
  const format = useFormat()
  const locale = useLocale()
  const { reference, status, about, has_receipt, payment_status } = booking
  const isBooked = status === 'confirmed' || status === 'completed'
  const payBy = unpaidUntil(booking)
  const carried = isBooked && payBy === null
  const { point } = about
  return (
    <>
      {about.street && about.district && isBooked && (
        <p className="text-muted text-note">
          {t('voucher.at', { street: about.street, district: about.district, city: about.city })}
        </p>
      )}
      {payBy && payment_status !== 'authorised' && (
        <p className="text-muted text-note">
          {t('voucher.keepByPaying', { until: format.instant(payBy, about.time_zone), place: about.city })}
        </p>
      )}
      <nav aria-label={t('voucher.documentsOf', { reference })} className="booking-papers">
        {carried && (
          <>
            {withVoucher && (
              <a href={documentLinks.voucher(locale, reference)}>
                <Icon name="ticket" />
                {t('voucher.view')}
              </a>
            )}
            <a href={documentLinks.voucherFile(locale, reference)}>
              <Icon name="passport" />
              {t('voucher.viewPdf')}
            </a>
            <a href={documentLinks.calendarFile(locale, reference)}>
              <Icon name="calendar" />
              {t('voucher.calendar')}
            </a>
          </>
        )}
        {has_receipt && (
          <a href={documentLinks.receipt(locale, reference)}>
            <Icon name="card" />
            {t(booking.refunded.minor + booking.change_refunds.minor > 0 ? 'voucher.receipts' : 'voucher.receipt')}
          </a>
        )}
        {point && isBooked && (
          <details>
            <summary>
              <Icon name="pin" />
              {t('voucher.map')}
            </summary>
            <p>
              {mapLinks(point, about.name).apps.map(({ map, href }) => (
                <a key={map} href={href} rel="noreferrer" target="_blank">
                  <bdi>{map}</bdi>
                </a>
              ))}
              <a href={mapLinks(point).phone}>{t('voucher.mapOnPhone')}</a>
            </p>
          </details>
        )}
        {about.phone && isBooked && (
          <a href={`tel:${about.phone.replaceAll(' ', '')}`}>
            <Icon name="phone" />
            {t('voucher.callHotel')}
          </a>
        )}
        <a href={travellerLinks.messages(locale, reference)}>
          <Icon name="mail" />
          {t('voucher.messages')}
        </a>
        <a href={links.contact(locale, { topic: 'booking', booking: reference })}>
          <Icon name="mail" />
          {t('voucher.getHelp')}
        </a>
      </nav>
    </>
  )
}
