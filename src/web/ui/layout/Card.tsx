import type { ComponentProps } from 'react'
import { classes } from '#web/ui/classes.ts'

/** A surface with a border; `padded` if it contains text. */
export function Card({ padded, className, ...rest }: ComponentProps<'div'> & { padded?: boolean }) {
  return <div {...rest} className={classes('card', padded && 'p-5 md:p-6', className)} />
}
