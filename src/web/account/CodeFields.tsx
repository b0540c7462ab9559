import { useEffect, useState } from 'react'
import { useText } from '#text/react.tsx'
import { Button } from '#web/kit/Button.tsx'
import { useSite } from '#web/site.ts'

/** Says where the code went, and takes it. In the demo it says where to find it. */
export function CodeSentText({ to }: { to: string }) {
  const t = useText()
  const demo = useSite()?.settings.demo
  return (
    <div className="grid gap-2 text-muted">
      <p>{t('account.codeSentIfKnown', { address: `\u2066${to}\u2069` })}</p>
      {demo && (
        <p>
          <a className="link" href={`/dev/outbox?to=${encodeURIComponent(to)}`} target="_blank" rel="noreferrer">
            {t('account.codeInOutbox')}
          </a>
        </p>
      )}
    </div>
  )
}

/** Sends again, once the time has come; without scripts an early press is told when. */
export function ResendButton({ resendAt }: { resendAt: string }) {
  const t = useText()
  const left = useSecondsUntil(resendAt)
  return (
    <Button type="submit" name="intent" value="resend" variant="quiet" formNoValidate disabled={left > 0}>
      {left > 0 ? t('account.resendIn', { seconds: left }) : t('account.resend')}
    </Button>
  )
}

/** Counts down in the browser; the HTML of the server says nothing of time. */
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
