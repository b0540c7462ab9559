import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

/**
 * After a navigation inside the site the `h1` takes the focus, as the top of a new document would: screen
 * readers read it, and the keyboard goes on from there. Jumps within a page are left to the browser, and so
 * is a summary of errors that has just taken the focus. Who goes on where they were, as with a filter of a list,
 * navigates with the id of what keeps the focus in the state.
 */
export function useFocusAfterNavigation(): void {
  const { key, hash, state } = useLocation()
  const kept = (state as { focus?: string } | null)?.focus
  const shown = useRef(key)
  useEffect(() => {
    if (shown.current === key) return
    shown.current = key
    if (hash || document.activeElement?.closest('.error-summary')) return
    const target = (kept && document.getElementById(kept)) || document.querySelector('h1')
    target?.focus({ preventScroll: true })
  }, [key, hash, kept])
}
