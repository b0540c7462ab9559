import type { ReactNode } from 'react'
import type { BookingCard } from '#domains/bookings/contract/bookings.ts'
import { useLanguage } from '#i18n/react.tsx'
import { documentLinks, travellerLinks, tripLinks } from '#links/booking.ts'
import { Action, IconAction } from '#web/features/bookings/ActionList.tsx'
import { hasVoucher } from '#web/features/bookings/trips/unpaid-until.ts'
import { mapLinks } from '#domains/places/map-links.ts'

/**
 * What a traveller does with a booking: map, phone, calendar file and sharing as a row of icons; below it messages,
 * voucher unless it is shown beside it, and invoice as a list. The way to the hotel does not depend on a payment. Plain links, which also work in
 * an offline copy.
 */
export function BookingDocuments({
  booking,
  withVoucher = true,
  canShare = false,
  first,
  children,
}: {
  booking: BookingCard
  withVoucher?: boolean
  canShare?: boolean
  /** Further actions, before and after these. */
  first?: ReactNode
  children?: ReactNode
}) {
  const { t, locale } = useLanguage()
  const { reference, status, about, has_receipt } = booking
  const isBooked = status === 'confirmed' || status === 'completed'
  const { point } = about
  return (
    <nav aria-label={t('voucher.documentsOf', { reference })} className="grid gap-3">
      <ul className="booking-papers grid grid-cols-4 gap-2 empty:hidden sm:max-w-md">
        {point && isBooked && <IconAction icon="pin" label={t('voucher.map')} to={mapLinks(point).google} />}
        {about.phone && isBooked && (
          <IconAction
            icon="phone"
            label={t('voucher.callHotel')}
            text={t('voucher.call')}
            to={`tel:${about.phone.replaceAll(' ', '')}`}
          />
        )}
        {hasVoucher(booking) && (
          <IconAction
            icon="calendar"
            label={t('voucher.calendar')}
            text={t('voucher.calendarShort')}
            to={documentLinks.calendarFile(locale, reference)}
            reloadDocument
          />
        )}
        {canShare && (
          <IconAction
            icon="share"
            label={t('booking.shareTrip')}
            text={t('trip.send')}
            to={tripLinks.share(locale, reference)}
          />
        )}
      </ul>
      <ul className="booking-papers grid">
        {first}
        <Action icon="mail" to={travellerLinks.messages(locale, reference)}>
          {t('voucher.messages')}
        </Action>
        {withVoucher && hasVoucher(booking) && (
          <Action icon="ticket" to={documentLinks.voucher(locale, reference)} reloadDocument>
            {t('voucher.view')}
          </Action>
        )}
        {has_receipt && (
          <Action icon="card" to={documentLinks.receipt(locale, reference)}>
            {t(booking.account.refunded.minor > 0 ? 'voucher.receipts' : 'voucher.receipt')}
          </Action>
        )}
        {children}
      </ul>
    </nav>
  )
}
