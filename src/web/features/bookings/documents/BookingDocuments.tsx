import type { ReactNode } from 'react'
import type { BookingCard } from '#domains/bookings/contract/bookings.ts'
import { useLanguage } from '#i18n/react.tsx'
import { Icon, type IconName } from '#web/ui/pictures/Icon.tsx'
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
  const { t, locale, format } = useLanguage()
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
      <nav
        aria-label={t('voucher.documentsOf', { reference })}
        className="booking-papers text-note flex flex-wrap items-center gap-x-5"
      >
        {carried && (
          <>
            {withVoucher && (
              <Paper icon="ticket" href={documentLinks.voucher(locale, reference)}>
                {t('voucher.view')}
              </Paper>
            )}
            <Paper icon="passport" href={documentLinks.voucherFile(locale, reference)}>
              {t('voucher.viewPdf')}
            </Paper>
            <Paper icon="calendar" href={documentLinks.calendarFile(locale, reference)}>
              {t('voucher.calendar')}
            </Paper>
          </>
        )}
        {has_receipt && (
          <Paper icon="card" href={documentLinks.receipt(locale, reference)}>
            {t(booking.account.refunded.minor > 0 ? 'voucher.receipts' : 'voucher.receipt')}
          </Paper>
        )}
        {point && isBooked && (
          <details>
            <summary className={paperClass}>
              <Icon name="pin" />
              {t('voucher.map')}
            </summary>
            <p className="flex flex-wrap gap-x-4">
              {mapLinks(point, about.name).apps.map(({ map, href }) => (
                <a key={map} className={paperClass} href={href} rel="noreferrer" target="_blank">
                  <bdi>{map}</bdi>
                </a>
              ))}
              <a className={paperClass} href={mapLinks(point).phone}>
                {t('voucher.mapOnPhone')}
              </a>
            </p>
          </details>
        )}
        {about.phone && isBooked && (
          <Paper icon="phone" href={`tel:${about.phone.replaceAll(' ', '')}`}>
            {t('voucher.callHotel')}
          </Paper>
        )}
        <Paper icon="mail" href={travellerLinks.messages(locale, reference)}>
          {t('voucher.messages')}
        </Paper>
        <Paper icon="mail" href={links.contact(locale, { topic: 'booking', booking: reference })}>
          {t('voucher.getHelp')}
        </Paper>
      </nav>
    </>
  )
}

const paperClass = 'text-primary inline-flex min-h-11 cursor-pointer items-center gap-2 hover:underline'

function Paper({ icon, href, children }: { icon: IconName; href: string; children: ReactNode }) {
  return (
    <a className={paperClass} href={href}>
      <Icon name={icon} />
      {children}
    </a>
  )
}
