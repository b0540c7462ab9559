import { mayReload } from '#web/reload-rule.ts'

declare global {
  interface Window {
    /** Set by the router once it runs. */
    __reactRouterDataRouter?: { state: { navigation: { location?: { pathname: string; search: string } } } }
  }
}

const key = 'reloaded'
const typedIn = new Set<HTMLFormElement>()

/** Keeps in mind where somebody has typed, and answers parts of the site that cannot be loaded any more. */
export function watchForReload(): void {
  addEventListener('input', ({ target }) => {
    const form = target instanceof Element && target.closest('form')
    if (form) typedIn.add(form)
  })
  addEventListener('submit', ({ target }) => typedIn.delete(target as HTMLFormElement))
  // A page whose code is gone: the router says so (scripts/reload-plugin.ts) and waits when the answer is yes.
  addEventListener('route:failed', (event) => {
    const next = window.__reactRouterDataRouter?.state.navigation.location
    if (reloadOnce(next && next.pathname + next.search)) event.preventDefault()
  })
  // A part of the page on screen: not while something typed would be lost.
  addEventListener('vite:preloadError', () => void (isTyping() || reloadOnce()))
}

/** Somebody has typed into a form that is still there and not sent. */
export function isTyping(): boolean {
  return [...typedIn].some((form) => form.isConnected)
}

/** Loads the page of an address, or this one, as a new document; false if that was done too short a time ago. */
export function reloadOnce(address?: string): boolean {
  try {
    const last = sessionStorage.getItem(key)
    if (!mayReload(last === null ? null : Number(last), Date.now())) return false
    sessionStorage.setItem(key, String(Date.now()))
  } catch {
    // Without a memory there is no telling how often.
    return false
  }
  if (address) location.assign(address)
  else location.reload()
  return true
}
