import { useText } from '#i18n/react.tsx'
import { EndScreen } from '#web/app/shell/errors/MessageScreen.tsx'
import { useRequestId } from '#web/app/shell/request-id.ts'
import type { SiteError } from '#web/app/shell/errors/site-error.ts'

/**
 * Screen for a page that could not be rendered, or a form that could not be processed. The reference is the request id
 * from the log.
 */
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
  // The database does not respond, or too many requests are in progress: nothing of ours has failed.
  if (error.status === 503) {
    return (
      <EndScreen error={error} title={t('ends.unavailable')} heading={t('ends.unavailable')} picture="fault/500" retry>
        <p className="text-muted">{t('ends.unavailableText')}</p>
      </EndScreen>
    )
  }
  if (error.status === 429) {
    return (
      <EndScreen error={error} title={t('ends.tooMany')} heading={t('ends.tooMany')} picture="fault/500">
        <p className="text-muted">{t('ends.tooManyText')}</p>
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
