import type { ReactNode } from 'react'

/**
 * Shows on large screens that a card leads further. It is neither a link nor read aloud, because the link on the name of
 * the card covers it.
 */
export function CardButton({ children }: { children: ReactNode }) {
  return (
    <span className="button button-secondary card-button" aria-hidden="true">
      {children}
    </span>
  )
}
