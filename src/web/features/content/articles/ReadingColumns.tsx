import type { ComponentProps, ReactNode } from 'react'
import { classes } from '#web/ui/classes.ts'
import { Contents } from '#web/features/content/articles/Contents.tsx'

/** A text with its table of contents beside it, or above it on narrow screens. */
export function ReadingColumns({
  blocks,
  className,
  children,
}: ComponentProps<typeof Contents> & { className?: string; children: ReactNode }) {
  return (
    <div className={classes(className, 'grid gap-8 pt-10 pb-16 lg:grid-cols-[240px_minmax(0,1fr)] lg:items-start')}>
      <Contents blocks={blocks} />
      {children}
    </div>
  )
}
