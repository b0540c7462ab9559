import { Link } from 'react-router'
import { useLanguage } from '#i18n/react.tsx'
import { AuditTable } from '#web/admin/reports/audit-parts.tsx'
import { adminLinks } from '#links/admin.ts'
import { PageHeading, titleOf } from '#web/ui/layout/Page.tsx'
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
  const { t, locale } = useLanguage()
  const last = rows.length === perPage ? rows.at(-1) : undefined
  return (
    <>
      <PageHeading>{t('admin.audit')}</PageHeading>
      <p className="text-muted">{t('admin.auditText')}</p>
      <AuditTable rows={rows} />
      {last && (
        <Link className="link" to={adminLinks.audit(locale, { subject, before: last.id })}>
          {t('admin.older')}
        </Link>
      )}
    </>
  )
}
