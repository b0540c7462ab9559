import type { ReactNode } from 'react'
import { Icon, type IconName } from '#web/ui/pictures/Icon.tsx'
import { Picture } from '#web/ui/pictures/Picture.tsx'

/** Empty state: the reason, and a link to continue. `picture` is the id of an illustration that replaces the icon. */
export function EmptyState({
  icon = 'search',
  picture,
  title,
  children,
  actions,
}: {
  icon?: IconName
  picture?: string
  title: ReactNode
  children?: ReactNode
  actions?: ReactNode
}) {
  return (
    <div className="mx-auto grid max-w-[40rem] grid-cols-1 justify-items-center gap-3 px-4 py-12 text-center">
      {picture ? (
        <Picture id={picture} alt="" sizes="280px" height={1067} className="rounded-card w-[280px] max-w-full" />
      ) : (
        <span className="rounded-pill bg-sunk text-brass-text grid size-16 place-items-center text-[1.5rem]">
          <Icon name={icon} />
        </span>
      )}
      <h2 className="text-title">{title}</h2>
      {children}
      {actions && <div className="mt-2 flex flex-wrap justify-center gap-3">{actions}</div>}
    </div>
  )
}
