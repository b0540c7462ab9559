import type { ReactNode } from 'react'

/** Bar at the lower edge of small screens with the main action. */
export function StickyBar({ children }: { children: ReactNode }) {
  return <div className="sticky-bar no-print lg:hidden">{children}</div>
}
