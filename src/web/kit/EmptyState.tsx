import type { ReactNode } from 'react'
import { Icon, type IconName } from '#web/kit/Icon.tsx'

/** Nothing to show, why, and the nearest way on. */
export function EmptyState({
  icon = 'search',
  title,
  children,
  actions,
}: {
  icon?: IconName
  title: ReactNode
  children?: ReactNode
  actions?: ReactNode
}) {
  return (
    <div className="empty">
      <span className="rounded-pill bg-sunk text-brass-text grid size-16 place-items-center text-[1.5rem]">
        <Icon name={icon} />
      </span>
      <h2 className="text-title">{title}</h2>
      {children}
      {actions && <div className="mt-2 flex flex-wrap justify-center gap-3">{actions}</div>}
    </div>
  )
}
