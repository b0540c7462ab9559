import { Link } from 'react-router'
import type { AuditEntry } from '#domains/staff/contract.ts'
import { useFormat, useLocale, useText } from '#text/react.tsx'
import { deskLinks } from '#web/desk/desk-links.ts'
import { EmptyState } from '#web/kit/EmptyState.tsx'
import { Table } from '#web/kit/Table.tsx'

/** Who changed what in the month. */
export function AuditReport({ rows }: { rows: readonly AuditEntry[] }) {
  const t = useText()
  const format = useFormat()
  const locale = useLocale()
  if (rows.length === 0) return <EmptyState icon="shield" title={t('reports.nothing')} />
  return (
    <Table
      caption={t('reports.audit')}
      rows={rows}
      keyOf={({ id }) => id}
      narrow="scroll"
      columns={[
        { label: t('reports.at'), cell: ({ at }) => format.instant(at, 'Asia/Riyadh') },
        { label: t('reports.who'), cell: ({ name }) => <bdi>{name}</bdi> },
        { label: t('reports.role'), cell: ({ role }) => t('desk.role', { role }) },
        { label: t('reports.what'), cell: ({ endpoint }) => <code dir="ltr">{endpoint}</code> },
        {
          label: t('reports.of'),
          cell: ({ subject }) => (
            <Link className="link" to={deskLinks.audit(locale, { subject })}>
              <bdi>{subject}</bdi>
            </Link>
          ),
        },
      ]}
    />
  )
}
