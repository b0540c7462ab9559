import { Form, useNavigate, useSubmit } from 'react-router'
import { siteTimeZone } from '#domains/shared/dates.ts'
import type { Passkey } from '#domains/accounts/contract.ts'
import { useLanguage } from '#i18n/react.tsx'
import { ProfileSection, type ProfilePage } from '#web/features/account/ProfileSection.tsx'
import { Button } from '#web/ui/actions/Button.tsx'
import type { SubmitEvent } from 'react'
import { PasskeyFailure } from '#web/features/account/PasskeyFailure.tsx'
import { usePasskey } from '#web/features/account/use-passkey.ts'
import { textOf } from '#web/lib/forms.ts'
import { TextInput } from '#web/ui/form/Inputs.tsx'
import { links } from '#links/site.ts'

/** The passkeys of the account, each with its last use; any can be removed. `device` is the name for a new one. */
export function PasskeysSection({
  passkeys,
  device,
  open,
}: {
  passkeys: Passkey[]
  device: string
} & Pick<ProfilePage, 'open'>) {
  const { t, format } = useLanguage()
  const when = (instant: string) => format.instant(instant, siteTimeZone)
  return (
    <ProfileSection
      id="passkeys"
      title={t('profile.passkeyTitle')}
      text={t('profile.passkeyText')}
      open={open}
      value={
        passkeys.length === 0
          ? t('profile.passkeyNone')
          : format.list(passkeys.map(({ name }) => `\u2068${name}\u2069`))
      }
    >
      {passkeys.length > 0 && (
        <ul className="grid gap-4">
          {passkeys.map(({ id, name, created_at, last_used_at }) => (
            <li key={id} className="flex flex-wrap items-center justify-between gap-3">
              <div className="grid min-w-0 gap-1">
                <p className="break-words">
                  {/* An Arabic name can start with the Latin name of a browser, so the direction cannot be derived
                      from its first letter. */}
                  <bdi dir={/[\u0600-\u06ff]/.test(name) ? 'rtl' : 'ltr'}>{name}</bdi>
                </p>
                <p className="text-muted">
                  {t('profile.passkeyAddedOn', { when: when(created_at) })} ·{' '}
                  {last_used_at
                    ? t('profile.passkeyLastUsed', { when: when(last_used_at) })
                    : t('profile.passkeyNeverUsed')}
                </p>
              </div>
              <Form method="post">
                <input type="hidden" name="intent" value="remove-passkey" />
                <Button
                  type="submit"
                  name="id"
                  value={id}
                  variant="secondary"
                  aria-label={t('profile.passkeyRemoveNamed', { name })}
                >
                  {t('profile.passkeyRemove')}
                </Button>
              </Form>
            </li>
          ))}
        </ul>
      )}
      <PasskeyAdd device={device} />
    </ProfileSection>
  )
}

/** Adds a passkey of this device. If a step-up is required, the action of the page shows its form and returns here. */
function PasskeyAdd({ device: deviceName }: { device: string }) {
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
      <Button className="justify-self-start" type="submit" pending={busy}>
        {t('profile.passkeyAdd')}
      </Button>
    </form>
  )
}
