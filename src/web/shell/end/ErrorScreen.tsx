import { useText } from '#text/react.tsx'
import { EndScreen } from '#web/shell/end/EndScreen.tsx'
import { useRequestId } from '#web/shell/request-id.ts'
import type { SiteError } from '#web/shell/end/site-error.ts'

/** A page that could not be made, or a form that could not be taken. The reference is the request's, as the log has it. */
export function ErrorScreen({ error }: { error: SiteError }) {
  const t = useText()
  const reference = useRequestId()
  if (error.status === 413) {
    return (
      <EndScreen error={error} title={t('ends.tooLarge')} heading={t('ends.tooLarge')} picture="fault/500">
        <p className="text-muted">{t('ends.tooLargeText')}</p>
      </EndScreen>
    )
  }
  return (
    <EndScreen
      error={error}
      title={t('ends.serverError')}
      heading={t('shell.somethingWrong')}
      picture="fault/500"
      retry
    >
      <p className="font-medium">
        {t('ends.serverError')} <bdi className="text-muted">({error.status})</bdi>
      </p>
      <p className="text-muted">{t('ends.somethingWrongText')}</p>
      {reference && (
        <p className="text-small text-muted">{t('ends.errorReference', { reference: `\u2066${reference}\u2069` })}</p>
      )}
    </EndScreen>
  )
}
