import { useState, type MouseEvent, type ReactNode } from 'react'
import { useText } from '#i18n/react.tsx'
import { Icon } from '#web/ui/pictures/Icon.tsx'

/**
 * The current search in one line that stays visible, with the form that changes it if it is open. Without scripts the
 * line is a link to the page with the form, and back.
 */
export function SearchSummary({
  summary,
  open: opened,
  href,
  children,
}: {
  summary: readonly string[]
  open: boolean
  /** The page with the form if it is closed, without it if it is open. */
  href: string
  children: ReactNode
}) {
  const t = useText()
  const [open, setOpen] = useState(opened)
  const toggle = (event: MouseEvent) => {
    event.preventDefault()
    setOpen(!open)
  }
  return (
    <search className="summary-bar no-print">
      <div className="page-width">
        <a href={href} onClick={toggle} aria-expanded={open} className="flex min-h-16 items-center gap-3 py-2">
          <Icon name="search" className="text-brass-text" />
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
        </a>
        {open && <div className="pb-4">{children}</div>}
      </div>
    </search>
  )
}
