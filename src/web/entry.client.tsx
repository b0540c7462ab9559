import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { loadMessages } from '#text/load.ts'
import { documentLocale } from '#web/document-locale.ts'
import { watchForReload } from '#web/reload.ts'
import { whenAwake } from '#web/shell/waking.ts'
import { firstWords } from '#web/words.ts'

watchForReload()
if (import.meta.hot) void import('#web/dev/refresh-still.ts')

// The words the server wrote the page in, before React compares.
await loadMessages(documentLocale(), firstWords())

// All is here and read by now: between the pointer's coming and its press there is time for the rest.
whenAwake(() =>
  startTransition(() => {
    hydrateRoot(document, <HydratedRouter />)
  }),
)
