import type { RequiredDetails } from '#domains/bookings/contract/details.ts'
import { useFormat, useText } from '#i18n/react.tsx'
import { Alert } from '#web/ui/Alert.tsx'

/** The state of the details of a booking, and the deadline of missing ones. */
export function DetailState({ details }: { details: RequiredDetails }) {
  const t = useText()
  const format = useFormat()
  const { incomplete, forms, overdue, can_answer } = details
  const date = format.stayDate(details.due_on, 'full')
  if (!can_answer) {
    return (
      <Alert tone="info" title={t('travellers.closed')}>
        <p>{t('travellers.closedText')}</p>
      </Alert>
    )
  }
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
    <Alert tone="warning" title={title}>
      <p>{overdue ? t('travellers.overdueText', { date }) : t('travellers.dueText', { date })}</p>
    </Alert>
  )
}
