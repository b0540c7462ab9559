import type { ApiError } from '#api/errors.ts'
import { errorText, errorTitle } from '#i18n/error-text.ts'
import { useText } from '#i18n/react.tsx'
import { Alert } from '#web/ui/feedback/Alert.tsx'

/** Error of an action that changed nothing. Errors of single fields are shown at their fields instead. */
export function ActionError({ error }: { error: ApiError | undefined }) {
  const t = useText()
  if (!error || error.errors?.length) return null
  const why = (error.data as { why?: string } | undefined)?.why
  return (
    <Alert tone="error" announce title={why ? t('staff.why', { why: why as 'yourself' }) : errorTitle(t, error.code)}>
      <p>{why ? t('staff.whyText', { why: why as 'yourself' }) : errorText(t, error.code)}</p>
    </Alert>
  )
}
