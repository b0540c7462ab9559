import { Link } from 'react-router'
import type { OutputOf } from '#api/endpoint.ts'
import { siteTimeZone } from '#domains/shared/dates.ts'
import type { conversationEndpoints } from '#domains/bookings/conversation/contract.ts'
import { useLanguage } from '#i18n/react.tsx'
import { adminLinks } from '#links/admin.ts'
import { Table, type Column } from '#web/ui/figures/Table.tsx'

type Waiting = OutputOf<(typeof conversationEndpoints)['fetch_waiting_conversations']>[number]

/** Bookings with unread messages of their travellers, the oldest message first. */
export function WaitingConversations({ rows }: { rows: Waiting[] }) {
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
