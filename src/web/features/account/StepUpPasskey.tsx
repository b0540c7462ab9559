import { useState } from 'react'
import { useSubmit } from 'react-router'
import { errorTitle } from '#i18n/error-text.ts'
import { useLocale, useText } from '#i18n/react.tsx'
import type { PasskeyOutcome } from '#web/features/account/passkey-device.ts'
import { usePasskeysHere } from '#web/features/account/passkeys-here.ts'
import { browserClient } from '#web/lib/client.ts'
import { Alert } from '#web/ui/feedback/Alert.tsx'
import { Button } from '#web/ui/actions/Button.tsx'

/** A step-up by passkey, which then submits the fields of the change. Shown only in browsers that support passkeys. */
export function StepUpPasskey({ fields }: { fields: [string, string][] }) {
  const t = useText()
  const locale = useLocale()
  const submit = useSubmit()
  const [busy, setBusy] = useState(false)
  const [outcome, setOutcome] = useState<PasskeyOutcome>()
  if (!usePasskeysHere()) return null

  const press = async () => {
    setBusy(true)
    setOutcome(undefined)
    const result = await import('#web/features/account/passkey-device.ts')
      .then(({ stepUpByPasskey }) => stepUpByPasskey(browserClient(locale)))
      .catch(() => ({ code: 'unavailable' }) as const)
    setBusy(false)
    if (result !== 'done') return setOutcome(result)
    const form = new FormData()
    for (const [name, value] of fields) form.append(name, value)
    await submit(form, { method: 'post' })
  }

  return (
    <div className="grid gap-4">
      <div>
        <Button variant="secondary" icon="person" pending={busy} onClick={() => void press()}>
          {t('stepup.byPasskey')}
        </Button>
      </div>
      {outcome && (
        <Alert
          tone="info"
          title={typeof outcome === 'string' ? t('account.passkeyNotDone') : errorTitle(t, outcome.code)}
          announce
        />
      )}
    </div>
  )
}
