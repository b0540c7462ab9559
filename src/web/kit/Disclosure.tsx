import type { ReactNode } from 'react'
import { classes } from '#web/kit/classes.ts'
import { Icon } from '#web/kit/Icon.tsx'

/** More to read for whom it concerns; works without scripts. Of those with one `name` only one is open. */
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
