import type { SubmitEvent } from 'react'
import { useNavigate, useSubmit } from 'react-router'
import { useLanguage } from '#i18n/react.tsx'
import { PasskeyFailure } from '#web/features/account/PasskeyFailure.tsx'
import { usePasskey } from '#web/features/account/use-passkey.ts'
import { textOf } from '#web/lib/forms.ts'
import { Button } from '#web/ui/actions/Button.tsx'
import { TextInput } from '#web/ui/form/TextInput.tsx'
import { links } from '#links/site.ts'

/** Adds a passkey of this device. If a step-up is required, the action of the page shows its form and returns here. */
export function PasskeyAdd({ device: deviceName }: { device: string }) {
  const { t, locale } = useLanguage()
  const navigate = useNavigate()
  const submit = useSubmit()
  const { supported, busy, outcome, run } = usePasskey()
  if (!supported) return <p className="text-muted">{t('profile.passkeyRequiresScripts')}</p>

  const add = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const { currentTarget: element } = event
    const name = textOf(new FormData(element), 'passkey_name')
    return run(
      async (device, api) => {
        const result = await device.makePasskey(api, name)
        if (typeof result !== 'object' || result.code !== 'step_up_required') return result
        await submit({ intent: 'begin-passkey', passkey_name: name }, { method: 'post' })
        return undefined
      },
      () => {
        // The name belongs to the passkey that was added, not to the next one.
        element.reset()
        return navigate(`${links.personalData(locale)}?done=add-passkey`)
      },
    )
  }

  return (
    <form className="grid gap-4" noValidate onSubmit={(event) => void add(event)}>
      <TextInput
        label={t('profile.passkeyName')}
        hint={t('profile.passkeyNameHint')}
        name="passkey_name"
        dir="auto"
        maxLength={60}
        defaultValue={deviceName}
      />
      <PasskeyFailure outcome={outcome} />
      <div>
        <Button type="submit" pending={busy}>
          {t('profile.passkeyAdd')}
        </Button>
      </div>
    </form>
  )
}
