import { useState } from 'react'
import { errorText, errorTitle } from '#i18n/error-text.ts'
import { useLocale, useText } from '#i18n/react.tsx'
import { usePasskeysHere } from '#web/features/account/passkeys-here.ts'
import type { PasskeyOutcome } from '#web/features/account/passkey-device.ts'
import { browserClient } from '#web/lib/client.ts'
import { Alert } from '#web/ui/feedback/Alert.tsx'
import { Button } from '#web/ui/actions/Button.tsx'

/**
 * Sign-in with a passkey, shown only in browsers that support passkeys. Its code is loaded when the button is pressed;
 * `after` is the address to open after sign-in.
 */
export function PasskeySignIn({ after }: { after: string }) {
  const t = useText()
  const locale = useLocale()
  const [busy, setBusy] = useState(false)
  const [outcome, setOutcome] = useState<PasskeyOutcome>()
  if (!usePasskeysHere()) return null

  const press = async () => {
    setBusy(true)
    setOutcome(undefined)
    const remember = document.querySelector<HTMLInputElement>('[name=remember]')?.checked ?? true
    const result = await import('#web/features/account/passkey-device.ts')
      .then(({ signInByPasskey }) => signInByPasskey(browserClient(locale), remember))
      .catch(() => ({ code: 'unavailable' }) as const)
    if (result === 'done') return location.assign(after)
    setBusy(false)
    setOutcome(result)
  }

  return (
    <div className="grid gap-4">
      <Button variant="secondary" large block icon="person" pending={busy} onClick={() => void press()}>
        {t('account.passkeySignIn')}
      </Button>
      {typeof outcome === 'string' && (
        <Alert tone="info" title={t('account.passkeyNotDone')} announce>
          <p>{t('account.passkeyNotDoneText')}</p>
        </Alert>
      )}
      {typeof outcome === 'object' && (
        <Alert tone="error" title={errorTitle(t, outcome.code)} announce>
          <p>{errorText(t, outcome.code)}</p>
        </Alert>
      )}
    </div>
  )
}
