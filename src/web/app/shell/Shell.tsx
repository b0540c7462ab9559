import { lazy, Suspense, useEffect, useState } from 'react'
import { useNavigation } from 'react-router'
import { useText } from '#i18n/react.tsx'
import { Splash } from '#web/app/shell/Splash.tsx'

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

/** A progress line at the top while the next page loads. */
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
