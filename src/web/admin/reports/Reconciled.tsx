import type { ReconcileRule } from '#domains/bookings/payment/reconcile-rules.ts'
import { useFormat, useText } from '#i18n/react.tsx'
import { Alert } from '#web/ui/Alert.tsx'
import { Table } from '#web/ui/Table.tsx'

type Finding = { rule: ReconcileRule; subject: string; facts: Record<string, unknown> }

/** Findings of the reconciliation; null if the comparison took longer than a page can wait. */
export function Reconciled({ findings, now }: { findings: readonly Finding[] | null; now: string }) {
  const t = useText()
  const format = useFormat()
  if (!findings) {
    return (
      <Alert tone="warning" title={t('reports.notNow')}>
        <p>{t('reports.notNowText', { command: '\u2066npm run reconcile\u2069' })}</p>
      </Alert>
    )
  }
  const when = t('reports.agreesAt', { when: format.instant(now, 'Asia/Riyadh') })
  if (findings.length === 0) {
    return (
      <Alert tone="success" title={t('reports.agrees')}>
        <p>{when}</p>
      </Alert>
    )
  }
  return (
    <>
      <Alert tone="error" title={t('reports.findings', { count: findings.length })}>
        <p>{when}</p>
      </Alert>
      <Table
        caption={t('reports.reconciliation')}
        rows={findings}
        keyOf={({ rule, subject }) => `${rule} ${subject}`}
        narrow="scroll"
        columns={[
          { label: t('reports.rule'), cell: ({ rule }) => t(`reports.rule_${rule}`) },
          { label: t('reports.subject'), cell: ({ subject }) => <bdi dir="ltr">{subject}</bdi> },
          {
            label: t('reports.facts'),
            cell: ({ facts }) => (
              <code dir="ltr" className="desk-json">
                {JSON.stringify(facts)}
              </code>
            ),
          },
        ]}
      />
    </>
  )
}
