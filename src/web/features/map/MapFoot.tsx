import type { ReactNode } from 'react'

/** The lines under a map, such as where its data is from. */
export function MapFoot({ children }: { children: ReactNode }) {
  return (
    <div className="border-line text-muted grid gap-1 border-t bg-(--surface) px-3 py-2 text-[0.75rem]">{children}</div>
  )
}
