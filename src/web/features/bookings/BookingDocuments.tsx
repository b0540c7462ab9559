import type { BookingCard } from '#domains/bookings/contract/bookings.ts'
import { hasPaid } from '#domains/bookings/model/rules.ts'
import { useLocale, useText } from '#i18n/react.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import { links } from '#web/lib/links.ts'
import { travellerLinks } from '#web/features/travellers/traveller-links.ts'
import { documentLinks } from '#web/lib/document-links.ts'
import { mapLinks } from '#domains/places/map-links.ts'
import '#web/features/bookings/documents.css'

/**
 * Links of a booking inside its card, without that to the voucher where the main action of the card opens it: voucher, calendar file, receipt, map, help. Plain links, which also work in an
 * offline copy.
 */
export function BookingDocuments({ booking, withVoucher = true }: { booking: BookingCard; withVoucher?: boolean }) {
  const t = useText()
  const locale = useLocale()
  const { reference, status, about, has_receipt } = booking
  // Nothing is presented at the hotel for a booking whose first payment is still open.
  const isPaid = booking.payment_type === 'arrival' || hasPaid(booking.payment_status) || booking.due.minor === 0
  const carried = (status === 'confirmed' && isPaid) || status === 'completed'
  const { point } = about
  return (
    <>
      {about.street && about.district && carried && (
        <p className="text-muted text-note">
          {t('voucher.at', { street: about.street, district: about.district, city: about.city })}
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
            {t('voucher.receipt')}
          </a>
        )}
        {point && carried && (
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
        {about.phone && carried && (
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
