import { useLocation } from 'react-router'
import { ErrorScreen } from '#web/shell/end/ErrorScreen.tsx'
import { NotFoundScreen } from '#web/shell/end/NotFoundScreen.tsx'
import { siteErrorOf } from '#web/shell/end/site-error.ts'

/** The screen for an error that ended a page. */
export function ErrorEnd({ error }: { error: unknown }) {
  const { pathname } = useLocation()
  const known = siteErrorOf(error, pathname)
  return known.status === 404 ? <NotFoundScreen error={known} path={pathname} /> : <ErrorScreen error={known} />
}
