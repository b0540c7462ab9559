import { useEffect, useRef } from 'react'
import { useBlocker } from 'react-router'
import { useText } from '#text/react.tsx'
import { Button } from '#web/kit/Button.tsx'

/** Asks before what was written is lost: on the way to another page, and before the window is closed. */
export function Unsaved({ unsaved }: { unsaved: boolean }) {
  const t = useText()
  const stay = useRef<HTMLButtonElement>(null)
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => unsaved && currentLocation.pathname !== nextLocation.pathname,
  )
  useEffect(() => {
    if (!unsaved) return undefined
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [unsaved])
  const asked = blocker.state === 'blocked'
  useEffect(() => {
    if (asked) stay.current?.focus()
  }, [asked])
  if (!asked) return null
  return (
    <div role="alertdialog" aria-labelledby="unsaved" className="edit-unsaved">
      <p id="unsaved">{t('editing.unsaved')}</p>
      <Button ref={stay} onClick={() => blocker.reset()}>
        {t('editing.unsavedStay')}
      </Button>
      <Button variant="secondary" onClick={() => blocker.proceed()}>
        {t('editing.unsavedLeave')}
      </Button>
    </div>
  )
}
