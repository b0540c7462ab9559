import type { ReactNode } from 'react'
import { useText } from '#i18n/react.tsx'

/** The current search in one line, which unfolds the form that changes it; a new search folds it. */
export function SearchFold({
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
    <details key={summary.join(' ')} open={open}>
      <summary className="flex min-h-16 items-center gap-3 py-2">
        <span className="min-w-0 flex-1 overflow-hidden">
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
  )
}
