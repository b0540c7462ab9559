import { Link } from 'react-router'
import type { DeskMessage } from '#domains/desk/message-contract.ts'
import { messageStates } from '#domains/desk/message-states.ts'
import { useFormat, useLocale, useText } from '#text/react.tsx'
import { deskLinks } from '#web/desk/desk-links.ts'
import { AnswerState } from '#web/desk/messages/AnswerState.tsx'
import { deskRefused } from '#web/desk/refused.ts'
import { Alert } from '#web/kit/Alert.tsx'
import { EmptyState } from '#web/kit/EmptyState.tsx'
import { PageHeading } from '#web/kit/PageHeading.tsx'
import { Segments } from '#web/kit/Segments.tsx'
import { Table, type Column } from '#web/kit/Table.tsx'
import { requestContext } from '#web/server-context.ts'
import { titleOf } from '#web/title.ts'
import type { Route } from './+types/messages.ts'

export const meta: Route.MetaFunction = (args) => titleOf(args, 'messages.title')

export async function loader({ request, context }: Route.LoaderArgs) {
  const { api, locale, now } = context.get(requestContext)
  const query = new URL(request.url).searchParams
  const state = messageStates.find((one) => one === query.get('state')) ?? 'open'
  const after = receiptIn(query.get('after'))
  const found = await api.fetch_messages({ state, after })
  if (!found.ok) throw deskRefused(found.error, locale, request)
  return {
    ...found.data,
    state,
    sent: receiptIn(query.get('sent')),
    marked: receiptIn(query.get('marked')),
    now: now.toISOString(),
  }
}

export default function Messages({ loaderData }: Route.ComponentProps) {
  const { messages, open, more, state, sent, marked, now } = loaderData
  const t = useText()
  const locale = useLocale()
  const format = useFormat()
  const columns: Column<DeskMessage>[] = [
    {
      label: t('messages.receipt'),
      cell: ({ receipt }) => (
        <Link className="link" to={deskLinks.message(locale, receipt)}>
          <bdi>{receipt}</bdi>
        </Link>
      ),
    },
    { label: t('messages.from'), cell: ({ name }) => <bdi>{name}</bdi> },
    { label: t('messages.about'), cell: ({ topic }) => t('messages.topic', { topic }) },
    { label: t('messages.wrote'), cell: ({ created_at }) => format.instant(created_at, 'Asia/Riyadh') },
    { label: t('messages.promise'), cell: (message) => <AnswerState message={message} now={now} /> },
  ]
  const last = messages.at(-1)
  return (
    <>
      <PageHeading>{t('messages.title')}</PageHeading>
      <p className="text-muted">{t('messages.text')}</p>
      {sent && <Alert tone="success" title={t('messages.sent', { receipt: sent })} announce />}
      {marked && <Alert tone="success" title={t('messages.marked', { receipt: marked })} announce />}
      <Segments
        label={t('messages.views')}
        items={messageStates.map((one) => ({
          label: one === 'open' ? t('messages.open', { count: format.number(open) }) : t('messages.done'),
          to: deskLinks.messages(locale, { state: one }),
          current: one === state,
        }))}
      />
      {messages.length === 0 ? (
        <EmptyState icon="mail" title={t(state === 'open' ? 'messages.none' : 'messages.noneDone')} />
      ) : (
        <Table caption={t('messages.title')} columns={columns} rows={messages} keyOf={({ receipt }) => receipt} />
      )}
      {more && last && (
        <Link className="link" to={deskLinks.messages(locale, { state, after: last.receipt })}>
          {t('messages.older')}
        </Link>
      )}
    </>
  )
}

function receiptIn(text: string | null): string | undefined {
  return /^C-[0-9A-Z]{4,12}$/.exec(text ?? '')?.[0]
}
