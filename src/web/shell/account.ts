import { useEffect, useSyncExternalStore } from 'react'
import { useLocation } from 'react-router'
import type { Profile } from '#domains/accounts/contract.ts'
import type { Locale } from '#text/locale.ts'
import { browserClient } from '#web/client.ts'

/**
 * Who is signed in, asked for after paint: pages are kept for everyone, so the server may not write a name
 * into them. Undefined until known, null for a visitor.
 */
export function useAccount(locale: Locale): Profile | null | undefined {
  const { key } = useLocation()
  const account = useSyncExternalStore(subscribe, () => known, unknown)
  useEffect(() => {
    void refresh(locale)
  }, [locale, key])
  return account
}

let known: Profile | null | undefined
let asking = false
const listeners = new Set<() => void>()

/** The session itself cannot be read by scripts; this cookie only says that there is one. */
async function refresh(locale: Locale): Promise<void> {
  const signedIn = /(?:^|;\s*)signed_in=1(?:;|$)/.test(document.cookie)
  if (!signedIn) return tell(null)
  if (known || asking) return
  asking = true
  const found = await browserClient(locale).fetch_profile({})
  asking = false
  tell(found.ok ? found.data : null)
}

function tell(account: Profile | null): void {
  if (known === account) return
  known = account
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function unknown(): undefined {
  return undefined
}
