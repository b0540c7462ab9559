import { useLocation } from 'react-router'
import { useText } from '#i18n/react.tsx'
import { MessageScreen } from '#web/app/shell/errors/MessageScreen.tsx'
import { NotFoundScreen } from '#web/app/shell/errors/NotFoundScreen.tsx'
import { siteErrorOf, type SiteError } from '#web/app/shell/errors/site-error.ts'
import { useRequestId } from '#web/app/shell/request-id.ts'

/** Error screen of a page that failed. */
export function ErrorPage({ error }: { error: unknown }) {
  const { pathname } = useLocation()
  const known = siteErrorOf(error, pathname)
  return known.status === 404 ? <NotFoundScreen error={known} path={pathname} /> : <ErrorScreen error={known} />
}

/** The messages of errors with a screen of their own. */
const screens = [
  { status: 413, title: 'errorpages.tooLarge', text: 'errorpages.tooLargeText', retry: false },
  { status: 429, title: 'errorpages.tooMany', text: 'errorpages.tooManyText', retry: false },
  // The database does not respond, or too many requests are in progress: nothing of ours has failed.
  { status: 503, title: 'errorpages.unavailable', text: 'errorpages.unavailableText', retry: true },
] as const

/**
 * Screen for a page that could not be rendered, or a form that could not be processed. The reference is the request id
 * from the log.
 */
function ErrorScreen({ error }: { error: SiteError }) {
  const t = useText()
  const reference = useRequestId()
  const known = screens.find(({ status }) => status === error.status)
  if (known) {
    return (
      <MessageScreen error={error} title={t(known.title)} picture="fault/500" retry={known.retry}>
        <p className="text-muted">{t(known.text)}</p>
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
