import type { ReactNode } from 'react'
import type { BookingCard } from '#domains/bookings/contract/bookings.ts'
import { useLanguage } from '#i18n/react.tsx'
import { documentLinks, travellerLinks } from '#links/booking.ts'
import { Action, ActionList } from '#web/features/bookings/ActionList.tsx'
import { hasVoucher } from '#web/features/bookings/trips/unpaid-until.ts'
import { mapLinks } from '#domains/places/map-links.ts'

/**
 * What a traveller does with a booking, as one list: messages, voucher unless it is shown beside it, calendar file,
 * invoice, map and phone of the hotel. The way to the hotel does not depend on a payment. Plain links, which also work in
 * an offline copy.
 */
export function BookingDocuments({
  booking,
  withVoucher = true,
  first,
  children,
}: {
  booking: BookingCard
  withVoucher?: boolean
  /** Further actions, before and after these. */
  first?: ReactNode
  children?: ReactNode
}) {
  const { t, locale } = useLanguage()
  const { reference, status, about, has_receipt } = booking
  const isBooked = status === 'confirmed' || status === 'completed'
  const { point } = about
  return (
    <ActionList label={t('voucher.documentsOf', { reference })}>
      {first}
      <Action icon="mail" href={travellerLinks.messages(locale, reference)}>
        {t('voucher.messages')}
      </Action>
      {withVoucher && hasVoucher(booking) && (
        <Action icon="ticket" href={documentLinks.voucher(locale, reference)}>
          {t('voucher.view')}
        </Action>
      )}
      {has_receipt && (
        <Action icon="card" href={documentLinks.receipt(locale, reference)}>
          {t(booking.account.refunded.minor > 0 ? 'voucher.receipts' : 'voucher.receipt')}
        </Action>
      )}
      {point && isBooked && (
        <Action icon="pin" href={mapLinks(point).google}>
          {t('voucher.map')}
        </Action>
      )}
      {about.phone && isBooked && (
        <Action icon="phone" href={`tel:${about.phone.replaceAll(' ', '')}`}>
          {t('voucher.callHotel')}
        </Action>
      )}
      {hasVoucher(booking) && (
        <Action icon="calendar" href={documentLinks.calendarFile(locale, reference)}>
          {t('voucher.calendar')}
        </Action>
      )}
      {children}
    </ActionList>
  )
}
