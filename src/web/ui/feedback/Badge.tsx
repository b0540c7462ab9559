import type { ReactNode } from 'react'
import { classes } from '#web/ui/classes.ts'
import { Icon, type IconName } from '#web/ui/pictures/Icon.tsx'

/** A short label. Its colour only repeats the meaning of the text; `picture` is for badges on pictures. */
export function Badge({
  tone,
  icon,
  children,
}: {
  tone?: 'success' | 'warning' | 'danger' | 'info' | 'picture'
  icon?: IconName
  children: ReactNode
}) {
  return (
    <span className={classes('badge', tone && `badge-${tone}`)}>
      {icon && <Icon name={icon} />}
      {children}
    </span>
  )
}
