import { siteTimeZone } from '#domains/shared/dates.ts'
import type { AdminBookingDetails } from '#domains/booking-admin/answers.ts'
import { StatusBadge } from '#web/features/bookings/StatusBadge.tsx'
import { useLanguage } from '#i18n/react.tsx'
import { noteText } from '#web/admin/bookings/note-messages.ts'
import { Alert } from '#web/ui/feedback/Alert.tsx'

type Event = AdminBookingDetails['events'][number]

/** Shows that another staff member has changed the booking since the page was loaded: the person and the changes. */
export function WhatChanged({ events }: { events: Event[] }) {
  const { t, format } = useLanguage()
  return (
    <Alert tone="warning" title={t('adminbookings.changedTitle')} announce>
      <p>{t('adminbookings.changedText')}</p>
      <ul>
        {events.map((event) => (
          <li key={event.id}>
            <bdi>{t('adminbookings.by', event.by)}</bdi> · <StatusBadge status={event.to} />{' '}
            {event.note && <bdi>{noteText(t, format, event.note)}</bdi>} ·{' '}
            {format.instant(event.at, siteTimeZone, 'time')}
          </li>
        ))}
      </ul>
    </Alert>
  )
}
