import { Form, Link } from 'react-router'
import type { AdminMessage } from '#domains/admin/message-contract.ts'
import { useLanguage } from '#i18n/react.tsx'
import { AnswerState } from '#web/admin/inbox/AnswerState.tsx'
import { adminLinks } from '#links/admin.ts'
import { Button } from '#web/ui/actions/Button.tsx'

export function Messages({ messages, now }: { messages: AdminMessage[]; now: string }) {
  const { t, locale } = useLanguage()
  return (
    <section className="admin-card">
      <h2>{t('adminbookings.dayMessages')}</h2>
      {messages.length === 0 && <p className="text-muted">{t('adminbookings.dayNoMessages')}</p>}
      <ul className="admin-lines">
        {messages.map((message) => (
          <li key={message.receipt}>
            <div className="grid min-w-56 flex-1 gap-1 wrap-anywhere">
              <p>
                <bdi>{message.receipt}</bdi> · <bdi>{message.name}</bdi> <AnswerState message={message} now={now} />
              </p>
              <p dir="auto">{message.message}</p>
              <Link className="link tall-link" to={adminLinks.message(locale, message.receipt)}>
                {t('adminbookings.dayReadAnswer')}
              </Link>
            </div>
            <Form method="post" action={adminLinks.today(locale)}>
              <input type="hidden" name="receipt" value={message.receipt} />
              <Button type="submit" variant="secondary">
                {t('adminbookings.dayAnswered')}
              </Button>
            </Form>
          </li>
        ))}
      </ul>
    </section>
  )
}
