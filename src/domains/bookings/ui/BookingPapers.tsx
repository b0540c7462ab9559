import type { BookingCard } from '#domains/bookings/contract.ts'
import { useLocale, useText } from '#text/react.tsx'
import { Icon } from '#web/kit/Icon.tsx'
import { links } from '#web/links.ts'
import { paperLinks } from '#web/paper-links.ts'
import { mapLinks } from '#domains/places/map-links.ts'
import '#domains/bookings/ui/papers.css'

/** What there is to take along of a booking, inside its card: voucher, calendar file, receipt, map, help. Plain links, good offline too. */
export function BookingPapers({ booking }: { booking: BookingCard }) {
  const t = useText()
  const locale = useLocale()
  const { reference, status, about, has_receipt } = booking
  const carried = status === 'confirmed' || status === 'completed'
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
            <a href={paperLinks.voucher(locale, reference)}>
              <Icon name="ticket" />
              {t('voucher.view')}
            </a>
            <a href={paperLinks.voucherFile(locale, reference)}>
              <Icon name="passport" />
              {t('voucher.viewPdf')}
            </a>
            <a href={paperLinks.calendarFile(locale, reference)}>
              <Icon name="calendar" />
              {t('voucher.calendar')}
            </a>
          </>
        )}
        {has_receipt && (
          <a href={paperLinks.receipt(locale, reference)}>
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
        <a href={links.contact(locale, { topic: 'booking', booking: reference })}>
          <Icon name="mail" />
          {t('voucher.getHelp')}
        </a>
      </nav>
    </>
  )
}
