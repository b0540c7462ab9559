import type { ReactNode } from 'react'

/** The only `h1` of a page; it takes the focus after a navigation. */
export function PageHeading({ className, children }: { className?: string; children: ReactNode }) {
  return (
    <h1 tabIndex={-1} className={className}>
      {children}
    </h1>
  )
}
