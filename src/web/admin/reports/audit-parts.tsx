import { Link } from 'react-router'
import type { AuditEntry } from '#domains/staff/contract.ts'
import { languageOf } from '#i18n/locale.ts'
import { useLanguage, useFormat, useText } from '#i18n/react.tsx'
import { auditChanges } from '#web/admin/reports/audit-changes.ts'
import { siteTimeZone } from '#domains/shared/dates.ts'
import { EmptyState } from '#web/ui/feedback/EmptyState.tsx'
import { Table } from '#web/ui/figures/Table.tsx'
import { adminLinks } from '#links/admin.ts'
import { textIfAny } from '#i18n/translator.ts'

/** The act of an audit entry as text. Those of older entries that were renamed have a general one. */
export function AuditAct({ entry: { endpoint } }: { entry: AuditEntry }) {
  const t = useText()
  return textIfAny(t, `auditacts.${endpoint}`) ?? textIfAny(t, `olderacts.${endpoint}`) ?? t('audit.otherAct')
}

/** The subject of an audit entry with its name, or its id, as a link to all entries about it. */
export function AuditSubject({ entry: { subject, names } }: { entry: AuditEntry }) {
  const { t, locale } = useLanguage()
  const [kind = '', id = ''] = subject.split(':')
  const kindText = textIfAny(t, `auditsubjects.${kind.replace('-', '_')}`) ?? t('audit.otherSubject')
  return (
    <Link className="link py-1 max-sm:py-4" to={adminLinks.audit(locale, { subject })} title={id}>
      {kindText} <bdi>{names[`${kind.replace('-', '_')}:${id}`] ?? (id.length > 24 ? id.slice(0, 8) : id)}</bdi>
    </Link>
  )
}

export function AuditTable({ rows }: { rows: readonly AuditEntry[] }) {
  const { t, format } = useLanguage()
  if (rows.length === 0) return <EmptyState icon="shield" title={t('admin.auditNone')} />
  return (
    <Table
      caption={t('admin.audit')}
      rows={rows}
      keyOf={(row) => row.id}
      narrow="lines"
      columns={[
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
      ]}
    />
  )
}

const maxOpenFields = 4

export function AuditChanges({ entry }: { entry: AuditEntry }) {
  const t = useText()
  const changes = auditChanges(t, useFormat(), entry)
  if (changes.length === 0) return null
  const fields = [...new Set(changes.map(({ field }) => field.split(' › ')[0] ?? ''))]
  const list = (
    <ul className="text-small wrap-anywhere">
      {changes.map(({ field, change }) => (
        <li key={field}>
          <bdi>{field ? `${field}: ${change}` : change}</bdi>
        </li>
      ))}
    </ul>
  )
  if (changes.length <= maxOpenFields) return list
  return (
    <details>
      <summary className="link py-1 max-sm:py-3">
        {t('audit.fields', {
          fields: fields.slice(0, maxOpenFields).join(languageOf(t.locale).comma),
          count: Math.max(0, fields.length - maxOpenFields),
        })}
      </summary>
      {list}
    </details>
  )
}
