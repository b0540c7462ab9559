import type { ManifestLine } from '#domains/traveller-details/contract.ts'
import { useLanguage } from '#i18n/react.tsx'
import { Badge } from '#web/ui/feedback/Badge.tsx'

type Line = Pick<ManifestLine, 'due_on' | 'incomplete' | 'forms' | 'overdue'>

/** The state of the details of a booking, and the deadline of missing ones. */
export function MissingDetails({ line: { due_on, incomplete, forms, overdue } }: { line: Line }) {
  const { t, format } = useLanguage()
  if (due_on === null || forms === 0) return <span className="text-muted">{t('manifest.nothing')}</span>
  if (incomplete === 0) return <Badge tone="success">{t('manifest.complete')}</Badge>
  const date = format.stayDate(due_on, 'full')
  return (
    <span className="inline-flex flex-wrap items-center gap-2">
      <Badge tone={overdue ? 'danger' : 'warning'}>
        {t('manifest.incomplete', { missing: incomplete, total: forms })}
      </Badge>
      <span className="text-muted">{overdue ? t('manifest.overdue', { date }) : t('manifest.due', { date })}</span>
    </span>
  )
}
