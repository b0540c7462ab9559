import { classes } from '#web/kit/classes.ts'

/** Holds the place of what is still on its way; its size comes from the class. */
export function Skeleton({ className }: { className?: string }) {
  return <div className={classes('skeleton', className)} aria-hidden="true" />
}

/** A few lines of text on their way, the last one shorter. */
export function SkeletonLines({ lines = 3 }: { lines?: number }) {
  return (
    <div className="skeleton-lines" aria-hidden="true">
      {Array.from({ length: lines }, (_, i) => (
        <Skeleton key={i} className="h-4" />
      ))}
    </div>
  )
}

/** A card of a hotel on its way, as high as the card that comes. */
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
