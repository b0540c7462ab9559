import { Form } from 'react-router'
import { siteTimeZone } from '#domains/shared/dates.ts'
import type { AdminBookingDetails } from '#domains/booking-admin/answers.ts'
import { useLanguage } from '#i18n/react.tsx'
import { AdminForm } from '#web/admin/AdminForm.tsx'
import { Parts } from '#web/admin/Parts.tsx'
import { DeliveryError } from '#web/admin/bookings/DeliveryError.tsx'
import type { FailedForm } from '#web/admin/bookings/FolioActions.tsx'
import { useSite } from '#web/lib/site.ts'
import { Button } from '#web/ui/actions/Button.tsx'
import { CopyText } from '#web/ui/actions/CopyText.tsx'
import { CountedTextArea } from '#web/ui/form/CountedTextArea.tsx'
import { Disclosure } from '#web/ui/layout/Disclosure.tsx'

/** Maximum length of a note, as in its endpoint. */
const maxNoteLength = 1_000

/** Notifications to the guest, including those that failed. */
export function BookingNotifications({ details: { notifications } }: { details: AdminBookingDetails }) {
  const origin = useSite()?.origin ?? ''
  const { t, format } = useLanguage()
  return (
    <section className="admin-card">
      <h2>{t('adminbookings.notifications')}</h2>
      {notifications.length === 0 && <p className="text-muted">{t('adminbookings.noNotifications')}</p>}
      <ul className="admin-lines">
        {notifications.map((notification) => (
          <li key={notification.id}>
            <span>
              {t(`adminbookings.notification_${notification.kind}`)}
              <Parts muted>
                <span>{t('adminbookings.notificationStatus', { status: notification.status })}</span>
                <span>{format.instant(notification.sent_at ?? notification.created_at, siteTimeZone)}</span>
              </Parts>
              {notification.error && <DeliveryError error={notification.error} />}
              {notification.pay_link && (
                <CopyText text={origin + notification.pay_link} label={t('adminbookings.payLink')} />
              )}
            </span>
            {notification.status === 'failed' && (
              <Form method="post">
                <input type="hidden" name="notification" value={notification.id} />
                <Button intent="notification" variant="secondary">
                  {t('adminbookings.sendAgain')}
                </Button>
              </Form>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

type NotesProps = { details: AdminBookingDetails; noteKey: string; form: FailedForm }

/** Internal notes of the staff. */
export function BookingNotes({ details: { notes }, noteKey, form }: NotesProps) {
  const { t, format } = useLanguage()
  return (
    <section className="admin-card">
      <h2>{t('adminbookings.notes')}</h2>
      <ul className="admin-lines">
        {notes.map((note) => (
          <li key={note.at}>
            <span>
              <bdi dir="auto" className="block">
                {note.text}
              </bdi>
              <Parts muted>
                <bdi>{note.name}</bdi>
                <span>{format.instant(note.at, siteTimeZone)}</span>
              </Parts>
            </span>
          </li>
        ))}
      </ul>
      <Disclosure summary={t('adminbookings.newNote')} open={form.open}>
        <AdminForm
          className="admin-action"
          hidden={{ key: noteKey }}
          intent="note"
          submit={t('adminbookings.addNote')}
          secondary
        >
          <CountedTextArea
            label={t('adminbookings.note')}
            id="note"
            name="text"
            rows={2}
            limit={maxNoteLength}
            defaultValue={form.typed['text'] ?? ''}
            error={form.errorOf('text')}
          />
        </AdminForm>
      </Disclosure>
    </section>
  )
}
