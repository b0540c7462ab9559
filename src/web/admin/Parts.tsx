import type { ReactNode } from 'react'

/** Short facts in a line, or below each other where it is too short: no separator is left at the end of a line. */
export function Parts({ children }: { children: ReactNode }) {
  return <span className="flex flex-wrap gap-x-3">{children}</span>
}
