import { useState, type SubmitEvent } from 'react'
import { useNavigate, useSubmit } from 'react-router'
import { errorText, errorTitle } from '#i18n/error-text.ts'
import { useLocale, useText } from '#i18n/react.tsx'
import { usePasskeysHere } from '#web/features/account/passkeys-here.ts'
import type { PasskeyOutcome } from '#web/features/account/passkey-device.ts'
import { browserClient } from '#web/lib/client.ts'
import { textOf } from '#web/lib/forms.ts'
import { Alert } from '#web/ui/feedback/Alert.tsx'
import { Button } from '#web/ui/actions/Button.tsx'
import { TextInput } from '#web/ui/form/TextInput.tsx'
import { links } from '#links/site.ts'

/** Adds a passkey of this device. If a step-up is required, the action of the page shows its form and returns here. */
export function PasskeyAdd({ device }: { device: string }) {
  const t = useText()
  const locale = useLocale()
  const navigate = useNavigate()
  const submit = useSubmit()
  const [busy, setBusy] = useState(false)
  const [outcome, setOutcome] = useState<PasskeyOutcome>()
  if (!usePasskeysHere()) return <p className="text-muted">{t('profile.passkeyRequiresScripts')}</p>

  const add = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const { currentTarget: element } = event
    const form = new FormData(element)
    setBusy(true)
    setOutcome(undefined)
    const name = textOf(form, 'passkey_name')
    const result = await import('#web/features/account/passkey-device.ts')
      .then(({ makePasskey }) => makePasskey(browserClient(locale), name))
      .catch(() => ({ code: 'unavailable' }) as const)
    setBusy(false)
    if (result === 'done') {
      // The name belongs to the passkey that was added, not to the next one.
      element.reset()
      return navigate(`${links.personalData(locale)}?done=add-passkey`)
    }
    if (typeof result === 'object' && result.code === 'step_up_required') {
      return submit({ intent: 'begin-passkey', passkey_name: name }, { method: 'post' })
    }
    setOutcome(result)
  }

  const error = typeof outcome === 'object' ? outcome : undefined
  return (
    <form className="grid gap-4" noValidate onSubmit={(event) => void add(event)}>
      <TextInput
        label={t('profile.passkeyName')}
        hint={t('profile.passkeyNameHint')}
        name="passkey_name"
        dir="auto"
        maxLength={60}
        defaultValue={device}
      />
      {error && (
        <Alert tone="error" title={errorTitle(t, error.code)} announce>
          <p>{errorText(t, error.code)}</p>
        </Alert>
      )}
      {typeof outcome === 'string' && (
        <Alert tone="info" title={t(outcome === 'known' ? 'profile.passkeyKnown' : 'account.passkeyNotDone')} announce>
          {outcome !== 'known' && <p>{t('account.passkeyNotDoneText')}</p>}
        </Alert>
      )}
      <div>
        <Button type="submit" pending={busy}>
          {t('profile.passkeyAdd')}
        </Button>
      </div>
    </form>
  )
}
