import type { ReactNode } from 'react'

const widths = { 40: 'max-w-[40rem]', 44: 'max-w-[44rem]', 48: 'max-w-[48rem]', 52: 'max-w-[52rem]' }

/** The parts of a page below each other in one column, `rem` wide at most. */
export function NarrowPage({ rem, children }: { rem: keyof typeof widths; children: ReactNode }) {
  return <div className={`page-width grid gap-6 py-8 ${widths[rem]}`}>{children}</div>
}
