import type { Refusal } from '#contract/errors.ts'
import { errorText, errorTitle } from '#text/error-text.ts'
import { useText } from '#text/react.tsx'
import { Alert } from '#web/kit/Alert.tsx'

/** Why nothing was changed; what is wrong with a field stands at the field. */
export function InTheWay({ refusal }: { refusal: Refusal | undefined }) {
  const t = useText()
  if (!refusal || refusal.errors?.length) return null
  const why = (refusal.data as { why?: string } | undefined)?.why
  return (
    <Alert
      tone="error"
      announce
      title={why ? t('people.why', { why: why as 'yourself' }) : errorTitle(t, refusal.code)}
    >
      <p>{why ? t('people.whyText', { why: why as 'yourself' }) : errorText(t, refusal.code)}</p>
    </Alert>
  )
}
