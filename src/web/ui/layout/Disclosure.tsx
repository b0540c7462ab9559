import type { ReactNode } from 'react'
import { classes } from '#web/ui/classes.ts'
import { Icon } from '#web/ui/pictures/Icon.tsx'

/**
 * Optional details that open below a summary; works without scripts. Only one of those with the same `name` is open.
 */
export function Disclosure({
  summary,
  open,
  name,
  className,
  children,
}: {
  summary: ReactNode
  open?: boolean | undefined
  name?: string
  className?: string
  children: ReactNode
}) {
  return (
    <details className={classes('disclosure', className)} open={open} name={name}>
      <summary>
        {summary}
        <Icon name="chevron-down" />
      </summary>
      {children}
    </details>
  )
}
