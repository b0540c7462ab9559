import { Form, Link } from 'react-router'
import type { AdminMessage } from '#domains/admin/message-contract.ts'
import { useLanguage } from '#i18n/react.tsx'
import { Parts } from '#web/admin/Parts.tsx'
import { AnswerState } from '#web/admin/inbox/AnswerState.tsx'
import { adminLinks } from '#links/admin.ts'
import { Button, ButtonLink } from '#web/ui/actions/Button.tsx'

/** Messages shown on the page of the day; the others are on their own page. */
const maxMessages = 3

export function Messages({ messages, now }: { messages: AdminMessage[]; now: string }) {
  const { t, locale } = useLanguage()
  return (
    <section className="admin-card">
      <h2>{`${t('adminbookings.dayMessages')} (${messages.length})`}</h2>
      <ul className="admin-lines">
        {messages.slice(0, maxMessages).map((message) => (
          <li key={message.receipt}>
            <div className="grid min-w-56 flex-1 gap-1 wrap-anywhere">
              <Parts>
                <bdi className="font-medium">{message.name}</bdi>
                <AnswerState message={message} now={now} />
              </Parts>
              <p dir="auto" className="line-clamp-2 justify-self-start pb-1">
                {message.message}
              </p>
            </div>
            <Form method="post" action={adminLinks.today(locale)} className="flex items-center gap-2">
              <ButtonLink
                to={adminLinks.message(locale, message.receipt)}
                variant="secondary"
                className="px-3 whitespace-nowrap"
              >
                {t('adminbookings.dayReadAnswer')}
              </ButtonLink>
              <input type="hidden" name="receipt" value={message.receipt} />
              <Button type="submit" variant="quiet" className="px-3 whitespace-nowrap">
                {t('adminbookings.dayAnswered')}
              </Button>
            </Form>
          </li>
        ))}
      </ul>
      {messages.length > maxMessages && (
        <Link className="link tall-link" to={adminLinks.messages(locale)}>
          {t('adminbookings.dayAll', { count: messages.length })}
        </Link>
      )}
    </section>
  )
}
