import { classes } from '#web/ui/classes.ts'
import '#web/ui/skeleton.css'

/** Placeholder for loading content; the class defines its size. */
export function Skeleton({ className }: { className?: string }) {
  return <div className={classes('skeleton', className)} aria-hidden="true" />
}

/** Placeholder for a few lines of text, the last one shorter. */
export function SkeletonLines({ lines = 3 }: { lines?: number }) {
  return (
    <div className="skeleton-lines" aria-hidden="true">
      {Array.from({ length: lines }, (_, i) => (
        <Skeleton key={i} className="h-4" />
      ))}
    </div>
  )
}

/** Placeholder for a hotel card of the same height. */
export function SkeletonCard() {
  return (
    <div className="card overflow-hidden" aria-hidden="true">
      <Skeleton className="aspect-[16/10] rounded-none" />
      <div className="grid gap-4 p-5">
        <Skeleton className="h-6 w-2/3" />
        <SkeletonLines lines={2} />
        <Skeleton className="ms-auto h-7 w-1/3" />
      </div>
    </div>
  )
}
