import type { RequiredDetails } from '#domains/traveller-details/contract.ts'
import { Link } from 'react-router'
import { useLanguage } from '#i18n/react.tsx'
import { changeLink } from '#links/booking.ts'
import { Alert } from '#web/ui/feedback/Alert.tsx'

/**
 * The state of the details of a booking: the deadline of missing ones, and a flight that lands too late for the ride.
 * `forStaff` leaves out the link to the traveller's page.
 */
export function DetailState({ details, forStaff = false }: { details: RequiredDetails; forStaff?: boolean }) {
  const { t, locale, format } = useLanguage()
  const { incomplete, forms, overdue, can_answer, late_landing: late } = details
  const date = format.stayDate(details.due_on, 'full')
  /** The hour, with its date if the flight lands on another day. */
  const momentText = (moment: { date: string; time: string }) =>
    late?.flight.date === late?.ride.date
      ? format.clock(moment.time)
      : `${format.clock(moment.time)} (${format.stayDate(moment.date, 'full')})`
  if (!can_answer) {
    return (
      <Alert tone="info" title={t('travellers.closed')}>
        <p>{t('travellers.closedText')}</p>
      </Alert>
    )
  }
  const lateAlert = late && (
    <Alert tone="warning" title={t('travellers.lateTitle')}>
      <p>{t('travellers.lateText', { flight: momentText(late.flight), ride: momentText(late.ride) })}</p>
      {!forStaff && (
        <p>
          <Link className="link" to={changeLink(locale, details.reference)}>
            {t('travellers.lateChange')}
          </Link>
        </p>
      )}
    </Alert>
  )
  if (incomplete === 0 && lateAlert) return lateAlert
  if (incomplete === 0) {
    return (
      <Alert tone="success" title={t('travellers.complete')}>
        <p>{t('travellers.completeText')}</p>
      </Alert>
    )
  }
  const [form] = forms
  // One form is named by its missing details, several by the forms that are not complete.
  const title =
    form && forms.length === 1
      ? t('travellers.incompleteFields', { count: form.missing.length })
      : t('travellers.incomplete', { missing: incomplete, total: forms.length })
  return (
    <>
      {lateAlert}
      <Alert tone="warning" title={title}>
        <p>{overdue ? t('travellers.overdueText', { date }) : t('travellers.dueText', { date })}</p>
      </Alert>
    </>
  )
}
