import { siteTimeZone } from '#domains/shared/dates.ts'
import type { AuditEntry } from '#domains/staff/contract.ts'
import { useLanguage } from '#i18n/react.tsx'
import { AuditAct, AuditSubject } from '#web/admin/reports/audit-parts.tsx'
import { EmptyState } from '#web/ui/feedback/EmptyState.tsx'
import { Table } from '#web/ui/figures/Table.tsx'

/** The audit entries of a month. */
export function AuditReport({ rows }: { rows: readonly AuditEntry[] }) {
  const { t, format } = useLanguage()
  if (rows.length === 0) return <EmptyState icon="shield" title={t('reports.nothing')} />
  return (
    <Table
      caption={t('reports.audit')}
      rows={rows}
      keyOf={({ id }) => id}
      columns={[
        { label: t('reports.at'), cell: ({ at }) => format.instant(at, siteTimeZone) },
        { label: t('reports.who'), cell: ({ name }) => <bdi>{name}</bdi> },
        { label: t('reports.role'), cell: ({ role }) => t('admin.role', { role }) },
        { label: t('reports.what'), cell: (entry) => <AuditAct entry={entry} /> },
        { label: t('reports.of'), cell: (entry) => <AuditSubject entry={entry} /> },
      ]}
    />
  )
}
