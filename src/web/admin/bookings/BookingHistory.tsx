import { siteTimeZone } from '#domains/shared/dates.ts'
import type { AdminBookingDetails } from '#domains/booking-admin/answers.ts'
import { StatusBadge } from '#web/features/bookings/StatusBadge.tsx'
import { useLanguage } from '#i18n/react.tsx'
import { noteText } from '#web/admin/bookings/note-messages.ts'
import { Timeline } from '#web/ui/figures/Timeline.tsx'

type Event = AdminBookingDetails['events'][number]

/** All events of a booking, latest first. */
export function BookingHistory({ events }: { events: Event[] }) {
  const { t, format } = useLanguage()
  return (
    <section className="admin-card">
      <h2>{t('adminbookings.history')}</h2>
      <Timeline
        label={t('adminbookings.history')}
        moments={events
          .slice()
          .reverse()
          .map((event, i) => ({
            key: String(event.id),
            state: i === 0 ? 'now' : 'past',
            title: <StatusBadge status={event.to} staff />,
            time: (
              <>
                <bdi>{t('adminbookings.by', event.by)}</bdi> · {format.instant(event.at, siteTimeZone)}
              </>
            ),
            note: event.note && <bdi>{noteText(t, format, event.note)}</bdi>,
          }))}
      />
    </section>
  )
}
