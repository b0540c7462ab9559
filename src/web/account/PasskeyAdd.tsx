import { useState, type SubmitEvent } from 'react'
import { useNavigate } from 'react-router'
import { errorText, errorTitle, fieldErrorText } from '#text/error-text.ts'
import { useLocale, useText } from '#text/react.tsx'
import { usePasskeysHere } from '#web/account/passkeys-here.ts'
import type { PasskeyOutcome } from '#web/account/passkey-device.ts'
import { browserClient } from '#web/client.ts'
import { textOf } from '#web/form.ts'
import { Alert } from '#web/kit/Alert.tsx'
import { Button } from '#web/kit/Button.tsx'
import { PasswordInput, TextInput } from '#web/kit/TextInput.tsx'
import { links } from '#web/links.ts'

/** Adds a passkey of this device. The password is asked for only when the session is no longer fresh. */
export function PasskeyAdd({ device }: { device: string }) {
  const t = useText()
  const locale = useLocale()
  const navigate = useNavigate()
  const [busy, setBusy] = useState(false)
  const [outcome, setOutcome] = useState<PasskeyOutcome>()
  const [asksPassword, setAsksPassword] = useState(false)
  if (!usePasskeysHere()) return <p className="text-muted">{t('profile.passkeyNeedsScripts')}</p>

  const add = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    setBusy(true)
    setOutcome(undefined)
    const given = { name: textOf(form, 'passkey_name'), password: textOf(form, 'passkey_password') }
    const came = await import('#web/account/passkey-device.ts')
      .then(({ makePasskey }) => makePasskey(browserClient(locale), given))
      .catch(() => ({ code: 'unavailable' }) as const)
    if (came === 'done') {
      await navigate(`${links.personalData(locale)}?done=add-passkey`)
      setAsksPassword(false)
    }
    setBusy(false)
    if (came === 'done') return
    if (typeof came === 'object' && came.code === 'wrong_credentials') setAsksPassword(true)
    setOutcome(came)
  }

  const refusal = typeof outcome === 'object' ? outcome : undefined
  const password = refusal?.errors?.find(({ path }) => path === 'password')
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
      {asksPassword && (
        <PasswordInput
          label={t('account.password')}
          hint={t('profile.passkeyConfirmPassword')}
          name="passkey_password"
          autoComplete="current-password"
          error={password && password.code !== 'required' ? fieldErrorText(t, password) : undefined}
        />
      )}
      {refusal && !password && (
        <Alert tone="error" title={errorTitle(t, refusal.code)} announce>
          <p>{errorText(t, refusal.code)}</p>
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
