import { Form } from 'react-router'
import { siteTimeZone } from '#domains/shared/dates.ts'
import type { Conversation } from '#domains/conversation/contract.ts'
import { useText } from '#i18n/react.tsx'
import { MessageForm } from '#web/features/conversation/MessageForm.tsx'
import { Messages } from '#web/features/conversation/Messages.tsx'
import { Badge } from '#web/ui/feedback/Badge.tsx'
import { Button } from '#web/ui/actions/Button.tsx'

/** The messages of a booking for staff, with the answer. */
export function BookingConversation({
  conversation,
  formKey,
  errorOf,
}: {
  conversation: Conversation
  formKey: string
  errorOf: (field: string) => string | undefined
}) {
  const t = useText()
  return (
    <section className="admin-card" id="messages">
      <h2>{t('conversation.section')}</h2>
      {conversation.unread > 0 && (
        <Form method="post" className="flex flex-wrap items-center gap-3" preventScrollReset>
          <Badge icon="info">{t('conversation.unread', { count: conversation.unread })}</Badge>
          <Button intent="messages-read" variant="quiet">
            {t('conversation.markRead')}
          </Button>
        </Form>
      )}
      <Messages conversation={conversation} side="staff" timeZone={siteTimeZone} />
      {conversation.can_write && (
        <MessageForm
          formKey={`message-${formKey}`}
          value={undefined}
          errorOf={(field) => (field === 'text' ? undefined : errorOf(field))}
        />
      )}
    </section>
  )
}
