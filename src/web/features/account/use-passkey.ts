import { useState, useSyncExternalStore } from 'react'
import type { ApiClient } from '#api/index.ts'
import { useLocale } from '#i18n/react.tsx'
import type { PasskeyOutcome } from '#web/features/account/passkey-device.ts'
import { browserClient } from '#web/lib/client.ts'

type Device = typeof import('#web/features/account/passkey-device.ts')

/**
 * Runs an operation with a passkey of this device, whose code is loaded for it, and then `onDone`. Undefined: the page
 * shows what comes next.
 * `supported` is true if the browser supports passkeys at this address: the host must be a domain name, not an IP address.
 * It is false until the page is hydrated.
 */
export function usePasskey() {
  const locale = useLocale()
  const [busy, setBusy] = useState(false)
  const [outcome, setOutcome] = useState<PasskeyOutcome>()
  const supported = useSyncExternalStore(
    () => () => {},
    () => 'PublicKeyCredential' in window && !/^[\d.]+$|^\[/.test(location.hostname),
    () => false,
  )
  const run = async (
    work: (device: Device, api: ApiClient) => Promise<PasskeyOutcome | undefined>,
    onDone: () => unknown,
  ) => {
    setBusy(true)
    setOutcome(undefined)
    const result = await import('#web/features/account/passkey-device.ts')
      .then((device) => work(device, browserClient(locale)))
      .catch(() => ({ code: 'unavailable' }) as const)
    if (result === 'done') await onDone()
    else setOutcome(result)
    setBusy(false)
  }
  return { supported, busy, outcome, run }
}
