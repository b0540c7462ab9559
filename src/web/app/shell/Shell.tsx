import { lazy, Suspense, useEffect, useState } from 'react'
import { useNavigation, useLocation } from 'react-router'
import { useText, useLocale } from '#i18n/react.tsx'
import { classes } from '#web/ui/classes.ts'
import { links } from '#links/site.ts'
import { Mark } from '#web/app/shell/Brand.tsx'
import { isAdminPath } from '#web/app/shell/is-admin.ts'
import { useSite } from '#web/lib/site.ts'

/** Frame around every page: the splash, the region for toasts, one empty dialog. Their behaviour is loaded later. */
export function Shell() {
  const t = useText()
  const [alive, setAlive] = useState(false)
  useEffect(() => setAlive(true), [])
  return (
    <>
      <Splash />
      <section
        id="toasts"
        className="toasts no-print"
        role="status"
        aria-live="polite"
        aria-atomic="false"
        aria-label={t('shell.notifications')}
      />
      <dialog id="notice" className="dialog" aria-labelledby="notice-title" aria-describedby="notice-message" />
      {alive && (
        <Suspense>
          <ShellParts />
        </Suspense>
      )}
    </>
  )
}

// Pages work without `ShellParts`, so a failure to load it must not break them.
const ShellParts = lazy(() => import('#web/app/shell/lazy/ShellParts.tsx').catch(() => ({ default: () => null })))

/** First focusable element of the page; layouts set the id on their `main`. */
export function SkipLink() {
  return (
    <a href="#content" className="skip-link">
      {useText()('shell.skipToContent')}
    </a>
  )
}

export function NavigationProgress() {
  const t = useText()
  const busy = useNavigation().state !== 'idle'
  return (
    <div role="status">
      {busy && (
        <>
          <span className="navigating" />
          <span className="sr-only">{t('shell.pageLoading')}</span>
        </>
      )}
    </div>
  )
}

/**
 * The whole screen, over a page that is finished beneath it; `first-paint.js` shows it and `shell.css` ends it. Screen
 * readers read the page at once. Without scripts the tab session cannot be stored, so only the home page shows it. Staff
 * do not see it.
 */
function Splash() {
  const brand = useSite()?.settings.brand
  const { pathname } = useLocation()
  const home = links.home(useLocale())
  if (!brand?.welcome || isAdminPath(pathname)) return null
  return (
    <div className={classes('splash no-print', pathname === home && 'splash-home')} aria-hidden="true">
      <Mark />
      <p lang="ar" dir="rtl" className="splash-welcome">
        {brand.welcome}
      </p>
      <p>{brand.tagline}</p>
    </div>
  )
}
