import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

/**
 * After a navigation inside the site, moves the focus to the `h1`, as the top of a new document would have it: screen
 * readers read it, and keyboard navigation continues from there. Jumps within a page are left to the browser, and an
 * error summary that has just received the focus keeps it. A navigation that continues in place, such as a filter of a
 * list, passes the id of the element that keeps the focus in the state.
 */
export function useFocusAfterNavigation(): void {
  const { key, hash, state } = useLocation()
  const keepsFocus = (state as { focus?: string } | null)?.focus
  const lastKey = useRef(key)
  useEffect(() => {
    if (lastKey.current === key) return
    lastKey.current = key
    if (hash || document.activeElement?.closest('.error-summary')) return
    const target = (keepsFocus && document.getElementById(keepsFocus)) || document.querySelector('h1')
    target?.focus({ preventScroll: true })
  }, [key, hash, keepsFocus])
}
