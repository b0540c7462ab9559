import type { ReactNode } from 'react'
import { classes } from '#web/kit/classes.ts'
import { Icon } from '#web/kit/Icon.tsx'

/** More to read for whom it concerns; works without scripts. */
export function Disclosure({
  summary,
  open,
  className,
  children,
}: {
  summary: ReactNode
  open?: boolean
  className?: string
  children: ReactNode
}) {
  return (
    <details className={classes('disclosure', className)} open={open}>
      <summary>
        {summary}
        <Icon name="chevron-down" />
      </summary>
      {children}
    </details>
  )
}
