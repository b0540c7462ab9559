import type { ReactNode } from 'react'
import { classes } from '#web/ui/classes.ts'

/** A label and an amount in the two columns of a `dl`. */
export function AmountRow({ label, amount, className }: { label: ReactNode; amount: string; className?: string }) {
  return (
    <div className={classes('contents', className)}>
      <dt>{label}</dt>
      <dd className="text-end">
        <bdi>{amount}</bdi>
      </dd>
    </div>
  )
}
