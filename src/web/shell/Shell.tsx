import { lazy, Suspense, useEffect, useState } from 'react'
import { useText } from '#text/react.tsx'
import { Splash } from '#web/shell/Splash.tsx'

/** What lies around every page: the splash, the area of short messages, one empty dialog. What they do comes later. */
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

// Without it pages still work: it must not take them down when it cannot be loaded.
const ShellParts = lazy(() => import('#web/shell/later/ShellParts.tsx').catch(() => ({ default: () => null })))
