import { siteTimeZone } from '#domains/shared/dates.ts'
import type { FindingRule } from '#domains/bookings/payment/reconcile-rules.ts'
import { useLanguage, useText } from '#i18n/react.tsx'
import { Alert } from '#web/ui/feedback/Alert.tsx'
import { Table } from '#web/ui/figures/Table.tsx'

type Finding = { rule: FindingRule; subject: string; facts: Record<string, unknown> }

/** Differences that the reconciliation has found, and money to return; null if the comparison took longer than a page can wait. */
export function Reconciled({ findings, now }: { findings: readonly Finding[] | null; now: string }) {
  const { t, format } = useLanguage()
  if (!findings) {
    return (
      <Alert tone="warning" title={t('reports.notNow')}>
        <p>{t('reports.notNowText', { command: '\u2066npm run reconcile\u2069' })}</p>
      </Alert>
    )
  }
  const when = t('reports.agreesAt', { when: format.instant(now, siteTimeZone) })
  const toReturn = findings.filter(({ rule }) => rule === 'to_return')
  const differences = findings.filter(({ rule }) => rule !== 'to_return')
  return (
    <>
      {differences.length === 0 ? (
        <Alert tone="success" title={t('reports.agrees')}>
          <p>{when}</p>
        </Alert>
      ) : (
        <Alert tone="error" title={t('reports.findings', { count: differences.length })}>
          <p>{when}</p>
        </Alert>
      )}
      {differences.length > 0 && <Findings caption={t('reports.reconciliation')} findings={differences} />}
      {toReturn.length > 0 && <Findings caption={t('reports.rule_to_return')} findings={toReturn} />}
    </>
  )
}

function Findings({ caption, findings }: { caption: string; findings: readonly Finding[] }) {
  const t = useText()
  return (
    <Table
      caption={caption}
      rows={findings}
      keyOf={({ rule, subject }) => `${rule} ${subject}`}
      narrow="scroll"
      columns={[
        { label: t('reports.rule'), cell: ({ rule }) => t(`reports.rule_${rule}`) },
        { label: t('reports.subject'), cell: ({ subject }) => <bdi dir="ltr">{subject}</bdi> },
        {
          label: t('reports.facts'),
          cell: ({ facts }) => (
            <code dir="ltr" className="text-small wrap-anywhere">
              {JSON.stringify(facts)}
            </code>
          ),
        },
      ]}
    />
  )
}
