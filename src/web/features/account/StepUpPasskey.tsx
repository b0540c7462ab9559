import { useSubmit } from 'react-router'
import { errorTitle } from '#i18n/error-text.ts'
import { useText } from '#i18n/react.tsx'
import { usePasskey } from '#web/features/account/use-passkey.ts'
import { Alert } from '#web/ui/feedback/Alert.tsx'
import { Button } from '#web/ui/actions/Button.tsx'

/** A step-up by passkey, which then submits the fields of the change. Shown only in browsers that support passkeys. */
export function StepUpPasskey({ fields }: { fields: [string, string][] }) {
  const t = useText()
  const submit = useSubmit()
  const { supported, busy, outcome, run } = usePasskey()
  if (!supported) return null

  const sendChange = () => {
    const form = new FormData()
    for (const [name, value] of fields) form.append(name, value)
    return submit(form, { method: 'post' })
  }

  return (
    <div className="grid gap-4">
      <div>
        <Button
          variant="secondary"
          icon="person"
          pending={busy}
          onClick={() => void run((device, api) => device.stepUpByPasskey(api), sendChange)}
        >
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
