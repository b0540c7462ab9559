import { Form, Link } from 'react-router'
import type { DeskToday } from '#domains/desk/contract.ts'
import { useFormat, useLocale, useText } from '#text/react.tsx'
import { deskLinks } from '#web/desk/desk-links.ts'
import { Badge } from '#web/kit/Badge.tsx'
import { Button } from '#web/kit/Button.tsx'

/** Contact messages that nobody has answered, against the promise of a day. */
export function Messages({ messages, now, action }: { messages: DeskToday['messages']; now: string; action: string }) {
  const t = useText()
  const locale = useLocale()
  const format = useFormat()
  return (
    <section className="desk-card">
      <h2>{t('handling.dayMessages')}</h2>
      {messages.length === 0 && <p className="text-muted">{t('handling.dayNoMessages')}</p>}
      <ul className="desk-lines">
        {messages.map((message) => {
          const until = format.instant(message.answer_by, 'Asia/Riyadh')
          const late = message.answer_by < now
          return (
            <li key={message.receipt}>
              <div className="desk-message">
                <p>
                  <bdi>{message.receipt}</bdi> · <bdi>{message.name}</bdi>{' '}
                  <Badge tone={late ? 'danger' : 'info'}>
                    {t(late ? 'handling.dayOverdue' : 'handling.dayAnswerBy', { until })}
                  </Badge>
                </p>
                <p dir="auto">{message.message}</p>
                <Link className="link" to={deskLinks.message(locale, message.receipt)}>
                  {t('handling.dayReadAnswer')}
                </Link>
              </div>
              <Form method="post" action={action}>
                <input type="hidden" name="receipt" value={message.receipt} />
                <Button type="submit" variant="secondary">
                  {t('handling.dayAnswered')}
                </Button>
              </Form>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
