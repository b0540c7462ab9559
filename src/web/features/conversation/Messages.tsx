import { classes } from '#web/ui/classes.ts'
import type { Conversation } from '#domains/conversation/contract.ts'
import type { MessageSide } from '#domains/conversation/shapes.ts'
import { fileSize } from '#i18n/format.ts'
import { useLanguage } from '#i18n/react.tsx'

/** The messages of a booking in their order, as one side sees them. */
export function Messages({
  conversation: { messages },
  side,
  timeZone,
}: {
  conversation: Conversation
  side: MessageSide
  timeZone: string
}) {
  const { t, format } = useLanguage()
  if (messages.length === 0) return <p className="text-muted">{t('conversation.none')}</p>
  return (
    <ol aria-label={t('conversation.list')} className="grid gap-4">
      {messages.map((message) => {
        const isOwn = message.side === side
        const author = isOwn && side === 'traveller' ? t('conversation.you') : message.name
        return (
          <li
            key={message.id}
            className={classes(
              'rounded-card border-line grid w-fit max-w-[min(100%,40rem)] gap-1 border px-4 py-3',
              isOwn && 'justify-self-end bg-(--primary-soft)',
            )}
          >
            <p className="text-note text-muted">
              <bdi className="font-medium">
                {author || t(message.side === 'staff' ? 'conversation.provider' : 'conversation.traveller')}
              </bdi>
              {' · '}
              {format.instant(message.at, timeZone)}
              {message.way === 'email' && ` · ${t('conversation.byEmail')}`}
            </p>
            <p dir="auto" className="whitespace-pre-line">
              {message.text}
            </p>
            {message.files.length > 0 && (
              <ul className="flex flex-wrap gap-3">
                {message.files.map((file, i) => (
                  <li key={file.id}>
                    <a className="link" href={`/messages/${file.id}`}>
                      {t('conversation.openFile', { number: String(i + 1) })} ({fileSize(file.bytes, t.locale)})
                    </a>
                  </li>
                ))}
              </ul>
            )}
            {message.refused_files > 0 && (
              <p className="text-note text-danger">{t('conversation.refused', { count: message.refused_files })}</p>
            )}
            {isOwn && (
              <p className="text-small text-muted">
                {t(message.read_at ? 'conversation.read' : 'conversation.notRead')}
              </p>
            )}
          </li>
        )
      })}
    </ol>
  )
}
