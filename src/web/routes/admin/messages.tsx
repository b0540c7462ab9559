import { Link } from 'react-router'
import { siteTimeZone } from '#domains/shared/dates.ts'
import type { AdminMessage } from '#domains/admin/message-contract.ts'
import { messageStates } from '#domains/admin/message-states.ts'
import { useLanguage } from '#i18n/react.tsx'
import { adminLinks } from '#links/admin.ts'
import { AnswerState } from '#web/admin/inbox/AnswerState.tsx'
import { Alert } from '#web/ui/feedback/Alert.tsx'
import { EmptyState } from '#web/ui/feedback/EmptyState.tsx'
import { PageHeading, titleOf } from '#web/ui/layout/Page.tsx'
import { Segments } from '#web/ui/actions/Segments.tsx'
import { Table, type Column } from '#web/ui/figures/Table.tsx'
import { adminRequest } from '#web/admin/admin-request.ts'
import { useReplyTime } from '#web/lib/site.ts'
import type { OutputOf } from '#api/endpoint.ts'
import type { conversationEndpoints } from '#domains/conversation/contract.ts'
import type { Route } from './+types/messages'

export const meta: Route.MetaFunction = (args) => titleOf(args, 'messages.title')

export async function loader({ request, context }: Route.LoaderArgs) {
  const { api, now, query, responseTo } = adminRequest(request, context)
  const state = messageStates.find((one) => one === query.get('state')) ?? 'open'
  const after = receiptIn(query.get('after'))
  const [answer, waiting] = await Promise.all([
    api.fetch_messages({ state, after }),
    api.fetch_waiting_conversations({}),
  ])
  // Contact messages concern all hotels; a limited member answers the messages of bookings.
  if (!answer.ok && (answer.error.code !== 'forbidden' || !waiting.ok)) throw responseTo(answer.error)
  return {
    waiting: waiting.ok ? waiting.data : [],
    inbox: answer.ok ? answer.data : null,
    state,
    sent: receiptIn(query.get('sent')),
    marked: receiptIn(query.get('marked')),
    now: now.toISOString(),
  }
}

export default function Messages({ loaderData }: Route.ComponentProps) {
  const { waiting, inbox, state, sent, marked, now } = loaderData
  const { t, locale, format } = useLanguage()
  const within = useReplyTime()
  const columns: Column<AdminMessage>[] = [
    {
      label: t('messages.receipt'),
      cell: ({ receipt }) => (
        <Link className="link" to={adminLinks.message(locale, receipt)}>
          <bdi>{receipt}</bdi>
        </Link>
      ),
    },
    { label: t('messages.from'), place: 'last', cell: ({ name }) => <bdi>{name}</bdi> },
    { label: t('messages.about'), cell: ({ topic }) => t('messages.topic', { topic }) },
    { label: t('messages.wrote'), cell: ({ created_at }) => format.instant(created_at, siteTimeZone) },
    { label: t('messages.promise'), place: 'line', cell: (message) => <AnswerState message={message} now={now} /> },
  ]
  const last = inbox?.messages.at(-1)
  return (
    <>
      <PageHeading>{t('messages.title')}</PageHeading>
      {waiting.length > 0 && <WaitingConversations rows={waiting} />}
      {inbox && within && <p className="text-muted">{t('messages.text', { within })}</p>}
      {sent && <Alert tone="success" title={t('messages.sent', { receipt: sent })} announce />}
      {marked && <Alert tone="success" title={t('messages.marked', { receipt: marked })} announce />}
      {inbox && (
        <Segments
          label={t('messages.views')}
          items={messageStates.map((one) => ({
            label: one === 'open' ? t('messages.open', { count: format.number(inbox.open) }) : t('messages.done'),
            to: adminLinks.messages(locale, { state: one }),
            current: one === state,
          }))}
        />
      )}
      {inbox && last ? (
        <Table
          caption={t('messages.title')}
          columns={columns}
          rows={inbox.messages}
          keyOf={({ receipt }) => receipt}
          narrow="lines"
        />
      ) : (
        (inbox || waiting.length === 0) && (
          <EmptyState icon="mail" title={t(state === 'open' ? 'messages.none' : 'messages.noneDone')} />
        )
      )}
      {inbox?.more && last && (
        <Link className="link" to={adminLinks.messages(locale, { state, after: last.receipt })}>
          {t('messages.older')}
        </Link>
      )}
    </>
  )
}

function receiptIn(text: string | null): string | undefined {
  return /^C-[0-9A-Z]{4,12}$/.exec(text ?? '')?.[0]
}

type Waiting = OutputOf<(typeof conversationEndpoints)['fetch_waiting_conversations']>[number]

/** Bookings with unread messages of their travellers, the oldest message first. */
function WaitingConversations({ rows }: { rows: Waiting[] }) {
  const { t, locale, format } = useLanguage()
  const columns: Column<Waiting>[] = [
    {
      label: t('conversation.traveller'),
      cell: ({ reference, guest }) => (
        <Link className="link" to={`${adminLinks.booking(locale, reference)}#messages`}>
          <bdi>{reference}</bdi> · <bdi>{guest}</bdi>
        </Link>
      ),
    },
    {
      label: t('conversation.section'),
      cell: ({ about, text, unread }) => (
        <>
          <bdi>{about}</bdi>
          <span className="text-muted block">
            <bdi>{text.length > 120 ? `${text.slice(0, 120)}…` : text}</bdi>
          </span>
          <span className="text-note">{t('conversation.unread', { count: unread })}</span>
        </>
      ),
    },
    { label: t('conversation.oldest'), cell: ({ since }) => format.instant(since, siteTimeZone) },
  ]
  return (
    <Table
      caption={t('conversation.waitingTitle')}
      columns={columns}
      rows={rows}
      keyOf={({ reference }) => reference}
    />
  )
}
