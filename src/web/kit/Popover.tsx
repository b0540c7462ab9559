import type { ComponentProps, ReactNode } from 'react'
import { Button } from '#web/kit/Button.tsx'

/**
 * A few lines that open beside their button, by the browser alone: scripts are not needed, Escape and a press
 * elsewhere close it, and the focus goes back to the button. Where the browser cannot place it beside the
 * button, it stands at the lower edge of the screen.
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
