import type { ReactNode } from 'react'
import { classes } from '#web/ui/classes.ts'
import { Icon } from '#web/ui/pictures/Icon.tsx'

/** Optional details that open below a summary; works without scripts. */
export function Disclosure({
  id,
  summary,
  open,
  className,
  children,
}: {
  id?: string
  summary: ReactNode
  open?: boolean | undefined
  className?: string
  children: ReactNode
}) {
  return (
    <details id={id} className={classes('disclosure', className)} open={open}>
      <summary>
        {summary}
        <Icon name="chevron-down" />
      </summary>
      {children}
    </details>
  )
}
