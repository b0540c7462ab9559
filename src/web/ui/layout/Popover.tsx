import type { ComponentProps, ReactNode } from 'react'
import { Button } from '#web/ui/actions/Button.tsx'

/**
 * A few lines that open next to their button with the native popover: it needs no scripts, Escape and a press outside
 * close it, and the focus returns to the button. Browsers without anchor positioning show it at the lower edge of the
 * screen.
 */
export function Popover({
  id,
  label,
  children,
  ...button
}: { id: string; label: string; children: ReactNode } & Omit<ComponentProps<typeof Button>, 'id' | 'children'>) {
  return (
    <>
      <Button variant="secondary" {...button} popoverTarget={id}>
        {label}
      </Button>
      <div id={id} popover="auto" role="dialog" aria-label={label} className="popover">
        {children}
      </div>
    </>
  )
}
