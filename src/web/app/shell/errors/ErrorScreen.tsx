import { useText } from '#i18n/react.tsx'
import { MessageScreen } from '#web/app/shell/errors/MessageScreen.tsx'
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
      <MessageScreen
        error={error}
        title={t('errorpages.tooLarge')}
        heading={t('errorpages.tooLarge')}
        picture="fault/500"
      >
        <p className="text-muted">{t('errorpages.tooLargeText')}</p>
      </MessageScreen>
    )
  }
  // The database does not respond, or too many requests are in progress: nothing of ours has failed.
  if (error.status === 503) {
    return (
      <MessageScreen
        error={error}
        title={t('errorpages.unavailable')}
        heading={t('errorpages.unavailable')}
        picture="fault/500"
        retry
      >
        <p className="text-muted">{t('errorpages.unavailableText')}</p>
      </MessageScreen>
    )
  }
  if (error.status === 429) {
    return (
      <MessageScreen
        error={error}
        title={t('errorpages.tooMany')}
        heading={t('errorpages.tooMany')}
        picture="fault/500"
      >
        <p className="text-muted">{t('errorpages.tooManyText')}</p>
      </MessageScreen>
    )
  }
  return (
    <MessageScreen
      error={error}
      title={t('errorpages.serverError')}
      heading={t('shell.somethingWrong')}
      picture="fault/500"
      retry
    >
      <p className="font-medium">
        {t('errorpages.serverError')} <bdi className="text-muted">({error.status})</bdi>
      </p>
      <p className="text-muted">{t('errorpages.somethingWrongText')}</p>
      {reference && (
        <p className="text-small text-muted">
          {t('errorpages.errorReference', { reference: `\u2066${reference}\u2069` })}
        </p>
      )}
    </MessageScreen>
  )
}
