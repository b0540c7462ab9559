import type { ReactNode } from 'react'

/** The one `h1` of a page; it takes the focus when people come from another page. */
export function PageHeading({ className, children }: { className?: string; children: ReactNode }) {
  return (
    <h1 tabIndex={-1} className={className}>
      {children}
    </h1>
  )
}
