import { useEffect, useState, type ReactNode } from 'react'
import { useText } from '#i18n/react.tsx'
import { Button, SubmitButton } from '#web/ui/actions/Button.tsx'
import { CodeInput } from '#web/ui/form/CodeInput.tsx'
import { OutboxLink } from '#web/features/account/OutboxLink.tsx'

/**
 * Shows the address to which the code was sent; in the demo it also links to the outbox. Signing in sends one to every
 * email address, except for three days to one that another account gave up. A text message can be over the budget of the site, and other codes go only to some addresses, which
 * must not be found out.
 */
export function CodeSentText({ to, signsIn = false }: { to: string; signsIn?: boolean }) {
  const t = useText()
  return (
    <div className="grid gap-2 text-muted">
      <p>
        {t(signsIn && to.includes('@') ? 'account.codeSent' : 'account.codeSentIfKnown', {
          address: `\u2066${to}\u2069`,
        })}
      </p>
      <OutboxLink to={to} />
    </div>
  )
}

/** The field of a code that was sent, its button, and the ways to another code or another address. */
export function CodeEntry({
  resendAt,
  intent,
  label,
  other,
  error,
  children,
}: {
  resendAt: string
  /** The value that the button submits, and its label. */
  intent: string
  label: string
  /** Label of the button that returns to the address. */
  other: string
  error: string | undefined
  children?: ReactNode
}) {
  const t = useText()
  return (
    <>
      <CodeInput label={t('account.code')} error={error} />
      {children}
      <SubmitButton intent={intent} large block>
        {label}
      </SubmitButton>
      <div className="-ms-5 flex flex-wrap">
        <ResendButton resendAt={resendAt} />
        <Button intent="other" variant="quiet" formNoValidate>
          {other}
        </Button>
      </div>
    </>
  )
}

/**
 * Sends the code again once `resendAt` has passed. Without scripts the button is always enabled, and the server reports
 * when resending is possible.
 */
export function ResendButton({ resendAt, intent = 'resend' }: { resendAt: string; intent?: string }) {
  const t = useText()
  const left = useSecondsUntil(resendAt)
  return (
    <Button intent={intent} variant="quiet" formNoValidate disabled={left > 0}>
      {left > 0 ? t('account.resendIn', { seconds: left }) : t('account.resend')}
    </Button>
  )
}

/** Counts down in the browser only; the server renders 0, so that its HTML does not depend on the time. */
function useSecondsUntil(instant: string): number {
  const [left, setLeft] = useState(0)
  useEffect(() => {
    const tick = () => setLeft(Math.max(0, Math.ceil((Date.parse(instant) - Date.now()) / 1000)))
    tick()
    const timer = setInterval(tick, 1000)
    return () => clearInterval(timer)
  }, [instant])
  return left
}
