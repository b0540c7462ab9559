import { useEffect, useRef } from 'react'
import { useBlocker } from 'react-router'
import { useText } from '#i18n/react.tsx'
import { Button } from '#web/ui/actions/Button.tsx'

/** Asks for confirmation before unsaved changes are lost by navigating away or closing the window. */
export function Unsaved({ unsaved }: { unsaved: boolean }) {
  const t = useText()
  const stay = useRef<HTMLButtonElement>(null)
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => unsaved && currentLocation.pathname !== nextLocation.pathname,
  )
  useEffect(() => {
    if (!unsaved) return undefined
    const request = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', request)
    return () => removeEventListener('beforeunload', request)
  }, [unsaved])
  const blocked = blocker.state === 'blocked'
  useEffect(() => {
    if (blocked) stay.current?.focus()
  }, [blocked])
  if (!blocked) return null
  return (
    <div role="alertdialog" aria-labelledby="unsaved" className="edit-unsaved card">
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
