import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { loadMessages } from '#i18n/load.ts'
import { documentLocale } from '#web/lib/document-locale.ts'
import { watchForReload } from '#web/lib/reload.ts'
import { documentBundles } from '#web/lib/messages.ts'

declare global {
  interface Window {
    /** Resolved when React may hydrate the page; `hydrate.js` sets it. */
    mayHydrate: Promise<void>
  }
}

watchForReload()

// The messages that the server used must be loaded before React compares the HTML.
await loadMessages(documentLocale(), documentBundles())

// Everything is loaded by now: the time between the first pointer movement and the press suffices for hydration.
await window.mayHydrate
startTransition(() => {
  hydrateRoot(document, <HydratedRouter />)
})
