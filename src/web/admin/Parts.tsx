import type { ReactNode } from 'react'
import { classes } from '#web/ui/classes.ts'

/** Short facts in a line, or below each other where it is too short: no separator is left at the end of a line. */
export function Parts({ muted, children }: { muted?: true; children: ReactNode }) {
  return <span className={classes('flex flex-wrap gap-x-3', muted && 'text-muted')}>{children}</span>
}
