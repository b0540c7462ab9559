import { useEffect, useSyncExternalStore } from 'react'
import { useLocation } from 'react-router'
import type { ErrorCode } from '#api/errors.ts'
import type { Profile } from '#domains/accounts/contract.ts'
import type { Locale } from '#i18n/locale.ts'
import { browserClient } from '#web/lib/client.ts'
import { notify } from '#web/ui/feedback/notice.ts'
import { translatorOf } from '#web/lib/messages.ts'

/**
 * The signed-in user, requested after paint: pages are cached for everyone, so the server cannot render a name into
 * them. Undefined until known, null for a visitor.
 */
export function useAccount(locale: Locale): Profile | null | undefined {
  const { key } = useLocation()
  const account = useSyncExternalStore(
    subscribe,
    () => profile,
    () => undefined,
  )
  useEffect(() => {
    void refresh(locale)
  }, [locale, key])
  return account
}

let profile: Profile | null | undefined
let asking = false
const listeners = new Set<() => void>()

/** Scripts cannot read the session cookie; `signed_in` only indicates that a session exists. */
async function refresh(locale: Locale): Promise<void> {
  const signedIn = /(?:^|;\s*)signed_in=1(?:;|$)/.test(document.cookie)
  if (!signedIn) return show(null)
  if (profile || asking) return
  asking = true
  const answer = await browserClient(locale).fetch_profile({})
  asking = false
  show(answer.ok ? answer.data : null)
  if (!answer.ok && (answer.error.code as ErrorCode) === 'unauthenticated') announceEnd(locale)
}

/** Notifies once: deletes the cookie that outlived the session. */
function announceEnd(locale: Locale): void {
  document.cookie = 'signed_in=; Path=/; Max-Age=0; SameSite=Lax'
  const { t } = translatorOf(locale)
  void notify({ icon: 'person', title: t('shell.sessionEnded'), message: t('shell.sessionEndedText') })
}

function show(account: Profile | null): void {
  if (profile === account) return
  profile = account
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
