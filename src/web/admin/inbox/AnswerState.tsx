import { siteTimeZone } from '#domains/shared/dates.ts'
import type { AdminMessage } from '#domains/admin/message-contract.ts'
import { useLanguage } from '#i18n/react.tsx'
import { Badge } from '#web/ui/feedback/Badge.tsx'

/** The promised answer time of a message, or who answered it and when. */
export function AnswerState({ message, now }: { message: AdminMessage; now: string }) {
  const { t, format } = useLanguage()
  const { answer_by, answered_at, answered_by } = message
  const at = (instant: string) => format.instant(instant, siteTimeZone)
  if (answered_at)
    return <span>{t('messages.answeredAt', { when: at(answered_at), name: `\u2068${answered_by || '–'}\u2069` })}</span>
  const late = answer_by < now
  return (
    <Badge {...(late && { tone: 'danger' })}>
      {t(late ? 'messages.overdue' : 'messages.answerBy', { until: format.instant(answer_by, siteTimeZone, 'short') })}
    </Badge>
  )
}
