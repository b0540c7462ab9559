import { useText } from '#i18n/react.tsx'
import { useSite } from '#web/lib/site.ts'

/** In the demo, a link to the outbox with the messages to an address; nothing on other sites. */
export function OutboxLink({ to }: { to: string }) {
  const t = useText()
  if (!useSite()?.settings.demo) return null
  return (
    <p>
      <a className="link" href={`/dev/outbox?to=${encodeURIComponent(to)}`} target="_blank" rel="noreferrer">
        {t('account.codeInOutbox')}
      </a>
    </p>
  )
}
