import type { ReactNode } from 'react'
import { useText } from '#i18n/react.tsx'
import { IconButton } from '#web/ui/Button.tsx'
import '#web/ui/sheet.css'

/**
 * A dialog that slides in from an edge: from the bottom on phones, from the inline end on wide screens. Opened by a
 * `DialogButton` with its id; Escape, the close button and a press outside close it and restore the focus. `actions`
 * stay visible below the scrolling content.
 */
export function Sheet({
  id,
  title,
  actions,
  children,
}: {
  id: string
  title: ReactNode
  actions?: ReactNode
  children: ReactNode
}) {
  const t = useText()
  return (
    <dialog id={id} aria-labelledby={`${id}-title`} className="sheet" {...{ closedby: 'any' }}>
      <div className="sheet-head">
        <h2 id={`${id}-title`} className="text-title">
          {title}
        </h2>
        <form method="dialog">
          <IconButton icon="close" type="submit" label={t('common.close')} />
        </form>
      </div>
      <div className="sheet-body">{children}</div>
      {actions && <div className="sheet-actions">{actions}</div>}
    </dialog>
  )
}
