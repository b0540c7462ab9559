import { useText } from '#i18n/react.tsx'
import { PasskeyFailure } from '#web/features/account/PasskeyFailure.tsx'
import { usePasskey } from '#web/features/account/use-passkey.ts'
import { Button } from '#web/ui/actions/Button.tsx'

/** Sign-in with a passkey, shown only in browsers that support passkeys; `after` is the address to open after sign-in. */
export function PasskeySignIn({ after }: { after: string }) {
  const t = useText()
  const { supported, busy, outcome, run } = usePasskey()
  if (!supported) return null

  const press = () => {
    const remember = document.querySelector<HTMLInputElement>('[name=remember]')?.checked ?? true
    return run(
      (device, api) => device.signInByPasskey(api, remember),
      // The button is busy until the next document replaces it.
      () => new Promise(() => location.assign(after)),
    )
  }

  return (
    <div className="grid gap-4">
      <Button
        variant="quiet"
        className="-ms-5 justify-self-start font-normal"
        pending={busy}
        onClick={() => void press()}
      >
        {t('account.passkeySignIn')}
      </Button>
      <PasskeyFailure outcome={outcome} />
    </div>
  )
}
