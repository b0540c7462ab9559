import { classes } from '#web/kit/classes.ts'

/** Holds the place of what is still on its way; its size comes from the class. */
export function Skeleton({ className }: { className?: string }) {
  return <div className={classes('skeleton', className)} aria-hidden="true" />
}
