import type { DeskBookingDetails } from '#domains/bookings/desk-answers.ts'
import { StatusBadge } from '#domains/bookings/ui/StatusBadge.tsx'
import { useFormat, useText } from '#text/react.tsx'
import { noteWords } from '#web/desk/booking/note-words.ts'
import { Alert } from '#web/kit/Alert.tsx'
import { Timeline } from '#web/kit/Timeline.tsx'

type Event = DeskBookingDetails['events'][number]

/** Everything that happened to a booking, the last of it first. */
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
          note: event.note && <bdi>{noteWords(t, format, event.note)}</bdi>,
        }))}
      />
    </section>
  )
}

/** Somebody else has changed the booking since it was looked at: who, and to what. */
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
            {event.note && <bdi>{noteWords(t, format, event.note)}</bdi>} ·{' '}
            {format.instant(event.at, 'Asia/Riyadh', 'time')}
          </li>
        ))}
      </ul>
    </Alert>
  )
}
