import type { DataRouter } from 'react-router'
import { mayReload } from '#web/lib/reload-rule.ts'

declare global {
  interface Window {
    /** Set by the router when it starts. */
    __reactRouterDataRouter?: DataRouter
  }
}

const key = 'reloaded'
const typedIn = new Set<HTMLFormElement>()

/** Records forms with user input, and reloads when code of the site can no longer be loaded. */
export function watchForReload(): void {
  addEventListener('input', ({ target }) => {
    const form = target instanceof Element && target.closest('form')
    if (form) typedIn.add(form)
  })
  addEventListener('submit', ({ target }) => typedIn.delete(target as HTMLFormElement))
  // The code of a page is missing: the router dispatches this event (scripts/reload-plugin.ts) and waits if its default
  // is prevented.
  addEventListener('route:failed', (event) => {
    const next = window.__reactRouterDataRouter?.state.navigation.location
    if (reloadOnce(next && next.pathname + next.search)) event.preventDefault()
  })
  // The code of a part of the current page is missing: reload only if no form input would be lost, and not without a
  // connection, which would replace the page by an error of the browser.
  addEventListener('vite:preloadError', () => void (isTyping() || !navigator.onLine || reloadOnce()))
}

/** True if a form on the page contains input that is not submitted. */
export function isTyping(): boolean {
  return [...typedIn].some((form) => form.isConnected)
}

/** Loads `address`, or the current page, as a new document; returns false if the last reload was too recent. */
export function reloadOnce(address?: string): boolean {
  try {
    const last = sessionStorage.getItem(key)
    if (!mayReload(last === null ? null : Number(last), Date.now())) return false
    sessionStorage.setItem(key, String(Date.now()))
  } catch {
    // Without session storage, the time of the last reload is unknown.
    return false
  }
  if (address) location.assign(address)
  else location.reload()
  return true
}
