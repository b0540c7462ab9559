import type { ReactNode } from 'react'

/** A page about one booking: the main column, and what stands beside it on wide screens. */
export function BookingColumns({ children }: { children: ReactNode }) {
  return (
    <div className="page-width grid gap-6 py-6 lg:grid-cols-[minmax(0,1fr)_400px] lg:items-start lg:gap-x-8 lg:py-8">
      {children}
    </div>
  )
}
