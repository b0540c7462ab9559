import type { AdminBookingDetails } from '#domains/bookings/contract/admin-answers.ts'
import { StatusBadge } from '#web/features/bookings/StatusBadge.tsx'
import { useFormat, useText } from '#i18n/react.tsx'
import { noteText } from '#web/admin/bookings/note-messages.ts'
import { Alert } from '#web/ui/Alert.tsx'
import { Timeline } from '#web/ui/Timeline.tsx'

type Event = AdminBookingDetails['events'][number]

/** All events of a booking, latest first. */
export function BookingHistory({ events }: { events: Event[] }) {
  const t = useText()
  const format = useFormat()
  return (
    <section className="desk-card">
      <h2>{t('handling.history')}</h2>
      <Timeline
        label={t('handling.history')}
        moments={events.toReversed().map((event, i) => ({
          key: String(event.id),
          state: i === 0 ? 'now' : 'past',
          title: <StatusBadge status={event.to} />,
          time: (
            <>
              <bdi>{t('handling.by', event.by)}</bdi> · {format.instant(event.at, 'Asia/Riyadh')}
            </>
          ),
          note: event.note && <bdi>{noteText(t, format, event.note)}</bdi>,
        }))}
      />
    </section>
  )
}

/** Shows that another staff member has changed the booking since the page was loaded: the person and the changes. */
export function WhatChanged({ events }: { events: Event[] }) {
  const t = useText()
  const format = useFormat()
  return (
    <Alert tone="warning" title={t('handling.changedTitle')} announce>
      <p>{t('handling.changedText')}</p>
      <ul>
        {events.map((event) => (
          <li key={event.id}>
            <bdi>{t('handling.by', event.by)}</bdi> · <StatusBadge status={event.to} />{' '}
            {event.note && <bdi>{noteText(t, format, event.note)}</bdi>} ·{' '}
            {format.instant(event.at, 'Asia/Riyadh', 'time')}
          </li>
        ))}
      </ul>
    </Alert>
  )
}
