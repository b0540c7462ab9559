import type { ReactNode } from 'react'
import { useText } from '#i18n/react.tsx'
import { Icon } from '#web/ui/Icon.tsx'

/** The current search in one line that stays visible; expanded, it contains the form that changes it. */
export function SearchSummary({
  summary,
  open,
  children,
}: {
  summary: readonly string[]
  open: boolean
  children: ReactNode
}) {
  const t = useText()
  return (
    <search className="summary-bar no-print">
      <details open={open} className="page-width">
        <summary className="summary-line">
          <Icon name="search" />
          <span>
            <span className="summary-words">
              {summary.map((word) => (
                <span key={word}>
                  <bdi>{word}</bdi>
                </span>
              ))}
            </span>
          </span>
          <span className="pill">{t('common.change')}</span>
        </summary>
        <div className="pb-4">{children}</div>
      </details>
    </search>
  )
}
