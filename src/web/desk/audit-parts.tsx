import { Link } from 'react-router'
import type { AuditEntry } from '#domains/staff/contract.ts'
import { useLocale, useText } from '#text/react.tsx'
import { auditChanges } from '#web/desk/audit-changes.ts'
import { deskLinks } from '#web/desk/desk-links.ts'
import type { ValuesFor } from '#text/translator.ts'

// What has another name by now falls under `other` in both texts.
type Act = ValuesFor<'audit.act'>[0]['act']
type Kind = ValuesFor<'audit.subject'>[0]['kind']

/** What was done, in words. */
export function AuditAct({ entry: { endpoint } }: { entry: AuditEntry }) {
  const t = useText()
  return t('audit.act', { act: endpoint as Act })
}

/** What it was done to, in words and by its number, and the way to all that was done to it. */
export function AuditSubject({ entry: { subject } }: { entry: AuditEntry }) {
  const t = useText()
  const locale = useLocale()
  const [kind = '', id = ''] = subject.split(':')
  return (
    <Link className="link" to={deskLinks.audit(locale, { subject })} title={id}>
      {t('audit.subject', { kind: kind.replace('-', '_') as Kind })} <bdi>{id.length > 24 ? id.slice(0, 8) : id}</bdi>
    </Link>
  )
}

/** What is other than before, by the names of the API. */
export function AuditChanges({ entry: { before, after } }: { entry: AuditEntry }) {
  return (
    <ul className="desk-json">
      {auditChanges(before, after).map((change) => (
        <li key={change}>
          <code dir="ltr">{change}</code>
        </li>
      ))}
    </ul>
  )
}
