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
  const [first, ...rest] = summary
  return (
    <search className="summary-bar no-print">
      <details open={open} className="page-width">
        <summary className="flex min-h-16 items-center gap-3 py-2">
          <Icon name="search" className="text-brass-text" />
          <span className="min-w-0 flex-1 overflow-hidden">
            <span className="summary-words flex flex-wrap">
              {first !== undefined && (
                <span className="font-medium max-sm:w-full">
                  <bdi>{first}</bdi>
                </span>
              )}
              {rest.map((word) => (
                <span key={word} className="text-muted">
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
