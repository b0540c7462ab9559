import { Form, Link } from 'react-router'
import { siteTimeZone } from '#domains/shared/dates.ts'
import type { AdminToday } from '#domains/admin/contract.ts'
import { useFormat, useLocale, useText } from '#i18n/react.tsx'
import { adminLinks } from '#links/admin.ts'
import { Badge } from '#web/ui/feedback/Badge.tsx'
import { Button } from '#web/ui/actions/Button.tsx'

/** Unanswered contact messages, each with the time by which an answer is promised. */
export function Messages({
  messages,
  now,
  action,
}: {
  messages: NonNullable<AdminToday['messages']>
  now: string
  action: string
}) {
  const t = useText()
  const locale = useLocale()
  const format = useFormat()
  return (
    <section className="admin-card">
      <h2>{t('adminbookings.dayMessages')}</h2>
      {messages.length === 0 && <p className="text-muted">{t('adminbookings.dayNoMessages')}</p>}
      <ul className="admin-lines">
        {messages.map((message) => {
          const until = format.instant(message.answer_by, siteTimeZone)
          const late = message.answer_by < now
          return (
            <li key={message.receipt}>
              <div className="admin-message">
                <p>
                  <bdi>{message.receipt}</bdi> · <bdi>{message.name}</bdi>{' '}
                  <Badge tone={late ? 'danger' : 'info'}>
                    {t(late ? 'adminbookings.dayOverdue' : 'adminbookings.dayAnswerBy', { until })}
                  </Badge>
                </p>
                <p dir="auto">{message.message}</p>
                <Link className="link" to={adminLinks.message(locale, message.receipt)}>
                  {t('adminbookings.dayReadAnswer')}
                </Link>
              </div>
              <Form method="post" action={action}>
                <input type="hidden" name="receipt" value={message.receipt} />
                <Button type="submit" variant="secondary">
                  {t('adminbookings.dayAnswered')}
                </Button>
              </Form>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
