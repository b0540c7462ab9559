import { useEffect, useSyncExternalStore } from 'react'
import { useLocation } from 'react-router'
import type { ErrorCode } from '#contract/errors.ts'
import type { Profile } from '#domains/accounts/contract.ts'
import type { Locale } from '#text/locale.ts'
import { browserClient } from '#web/client.ts'
import { tell } from '#web/kit/notice.ts'
import { wordsIn } from '#web/words.ts'

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
  if (!signedIn) return show(null)
  if (known || asking) return
  asking = true
  const found = await browserClient(locale).fetch_profile({})
  asking = false
  show(found.ok ? found.data : null)
  if (!found.ok && (found.error.code as ErrorCode) === 'unauthenticated') sayEnded(locale)
}

/** Said once: the cookie that outlived the session goes. */
function sayEnded(locale: Locale): void {
  document.cookie = 'signed_in=; Path=/; Max-Age=0; SameSite=Lax'
  const { t } = wordsIn(locale)
  void tell({ icon: 'person', title: t('shell.sessionEnded'), message: t('shell.sessionEndedText') })
}

function show(account: Profile | null): void {
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
