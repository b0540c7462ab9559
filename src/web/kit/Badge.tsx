import type { ReactNode } from 'react'
import { classes } from '#web/kit/classes.ts'
import { Icon, type IconName } from '#web/kit/Icon.tsx'

/** A word about a thing. Its colour repeats what the word says; `picture` stands on pictures. */
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
