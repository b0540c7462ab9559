import { useRef, type ReactNode } from 'react'
import { useLocation } from 'react-router'
import { useText } from '#i18n/react.tsx'
import { DottedWords } from '#web/ui/layout/DottedWords.tsx'
import { useEdited } from '#web/ui/form/use-edited.ts'

type Props = { summary: readonly string[]; open: boolean; children: ReactNode }

/** A search at the top of its page, which stays visible. */
export function SearchBar(props: Props) {
  return (
    <search className="summary-bar no-print">
      <SearchFold {...props} className="page-width" />
    </search>
  )
}

/** The current search in one line, which unfolds the form that changes it; a new search folds it. */
export function SearchFold({ summary, open, className, children }: Props & { className: string }) {
  const t = useText()
  const fold = useRef<HTMLDetailsElement>(null)
  const { pathname, search } = useLocation()
  const edited = useEdited(fold, pathname + search)
  return (
    <details ref={fold} key={summary.join(' ')} open={open} className={className} data-edited={edited ? '' : undefined}>
      <summary className="flex min-h-16 items-center gap-3 py-2">
        <DottedWords words={summary} className="summary-words" />
        <span className="pill no-print">{t('common.change')}</span>
      </summary>
      <div className="pb-4">{children}</div>
    </details>
  )
}
