import type { ReactNode } from 'react'

/** Stays at the lower edge of small screens with the one thing to do next. */
export function StickyBar({ children }: { children: ReactNode }) {
  return <div className="sticky-bar no-print">{children}</div>
}
