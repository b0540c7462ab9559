import { Link } from 'react-router'
import { siteTimeZone } from '#domains/shared/dates.ts'
import type { AuditEntry } from '#domains/staff/contract.ts'
import { useLanguage } from '#i18n/react.tsx'
import { AuditAct, AuditChanges, AuditSubject } from '#web/admin/reports/audit-parts.tsx'
import { adminLinks } from '#links/admin.ts'
import { EmptyState } from '#web/ui/feedback/EmptyState.tsx'
import { PageHeading, titleOf } from '#web/ui/layout/Page.tsx'
import { Table, type Column } from '#web/ui/figures/Table.tsx'
import { adminRequest } from '#web/admin/admin-request.ts'
import type { Route } from './+types/audit'

export const meta: Route.MetaFunction = (args) => titleOf(args, 'admin.audit')

const perPage = 50

export async function loader({ request, context }: Route.LoaderArgs) {
  const { api, query, dataOf } = adminRequest(request, context)
  const subject = query.get('subject')?.slice(0, 120) || undefined
  const before = Math.trunc(Number(query.get('before'))) || undefined
  const rows = dataOf(await api.fetch_audit({ subject, before, limit: perPage }))
  return { subject, rows }
}

export default function Audit({ loaderData: { subject, rows } }: Route.ComponentProps) {
  const { t, locale, format } = useLanguage()
  const last = rows.length === perPage ? rows.at(-1) : undefined
  const columns: Column<AuditEntry>[] = [
    {
      label: t('admin.auditAt'),
      cell: (row) => <span className="whitespace-nowrap">{format.instant(row.at, siteTimeZone, 'medium')}</span>,
    },
    {
      label: t('admin.auditWho'),
      place: 'last',
      cell: (row) => (
        <>
          <bdi>{row.name}</bdi> <span className="text-muted">{t('admin.role', { role: row.role })}</span>
        </>
      ),
    },
    { label: t('admin.auditWhat'), cell: (row) => <AuditAct entry={row} /> },
    { label: t('admin.auditSubject'), place: 'last', cell: (row) => <AuditSubject entry={row} /> },
    { label: t('admin.auditChange'), place: 'line', cell: (row) => <AuditChanges entry={row} /> },
  ]
  return (
    <>
      <PageHeading>{t('admin.audit')}</PageHeading>
      <p className="text-muted">{t('admin.auditText')}</p>
      {rows.length === 0 ? (
        <EmptyState icon="shield" title={t('admin.auditNone')} />
      ) : (
        <Table caption={t('admin.audit')} columns={columns} rows={rows} keyOf={(row) => row.id} narrow="lines" />
      )}
      {last && (
        <Link className="link" to={adminLinks.audit(locale, { subject, before: last.id })}>
          {t('admin.older')}
        </Link>
      )}
    </>
  )
}
