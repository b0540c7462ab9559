import { useLocation } from 'react-router'
import { ErrorScreen } from '#web/app/shell/errors/ErrorScreen.tsx'
import { NotFoundScreen } from '#web/app/shell/errors/NotFoundScreen.tsx'
import { siteErrorOf } from '#web/app/shell/errors/site-error.ts'

/** Error screen of a page that failed. */
export function ErrorPage({ error }: { error: unknown }) {
  const { pathname } = useLocation()
  const known = siteErrorOf(error, pathname)
  return known.status === 404 ? <NotFoundScreen error={known} path={pathname} /> : <ErrorScreen error={known} />
}
