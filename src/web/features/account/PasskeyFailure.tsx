import { errorText, errorTitle } from '#i18n/error-text.ts'
import { useText } from '#i18n/react.tsx'
import type { PasskeyOutcome } from '#web/features/account/passkey-device.ts'
import { Alert } from '#web/ui/feedback/Alert.tsx'

export function PasskeyFailure({ outcome }: { outcome: PasskeyOutcome | undefined }) {
  const t = useText()
  if (outcome === undefined) return null
  if (typeof outcome === 'object') {
    return (
      <Alert tone="error" title={errorTitle(t, outcome.code)} announce>
        <p>{errorText(t, outcome.code)}</p>
      </Alert>
    )
  }
  return (
    <Alert tone="info" title={t(outcome === 'known' ? 'profile.passkeyKnown' : 'account.passkeyNotDone')} announce>
      {outcome !== 'known' && <p>{t('account.passkeyNotDoneText')}</p>}
    </Alert>
  )
}
