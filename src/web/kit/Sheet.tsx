import type { ReactNode } from 'react'
import { useText } from '#text/react.tsx'
import { IconButton } from '#web/kit/Button.tsx'

/**
 * A dialog that comes from an edge: from below on phones, from the end of the line on wide screens.
 * Opened by a `DialogButton` of its id; Escape, the cross and a press beside it close it, and the focus
 * goes back. `actions` stay in sight below what scrolls.
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
